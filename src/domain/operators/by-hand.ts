import {
  isSold,
  nextStatus,
  type BookingFlow,
  type BookingStatus,
  type PaidBy,
} from '../bookings/bookings.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { startOf, type GuestTrip } from '../trip-changes/trip-changes.ts';

/** How a guest whom an operator books by hand pays: by a mailed link as everybody, or the operator themselves. */
export const byHandPayments = ['cash', 'link', 'elsewhere'] as const;
export type ByHandPayment = (typeof byHandPayments)[number];

/** Whether the operator took the money themselves: then no refund, fee or payout of the platform concerns it. */
export function isPaidByHand(paidBy: PaidBy): boolean {
  return paidBy !== 'card';
}

/** The most that is written down of one booking, in cents: more is a slip of the finger. */
export const MOST_BY_HAND_CENTS = 10_000_000;

/**
 * An operator takes back what they booked by hand, before it sails: the places are free, and what they took they give
 * back themselves. What was paid through the platform goes the way of every other booking.
 */
export function decideByHandCancellation(
  booking: Pick<GuestTrip, 'status' | 'start' | 'time'> & { flow: BookingFlow; paidBy: PaidBy },
  nowMs: number,
): Outcome<{ status: BookingStatus; refundCents: number }, 'conflict'> {
  if (booking.flow !== 'operator') return notByHand;
  if (!isSold(booking.status)) return over;
  if (booking.status === 'paid' && !isPaidByHand(booking.paidBy)) return paidThroughUs;
  if (startOf(booking) <= nowMs) return begun;
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
