import { plural } from '../plural.ts';

/** The bookings of an operator, as a list. */
export default {
  title: 'Bookings',
  count: (count: number) =>
    plural('en', count, { one: `${count} booking`, other: `${count} bookings` }),
  firstOfMore: (count: number) => `The first ${count} bookings`,
  noMatch: 'No bookings match',
  noMatchText:
    'Search for how a code, a name or an email address begins, or choose another boat or other dates.',
  showAll: 'Show all',
  none: 'No bookings yet',
  noneText:
    'As soon as somebody books one of your boats, the booking is listed here and mailed to you.',
  moreFailed: 'More could not be loaded',
  failed: 'Your bookings could not be loaded',
  failedText: 'Please try again.',
  loadMore: 'Load more',
  loading: 'Loading...',

  filter: 'Filter bookings',
  search: 'Code, guest or email',
  boat: 'Boat',
  allBoats: 'All boats',
  from: 'From',
  to: 'To',
  show: 'Show',
  toCome: 'Trips from today on',
  all: 'All bookings, newest first',
  onTheseDays: 'Trips on these days',
  sortBy: 'Sort by',
  orders: {
    'createdAt down': 'Newest bookings first',
    'createdAt up': 'Oldest bookings first',
    'date up': 'Earliest trips first',
    'date down': 'Latest trips first',
    'customerName up': 'Customer, A to Z',
    'boat up': 'Boat, A to Z',
    'totalAmount down': 'Highest totals first',
  },

  columns: {
    customerName: 'Customer',
    email: 'Email',
    boat: 'Boat',
    date: 'Date',
    groupSize: 'Guests',
    totalAmount: 'Total',
    paymentStatus: 'Payment',
    createdAt: 'Booked',
  },
  statuses: {
    paid: 'Paid',
    cash: 'Paid in cash',
    elsewhere: 'Paid elsewhere',
    pending: 'Pending',
    unpaid: 'Unpaid',
    refunded: 'Refunded',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  sources: { 'walk-in': 'Walk-in', phone: 'By phone', hotel: 'From a hotel' },
  specialRequests: 'Special requests:',
  bookedAt: (when: string) => `booked ${when}`,
};
