/** The way to a booking: the checkout, and the form that reserves now and pays later (spec 2, 4, 7). */
export default {
  complete: 'Complete Your Booking',
  refusedTitle: (title: string) => `Error: ${title}`,
  invalid: 'Invalid Booking Details',
  invalidText:
    'We could not find this trip: its boat, date, time or group size is missing or not right. Please choose it again.',
  loadingTrip: 'Loading your trip...',
  browse: 'Browse boats',
  backHome: 'Back to Homepage',
  backToBoat: 'Back to boat details',
  leftOpen:
    'You left the payment page. Nothing was charged, and your places are free again until you continue.',
  leftClosed:
    'That payment page was closed, because its time was up or because you opened another one for this boat. Nothing was charged on it.',
  byShip:
    'You come by cruise ship. If it does not come to the island after all, we call your trip off, and you choose another day, another boat, or all your money back.',
  setupFailed: 'Payment Setup Failed',
  notProcessed: 'Unable to process payment. Please try again.',
  noSession: 'Failed to create checkout session.',

  summary: 'Trip Summary',
  departsFrom: (place: string) => `Departs from ${place}`,
  otherTimes: 'See available dates and times',
  taxes: 'Taxes & fees',
  noneAdded: 'None added',

  yourDetails: 'Your Details',
  fullName: 'Full Name',
  email: 'Email Address',
  emailHint: 'Your confirmation is sent here.',
  phone: 'Phone (optional)',
  phoneHint: 'In case your captain needs to reach you on the day.',
  requests: 'Special Requests (optional)',
  acceptTerms:
    'I accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>',
  bookedAlready:
    'Here it is: <booking>your booking of this trip</booking>. If you want more places, book it once more.',
  bookAgain: 'Yes, book this trip once more',
  toPayment: 'Continue to payment',
  redirecting: 'Redirecting to payment...',
  partner: 'You will be redirected to our payment partner.',

  boatFailed: 'The boat could not be loaded',
  boatNotFound: 'Boat Not Found',
  backToBoats: 'Back to boats',
  boatGone: "The boat you're looking for doesn't exist or has been removed.",
  connection: 'Please check your connection and try again.',
  chooseBoat: 'Choose a boat to book',
  anotherBoat: 'Choose another boat',
  personal: 'Personal Information',
  linkHint: 'Your confirmation and the payment link are sent here.',
  tripDetails: 'Trip Details',
  tripDate: 'Trip Date',
  wholeDay: 'The boat is yours for the whole day.',
  firstDeparture: (time: string) => `Departs at ${time}, the first departure with room for you.`,
  requestsTitle: 'Special Requests',
  captainKnows: 'Anything your captain should know? (optional)',
  payment: 'Payment Information',
  costOf: (guests: string) => `Trip cost, ${guests}`,
  costOfCharter: 'Trip cost, private charter',
  serviceFee: (percent: number) => `Service fee (${percent}%)`,
  total: 'Total',
  payNow: (price: string) =>
    `The fee is for reserving now and paying later. Paid now, the same trip costs ${price}: <pay>pay now without the fee</pay>`,
  cardNumber: 'Card Number',
  expiry: 'Expiry (MM/YY)',
  expiryForm: 'MM/YY',
  cvc: 'CVC',
  notCharged:
    'Nothing is charged now and card details typed here are not sent. A secure payment link follows with your confirmation.',
  acceptPolicies:
    'I accept the <terms>Terms & Conditions</terms> and the <cancellation>Cancellation Policy</cancellation>',
  completeBooking: 'Complete Booking',
  processing: 'Processing...',
  bookingFailed: 'Booking Failed',
  checkFields: 'Please check required fields.',
};
