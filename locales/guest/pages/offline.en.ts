/** The offline page. */
export default {
  title: 'You’re offline',
  text: 'This page needs a connection, because boats, times and prices change all the time.',
  tryAgain: 'Try again',
  bookings: 'Your bookings',
  kept: 'Saved on this device for offline use.',
  days: 'Your saved days',
};
