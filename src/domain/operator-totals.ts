import type { BookingStatus } from './bookings.ts';
import { islandNow, monthOf, type Month } from './days.ts';

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

export type OperatorTotals = {
  totalBoats: number;
  bookingsThisMonth: number;
  /** Of what was paid through the platform. */
  revenueCents: number;
  /** What the operator took themselves, and has not given back. */
  byHandCents: number;
};

type CountedBooking = {
  /** Whether it was paid in time; a late payment is not the operator's. */
  wasPaid: boolean;
  isPaidByHand: boolean;
  amountCents: number;
  refundedCents: number;
  createdAtMs: number;
};

/** The numbers on the dashboard (spec 2): bookings made in the island's current month, and the revenue of paid ones, cancelled or not, minus refunds. */
export function operatorTotals(
  boatCount: number,
  bookings: readonly CountedBooking[],
  month: Month,
): OperatorTotals {
  const thisMonth = bookings.filter((each) => monthOf(islandNow(each.createdAtMs).day) === month);
  const paid = bookings.filter((each) => each.wasPaid);
  const kept = (isByHand: boolean) =>
    paid
      .filter((each) => each.isPaidByHand === isByHand)
      .reduce((sum, each) => sum + each.amountCents - each.refundedCents, 0);
  return {
    totalBoats: boatCount,
    bookingsThisMonth: thisMonth.length,
    revenueCents: kept(false),
    byHandCents: kept(true),
  };
}
