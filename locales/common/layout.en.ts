/** Every page: header, loading and error states. */
export default {
  skip: 'Skip to content',
  homePage: 'home page',
  mainNav: 'Main',
  addBoat: 'Add Your Boat',
  bookBoat: 'Book a Boat',
  portsOnMap: 'Ports on the island map',
  noPhotos: 'No photos uploaded',
  illustration: 'Illustration',
  rated: 'Rated ',
  loading: 'Loading...',
  tryAgain: 'Try again',
  failedTitle: 'We couldn’t load this page',
  failedText: 'Something went wrong on our side. Please try again.',
  close: 'Close',
  notification: 'Notification',
  notifications: 'Notifications',
};
