import { islandInstant, type Day, type Time } from './days.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

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

/** When an unpaid reservation ends: 24 h, or 2 h when the trip is within a day; never after the trip starts (readings: form flow). Epoch milliseconds. */
export function reservationEnd(nowMs: number, trip: { start: Day; time: Time }): number {
  const startsAt = islandInstant(trip.start, trip.time);
  const isSoon = startsAt - nowMs <= DAY_MS;
  return Math.min(nowMs + (isSoon ? 2 : 24) * HOUR_MS, startsAt);
}
