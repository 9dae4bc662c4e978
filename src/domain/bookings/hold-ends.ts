import { toInstant, type Day, type Time } from '../time/days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts';

/**
 * How long a payment page is open and its seats are held: the provider's minimum of 30 minutes from when it receives
 * the request, plus a minute of latency.
 */
export const CHECKOUT_HOLD_MINUTES = 31;

/** Earliest expiry of a payment page opened now, in epoch milliseconds. */
export function computePaymentPageEnd(nowMs: number): number {
  return nowMs + CHECKOUT_HOLD_MINUTES * MINUTE_MS;
}

/**
 * Expiry of a checkout's hold: with its payment page, or at the start of the trip if that is earlier. Epoch
 * milliseconds.
 */
export function computeCheckoutHoldEnd(nowMs: number, trip: { start: Day; time: Time }): number {
  return Math.min(computePaymentPageEnd(nowMs), toInstant(trip.start, trip.time));
}

/** Time for an operator to approve a trip that was sold while a calendar could not be read. */
export const APPROVAL_HOURS = 12;

/** The deadline for an approval: 12 h, but not after the trip starts. Epoch milliseconds. */
export function computeApprovalDeadline(
  nowMs: number,
  trip: { start: Day; time: Time | null },
): number {
  const startsAt = toInstant(trip.start, trip.time);
  return Math.min(nowMs + APPROVAL_HOURS * HOUR_MS, Math.max(startsAt, nowMs));
}

/** How long a reservation is held before its guest confirms the email address. */
export const UNCONFIRMED_HOURS = 2;

/**
 * Expiry of an unpaid reservation with a confirmed email address: 24 h after it was created, or 2 h if the trip is
 * within a day; never after the trip starts. Epoch milliseconds.
 */
export function computeReservationEnd(
  madeMs: number,
  trip: { start: Day; time: Time | null },
): number {
  const startsAt = toInstant(trip.start, trip.time);
  const isSoon = startsAt - madeMs <= DAY_MS;
  return Math.min(madeMs + (isSoon ? UNCONFIRMED_HOURS : 24) * HOUR_MS, startsAt);
}

/** Expiry of a reservation whose guest has not opened the mailed link yet. */
export function computeUnconfirmedEnd(
  madeMs: number,
  trip: { start: Day; time: Time | null },
): number {
  return Math.min(madeMs + UNCONFIRMED_HOURS * HOUR_MS, computeReservationEnd(madeMs, trip));
}

/**
 * Expiry that a reservation gets once its guest confirms the email address; null if that adds less than a minute. The
 * tolerance covers the delay between deciding and writing the expiry.
 */
export function computeConfirmedEnd(reservation: {
  madeMs: number;
  endsMs: number;
  start: Day;
  time: Time | null;
}): number | null {
  const end = computeReservationEnd(reservation.madeMs, reservation);
  return end >= reservation.endsMs + MINUTE_MS ? end : null;
}
