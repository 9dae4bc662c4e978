import { plural } from '../../../plural.ts';

/** The list of operators, and one operator with their boats, their bookings and what the platform does. */
export default {
  title: 'Manage Operators',
  one: 'operator',
  many: 'operators',
  noneMatch: 'No operators match',
  noneMatchText: 'Search for another name or email, or choose another status.',
  operators: 'Operators',
  filter: 'Filter operators',
  search: 'Name or email',
  status: 'Status',
  anyStatus: 'Any status',
  name: 'Name',
  email: 'Email',
  joined: 'Joined',
  boats: 'Boats',
  bookingsToCome: 'Bookings to come',
  payoutsDue: 'Payouts due',

  all: 'All operators',
  missing: 'There is no such operator',
  missingText: 'Please look for them in the list.',
  whatWeDid: 'What the platform did',
  coming: 'Coming, trips not sailed yet',
  tripsToCome: 'Paid trips to come',
  bookings: 'Bookings',
  allBookings: 'All bookings',
  guestsWait:
    'These trips are paid, and their guests count on them. Please arrange with each guest whether the trip sails, moves to another boat, or is refunded.',
  oneTrip: 'paid trip',
  manyTrips: 'paid trips',
  noTrips: 'No paid trips to come',
  noTripsText: 'Nobody is waiting for a trip with this operator.',
  oneBooking: 'booking',
  manyBookings: 'bookings',
  noBookings: 'No bookings yet',
  noBookingsText: 'Paid, reserved and refunded bookings are listed here.',
  noBoats: 'No boats yet.',

  joinedAt: (at: string) => `Joined ${at}`,
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  suspendTitle: (name: string) => `Suspend ${name}?`,
  reinstateTitle: (name: string) => `Reinstate ${name}?`,
  suspending: 'Suspending...',
  reinstating: 'Reinstating...',
  suspended: 'Operator suspended',
  reinstated: 'Operator reinstated',
  reasonMailed: 'They are mailed the reason.',
  suspendText: (standing: string) =>
    `Their boats leave the site at once, they are signed out, and nobody can book with them any more. ${standing} They are mailed the reason.`,
  reinstateText:
    'They can sign in again, and their published boats are back on the site at once. They are mailed the reason.',
  noPaidTrip: 'No paid trip is to come.',
  paidTripsStand: (count: number) =>
    plural('en', count, {
      one: `${count} paid trip stands, and is listed here with its guest.`,
      other: `${count} paid trips stand, and are listed here with their guests.`,
    }),

  documents: 'Documents',
  documentKinds: { licence: 'Captain’s licence', insurance: 'Boat insurance' },
  documentStandings: {
    missing: 'Not sent',
    awaiting: 'To check',
    accepted: 'Accepted',
    refused: 'Refused',
    expired: 'Run out',
  },
  goodUntil: (day: string) => `good until ${day}`,
  tripsAfter: (trips: number, first: string) =>
    plural('en', trips, {
      one: `1 paid trip after it, on ${first}`,
      other: `${trips} paid trips after it, the first on ${first}`,
    }),
  listedWithout: 'Boats stay listed without documents, as the owner has set it.',
  unlistedWithout: 'Without them their boats are not listed.',
  listedUntil: (day: string) => `By them their boats may be listed until ${day}.`,
  documentsToCheck: 'Documents to check',
} as const;
