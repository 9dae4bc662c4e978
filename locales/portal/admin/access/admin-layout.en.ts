import { plural } from '../../../plural.ts';

/** Shared messages of the admin portal: layout, lists, forms and statuses. */
export default {
  portal: 'platform management',
  menu: 'Menu',
  sections: 'Platform',
  languages: 'Language',
  roles: { super_admin: 'Super Admin', admin: 'Admin' },
  loggedOutHere: 'Logged out on this screen',
  loggedOutHereText: 'The server could not be reached. Your session ends by itself within 2 hours.',
  checking: 'Checking authentication...',
  unreachable: 'The server could not be reached',
  superOnly: 'For super admins only',
  superOnlyText: 'Please ask a super admin if you need something from this page.',

  listFailed: 'This list could not be loaded',
  moreFailed: 'More could not be loaded. Please try again.',
  first: (counted: string) => `The first ${counted}`,
  counted: (count: number, one: string, many: string) => plural('en', count, { one: `${count} ${one}`, other: `${count} ${many}` }),
  entryFailed: 'This could not be loaded',
  labelOf: (label: string, what: string) => `${label}: ${what}`,
  anyPort: 'Any port',
  otherPort: 'Other port',

  didNotWork: 'That did not work. Please try again.',

  moment: (day: string, time: string) => `${day}, ${time}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,

  metricsFailed: 'Failed to load analytics data. Please try refreshing the page.',
  whatCounts: 'What these figures count',
  failedRefunds: (count: number, written: string, cents: string) => plural('en', count, { one: `${written} refund failed: guests do not have ${cents} that goes back to them.`, other: `${written} refunds failed: guests do not have ${cents} that goes back to them.` }),
  showFailedRefunds: 'Show failed refunds',

  contact: 'Contact',
  payment: 'Payment',
  cancelled: 'Cancelled',
  paymentStatuses: { unpaid: 'Unpaid', pending: 'Pending', paid: 'Paid', refunded: 'Refunded' },
  paidBys: { card: 'Paid', cash: 'Paid in cash', elsewhere: 'Paid elsewhere' },
  givenBack: 'Cancelled, given back by the captain',
  partlyRefunded: 'Partly refunded',
  paidPartlyRefunded: 'Paid, partly refunded',
  paidAllRefunded: 'Paid, refunded in full',
  bookingStatuses: {
    held: 'At the payment page',
    pending: 'Reserved',
    asked: 'Captain is asked',
    paid: 'Paid',
    expired: 'Not paid in time',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  refundStates: {
    due: 'On its way',
    sent: 'Sent to the guest’s bank',
    failed: 'Failed',
    settled: 'Paid back in another way',
  },
  listingStatuses: {
    published: 'Published',
    draft: 'Draft',
    unlisted: 'Documents missing',
    suspended: 'Captain suspended',
  },
  operatorStatuses: { active: 'Active', suspended: 'Suspended' },

  nothingSoFar: 'Nothing so far.',
  notices: {
    unpublished: 'Taken off the site',
    featured: 'Featured by hand',
    'feature-ended': 'Featuring ended',
    suspended: 'Suspended',
    reinstated: 'Reinstated',
  },
  publishedAgain: (when: string) => `(published again by the captain, ${when})`,
};
