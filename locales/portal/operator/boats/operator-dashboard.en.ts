/** Layout of the operator dashboard around its tabs. */
export default {
  welcome: 'Welcome back, Captain!',
  paymentDetails: 'Payment Details',

  notConnected: 'Your calendar was not connected. Please try again.',

  totalBoats: 'Total Boats',
  thisMonth: 'This Month',
  bookingsNote: (_count: number) => 'bookings',
  byHand: (amount: string) => `and ${amount} by hand`,
  rating: 'Rating',
  fromReviews: (count: number) => `from ${count} reviews`,

  unknownTitle: 'We could not look this up',
  unknownText: 'Whether two-step sign-in is on could not be asked right now.',
  twoStepsText: 'With two steps, signing in needs your password and a code from an authenticator app on your phone. A stolen password alone opens nothing.',
  twoStepsAreOn: 'Two-step sign-in is on: every sign-in asks for a code from your authenticator app.',
  scan: 'Scan this with your authenticator app, then enter the code that it shows.',
  orType: (key: string) => `Or type this key: <key>${key}</key>`,
  isOn: 'Two-step sign-in is on',
  isOff: 'Two-step sign-in is off',
} as const;
