import type { BookingStatus } from './bookings.ts';

/**
 * The statuses an operator sees: not held ones, and no unpaid ones that are over. A cancelled booking is
 * listed if it was paid.
 */
export const statusesForOperators = [
  'pending',
  'asked',
  'paid',
  'refunded',
] as const satisfies BookingStatus[];

/** The numbers on the dashboard (spec 2): bookings made in the island's current month, and the revenue of paid ones, cancelled or not, minus refunds. */
export type OperatorTotals = {
  totalBoats: number;
  bookingsThisMonth: number;
  /** Of what was paid through the platform. */
  revenueCents: number;
  /** What the operator took themselves, and has not given back. */
  byHandCents: number;
};
