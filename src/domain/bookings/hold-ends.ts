import { islandInstant, type Day, type Time } from '../time/days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/**
 * How long a payment page is open, and so how long its seats are held: the provider's minimum of 30
 * minutes from when it receives the request, and a minute of latency.
 */
export const CHECKOUT_HOLD_MINUTES = 31;

/** When a payment page opened now ends at the earliest, in epoch milliseconds. */
export function paymentPageEnd(nowMs: number): number {
  return nowMs + CHECKOUT_HOLD_MINUTES * MINUTE_MS;
}

/** When a checkout's hold ends: with its payment page, or at the start of the trip if that is earlier. Epoch milliseconds. */
export function checkoutHoldEnd(nowMs: number, trip: { start: Day; time: Time }): number {
  return Math.min(paymentPageEnd(nowMs), islandInstant(trip.start, trip.time));
}

/** How long an operator has to approve a trip that was sold while a calendar could not be read. */
export const APPROVAL_HOURS = 12;

/** The deadline for an approval: 12 h, but not after the trip starts. Epoch milliseconds. */
export function approvalDeadline(nowMs: number, trip: { start: Day; time: Time | null }): number {
  const startsAt = islandInstant(trip.start, trip.time);
  return Math.min(nowMs + APPROVAL_HOURS * HOUR_MS, Math.max(startsAt, nowMs));
}

/** How long a reservation is held for an address that has not confirmed its mail. */
export const UNCONFIRMED_HOURS = 2;

/**
 * When an unpaid reservation ends, once its guest has confirmed the mail: 24 h after it was made, or 2 h when the
 * trip is within a day; never after the trip starts (readings: form flow). Epoch milliseconds.
 */
export function reservationEnd(madeMs: number, trip: { start: Day; time: Time | null }): number {
  const startsAt = islandInstant(trip.start, trip.time);
  const isSoon = startsAt - madeMs <= DAY_MS;
  return Math.min(madeMs + (isSoon ? UNCONFIRMED_HOURS : 24) * HOUR_MS, startsAt);
}

/** When it ends as long as the mailed link was not used. */
export function unconfirmedEnd(madeMs: number, trip: { start: Day; time: Time | null }): number {
  return Math.min(madeMs + UNCONFIRMED_HOURS * HOUR_MS, reservationEnd(madeMs, trip));
}

/**
 * Until when confirming the mail keeps a reservation; null where it gives no more time. Less than a minute is none:
 * a booking is written a moment after its end was decided.
 */
export function keptUntil(reservation: {
  madeMs: number;
  endsMs: number;
  start: Day;
  time: Time | null;
}): number | null {
  const end = reservationEnd(reservation.madeMs, reservation);
  return end >= reservation.endsMs + MINUTE_MS ? end : null;
}
