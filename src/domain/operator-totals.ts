import type { BookingStatus } from './bookings.ts';
import { islandNow, monthOf, type Month } from './days.ts';

/**
 * The bookings an operator sees: all but those that nobody paid and that hold nothing any more, or not yet.
 * One that is cancelled is among them if it was paid.
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
  revenueCents: number;
};

type CountedBooking = {
  /** Whether it was paid while it could be sold; what came too late is not the operator's. */
  wasPaid: boolean;
  amountCents: number;
  refundedCents: number;
  createdAtMs: number;
};

/** The numbers on the dashboard (spec 2): bookings made in the island's current month, and the money of paid ones that was not given back, called off or not. */
export function operatorTotals(
  boatCount: number,
  bookings: readonly CountedBooking[],
  month: Month,
): OperatorTotals {
  const thisMonth = bookings.filter((each) => monthOf(islandNow(each.createdAtMs).day) === month);
  const paid = bookings.filter((each) => each.wasPaid);
  return {
    totalBoats: boatCount,
    bookingsThisMonth: thisMonth.length,
    revenueCents: paid.reduce((sum, each) => sum + each.amountCents - each.refundedCents, 0),
  };
}
