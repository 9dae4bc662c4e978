/** The offline page. */
export default {
  title: 'You are offline',
  text: 'This page needs a connection. Boats, times and prices are only shown as they are right now.',
  tryAgain: 'Try again',
  bookings: 'Your bookings',
  kept: 'Kept on this device, to read without a connection.',
  days: 'Your days on the dock',
};
