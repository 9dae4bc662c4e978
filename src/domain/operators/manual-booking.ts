import {
  isSold,
  getNextStatus,
  type BookingFlow,
  type BookingStatus,
  type PaidBy,
} from '../bookings/bookings.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeTripStart, type GuestTrip } from '../trip-changes/trip-changes.ts';

/** Payment of a manual booking: by mailed link, or directly to the operator. */
export const manualPaymentWays = ['cash', 'link', 'elsewhere'] as const;
export type ManualPaymentWay = (typeof manualPaymentWays)[number];

/** Whether the guest paid the operator directly, so the platform's refunds, fees and payouts do not apply. */
export function isPaidToOperator(paidBy: PaidBy): boolean {
  return paidBy !== 'card';
}

/** Maximum price of a manual booking, in cents; a typo above it is rejected. */
export const MAX_MANUAL_CENTS = 10_000_000;

/**
 * Decides whether an operator may cancel a manual booking before departure. The operator refunds the guest directly.
 * Refuses bookings paid by card, which follow the usual refund rules.
 */
export function decideManualCancellation(
  booking: Pick<GuestTrip, 'status' | 'start' | 'time'> & { flow: BookingFlow; paidBy: PaidBy },
  nowMs: number,
): Outcome<{ status: BookingStatus; refundCents: number }, 'conflict'> {
  if (booking.flow !== 'operator') return notManual;
  if (!isSold(booking.status)) return over;
  if (booking.status === 'paid' && !isPaidToOperator(booking.paidBy)) return paidThroughUs;
  if (computeTripStart(booking) <= nowMs) return begun;
  const status = getNextStatus(booking.status, 'cancel');
  return status ? done({ status, refundCents: 0 }) : over;
}

const notManual = refused('conflict', 'manualBooking.bookedByGuest');
const over = refused('conflict', 'booking.over');
const paidThroughUs = refused('conflict', 'manualBooking.paidThroughUs');
const begun = refused('conflict', 'cancel.tripBegun');
