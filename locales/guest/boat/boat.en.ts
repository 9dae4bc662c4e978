/** A boat's page (spec 2: boat detail). */
export default {
  title: 'Boat',
  loading: 'Loading boat...',
  gone: "The boat you're looking for doesn't exist or has been removed.",
  backHome: 'Back to Homepage',
  openPhoto: (place: number, count: number, name: string) => `Open photo ${place} of ${count}: ${name}`,
  book: 'Book This Boat',
  soFar: (least: number, soFar: number) => `Sails with ${least} guests, ${soFar} so far`,
  toCheckout: 'Continue to Checkout',
  pickFirst: 'Pick a date and time to continue.',
  update: 'Update',
  goOn: 'Continue',
  chooseTime: 'Choose a time',
  chooseDate: 'Choose a date',
  loadingReviews: 'Loading reviews...',
  backToBoats: 'Back to boats',
  boatNotFound: 'Boat Not Found',
};
