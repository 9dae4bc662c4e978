import { plural } from '../../../plural.ts';

/** Shared messages of the admin portal: layout, lists, forms and statuses. */
export default {
  portal: 'platform management',
  menu: 'Menu',
  sections: 'Platform',
  languages: 'Language',
  roles: { super_admin: 'Super Admin', admin: 'Admin' },
  loggedOutHere: 'Logged out on this screen',
  loggedOutHereText: 'We couldn’t reach the server. Your session ends automatically within 2 hours.',
  checking: 'Checking authentication...',
  unreachable: 'We couldn’t reach the server',
  superOnly: 'For super admins only',
  superOnlyText: 'Ask a super admin if you need something from this page.',

  listFailed: 'We couldn’t load this list',
  moreFailed: 'We couldn’t load more. Please try again.',
  first: (counted: string) => `First ${counted}`,
  counted: (count: number, one: string, many: string) => plural('en', count, { one: `${count} ${one}`, other: `${count} ${many}` }),
  entryFailed: 'We couldn’t load this page',
  labelOf: (label: string, what: string) => `${label}: ${what}`,
  anyPort: 'Any port',
  otherPort: 'Other port',

  didNotWork: 'That didn’t work. Please try again.',

  moment: (day: string, time: string) => `${day}, ${time}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,

  metricsFailed: 'Failed to load analytics data. Please try refreshing the page.',
  whatCounts: 'What these figures count',
  failedRefunds: (count: number, written: string, cents: string) => plural('en', count, { one: `${written} refund failed. A guest is still owed ${cents}.`, other: `${written} refunds failed. Guests are still owed ${cents}.` }),
  showFailedRefunds: 'Show failed refunds',

  contact: 'Contact',
  payment: 'Payment',
  cancelled: 'Canceled',
  paymentStatuses: { unpaid: 'Unpaid', pending: 'Pending', paid: 'Paid', refunded: 'Refunded' },
  paidBys: { card: 'Paid', cash: 'Paid in cash', elsewhere: 'Paid another way' },
  givenBack: 'Canceled, refunded by the operator',
  partlyRefunded: 'Partially refunded',
  paidPartlyRefunded: 'Paid, partially refunded',
  paidAllRefunded: 'Paid, refunded in full',
  bookingStatuses: {
    held: 'At checkout',
    pending: 'Reserved',
    asked: 'Waiting for operator',
    paid: 'Paid',
    expired: 'Expired',
    cancelled: 'Canceled',
    refunded: 'Refunded',
  },
  refundStates: {
    due: 'On its way',
    sent: 'Sent to the guest’s bank',
    failed: 'Failed',
    settled: 'Refunded outside the card',
  },
  listingStatuses: {
    published: 'Published',
    draft: 'Draft',
    unlisted: 'Documents missing',
    suspended: 'Operator suspended',
  },
  operatorStatuses: { active: 'Active', suspended: 'Suspended' },

  nothingSoFar: 'No actions yet.',
  notices: {
    unpublished: 'Unpublished',
    featured: 'Featured by an admin',
    'feature-ended': 'Feature ended',
    suspended: 'Suspended',
    reinstated: 'Reinstated',
    'picture-removed': 'Picture removed',
    'introduction-removed': 'Introduction removed',
  },
  publishedAgain: (when: string) => `(published again by the operator, ${when})`,
};
