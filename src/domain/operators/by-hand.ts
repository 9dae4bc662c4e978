import {
  isSold,
  nextStatus,
  type BookingFlow,
  type BookingStatus,
  type PaidBy,
} from '../bookings/bookings.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { computeTripStart, type GuestTrip } from '../trip-changes/trip-changes.ts';

/** Payment of a manual booking: by mailed link, or directly to the operator. */
export const byHandPayments = ['cash', 'link', 'elsewhere'] as const;
export type ByHandPayment = (typeof byHandPayments)[number];

/** Whether the guest paid the operator directly: then the platform's refunds, fees and payouts do not apply. */
export function isPaidByHand(paidBy: PaidBy): boolean {
  return paidBy !== 'card';
}

/** Maximum price of a manual booking, in cents; a typo above it is rejected. */
export const MAX_BY_HAND_CENTS = 10_000_000;

/**
 * Decides an operator's cancellation of a manual booking before departure. It frees the seats; the operator refunds the
 * guest directly. Card payments follow the usual refund rules.
 */
export function decideByHandCancellation(
  booking: Pick<GuestTrip, 'status' | 'start' | 'time'> & { flow: BookingFlow; paidBy: PaidBy },
  nowMs: number,
): Outcome<{ status: BookingStatus; refundCents: number }, 'conflict'> {
  if (booking.flow !== 'operator') return notByHand;
  if (!isSold(booking.status)) return over;
  if (booking.status === 'paid' && !isPaidByHand(booking.paidBy)) return paidThroughUs;
  if (computeTripStart(booking) <= nowMs) return begun;
  const status = nextStatus(booking.status, 'cancel');
  return status ? done({ status, refundCents: 0 }) : over;
}

const notByHand = refused(
  'conflict',
  'The guest booked this trip themselves. Call it off if it does not sail, or ask us to cancel it.',
);
const over = refused('conflict', 'This booking is over already, so nothing was changed.');
const paidThroughUs = refused(
  'conflict',
  'The guest has paid through us. Call the trip off if it does not sail, or ask us to cancel it.',
);
const begun = refused('conflict', 'This trip has begun, so it cannot be cancelled any more.');
