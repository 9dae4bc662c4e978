import { plural } from '../../../plural.ts';

/** Layout of the operator dashboard around its tabs. */
export default {
  welcome: 'Welcome back, Captain!',
  paymentDetails: 'Payment Details',

  notConnected: 'Your calendar wasn’t connected. Please try again.',

  next: 'Next Departures',
  noneNext: 'No trips are booked for the next 7 days. We’ll email you when a guest books.',
  overviewFailed: 'We couldn’t load your overview',
  waiting: 'Waiting for You',
  noneWaiting: 'Nothing is waiting for you. Enjoy the water!',
  waitingFor: {
    approvals: (count: number) => plural('en', count, { one: '1 trip needs your confirmation', other: `${count} trips need your confirmation` }),
    changeRequests: (count: number) => plural('en', count, { one: '1 guest is asking for a change', other: `${count} guests are asking for a change` }),
    conflicts: (count: number) => plural('en', count, { one: '1 booked trip conflicts with your calendar', other: `${count} booked trips conflict with your calendar` }),
    disputes: (count: number) => plural('en', count, { one: '1 payment is disputed by a guest’s bank', other: `${count} payments are disputed by guests’ banks` }),
    rebookings: (count: number) => plural('en', count, { one: '1 guest of a canceled trip hasn’t chosen yet', other: `${count} guests of canceled trips haven’t chosen yet` }),
    reviews: (count: number) => plural('en', count, { one: '1 review has no reply', other: `${count} reviews have no reply` }),
  },
  payout: 'Your Payout',
  ready: (amount: string) => `${amount} is ready for payout.`,
  overpaid: (amount: string) => `We’ll deduct ${amount} from your next payout.`,
  nothingReady: 'Nothing is ready for payout yet.',
  nextReady: (amount: string, day: string) => `${amount} will be ready on ${day}.`,
  noDetails: 'We need your payment details before we can pay you.',
  addDetails: 'Add Payment Details',
  seeStatement: 'See Statement',

  totalBoats: 'Total Boats',
  thisMonth: 'This Month',
  bookingsNote: (_count: number) => 'bookings',
  byHand: (amount: string) => `plus ${amount} paid to you directly`,
  rating: 'Rating',
  fromReviews: (count: number) => `from ${count} reviews`,

  unknownTitle: 'Status unavailable',
  unknownText: 'We couldn’t check your two-step sign-in. Try again in a minute.',
  twoStepsText: 'Two-step sign-in asks for your password and a code from an app on your phone, so a stolen password isn’t enough.',
  twoStepsAreOn: 'Two-step sign-in is on. Each sign-in asks for a code from your authenticator app.',
  scan: 'Scan this with your authenticator app, then enter the code it shows.',
  orType: (key: string) => `Or type this key: <key>${key}</key>`,
  isOn: 'Two-step sign-in is on',
  isOff: 'Two-step sign-in is off',
} as const;
