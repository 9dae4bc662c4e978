import { plural } from '../../../plural.ts';

/** The platform at a glance (spec 2: admin dashboard). */
export default {
  totalBoats: 'Total Boats',
  draftsIncluded: 'drafts included',
  totalOperators: 'Total Operators',
  withAccount: 'with an account',
  totalBookings: 'Total Bookings',
  totalRevenue: 'Total Revenue',
  byHand: (count: number, written: string, cents: string) =>
    plural('en', count, {
      one: `Apart from these: ${written} booking by hand, for which captains took ${cents} themselves.`,
      other: `Apart from these: ${written} bookings by hand, for which captains took ${cents} themselves.`,
    }),
  toAnswer: (count: number, written: string, cents: string) =>
    plural('en', count, {
      one: `${written} dispute of ${cents} to answer.`,
      other: `${written} disputes of ${cents} to answer.`,
    }),
  toAnswerBy: (count: number, written: string, cents: string, due: string) =>
    plural('en', count, {
      one: `${written} dispute of ${cents} to answer, the next by ${due}.`,
      other: `${written} disputes of ${cents} to answer, the next by ${due}.`,
    }),
  showDisputes: 'Show disputes',
  boats: 'Boats',
  boatsText: 'All boats that captains have, drafts included.',
  operators: 'Operators',
  operatorsText: 'All captains with an account, suspended ones included.',
  popular: 'Popular boats',
  popularText: 'The boats with the most bookings, counted in the same way.',
  quickActions: 'Quick Actions',
  recentBookings: 'Recent Bookings',
  recent: 'Recent bookings',
  noBookings: 'No recent bookings',
  unknownBoat: 'Unknown Boat',
  statuses: {
    held: 'held',
    pending: 'pending',
    asked: 'asked',
    paid: 'paid',
    expired: 'expired',
    cancelled: 'cancelled',
    refunded: 'refunded',
  },
  popularBoats: 'Popular Boats',
  noBoats: 'No booking data available',
  by: (operator: string) => `by ${operator}`,
  unknownOperator: 'Unknown Operator',
  bookings: (count: number) => plural('en', count, { one: 'booking', other: 'bookings' }),
};
