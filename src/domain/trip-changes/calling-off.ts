import { listOfferedSlots, type Availability } from '../availability/availability.ts';
import { tidyAvailability } from '../availability/availability-edits.ts';
import { computeSoldSpan, type SoldTrip } from '../availability/busy-times.ts';
import { addDays, listDays, toInstant, toIslandNow, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';
import { computeOperatorShare, computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';
import {
  computeOccupiedInterval,
  hasOverlap,
  computeBusySpan,
  type Sailing,
} from '../availability/trip-times.ts';

/** Reasons that an operator or admin can select. */
export const selectableReasons = ['weather', 'engine', 'too-few-guests', 'sickness'] as const;
export const callOffReasons = [...selectableReasons, 'ship-skipped'] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/**
 * What is called off: one departure, or all of a boat's trips in a period. `from` and `until` are epoch milliseconds;
 * `until` is exclusive.
 */
export type CallOffScope = { day: Day; time: Time } | { from: number; until: number };

export function buildDayScope(day: Day): CallOffScope {
  return { from: toInstant(day, '00:00'), until: toInstant(addDays(day, 1), '00:00') };
}

/**
 * Whether a sold trip is called off. A scope of one departure never includes that day's charters, and a scope of a
 * period excludes trips that are over by `nowMs` (epoch milliseconds).
 */
export function isCalledOff(trip: SoldTrip, scope: CallOffScope, nowMs: number): boolean {
  if ('day' in scope) {
    return trip.mode === 'perSeat' && trip.start === scope.day && trip.time === scope.time;
  }
  const span = computeSoldSpan(trip);
  return span.endsAt > nowMs && hasOverlap(span, { startsAt: scope.from, endsAt: scope.until });
}

export function listScopeDays(scope: CallOffScope): Day[] {
  if ('day' in scope) return [scope.day];
  return listDays(toIslandNow(scope.from).day, toIslandNow(scope.until - 1).day);
}

/** Closes the boat's departures in the scope, so that they are not sold again. */
export function closeScope(boat: Sailing, scope: CallOffScope): Availability {
  const { availability } = boat;
  if ('day' in scope) {
    const block = { date: scope.day, times: [scope.time] };
    return tidyAvailability({ ...availability, blocks: [...availability.blocks, block] });
  }
  const days = listScopeDays(scope);
  const fullyCoveredDays = days.filter((day) => coversWholeDay(day, scope));
  const blocks = days
    .filter((day) => !fullyCoveredDays.includes(day))
    .map((date) => ({ date, times: listOverlappedSlots(boat, date, scope) }));
  return tidyAvailability({
    ...availability,
    blackoutDates: [...availability.blackoutDates, ...fullyCoveredDays],
    blocks: [...availability.blocks, ...blocks],
  });
}

function coversWholeDay(day: Day, { from, until }: { from: number; until: number }): boolean {
  return from <= toInstant(day, '00:00') && until >= toInstant(addDays(day, 1), '00:00');
}

function listOverlappedSlots(
  boat: Sailing,
  day: Day,
  { from, until }: { from: number; until: number },
): Time[] {
  return listOfferedSlots(boat.availability, day).filter((time) =>
    hasOverlap(computeBusySpan(computeOccupiedInterval(boat, day, time)), {
      startsAt: from,
      endsAt: until,
    }),
  );
}

/** Time for guests to choose compensation. */
export const CHOICE_HOURS = 72;
/** Other operators' trips are offered from the called-off day until this many days after it. */
export const OFFER_DAYS = 7;

export function computeChoiceDeadline(nowMs: number): number {
  return nowMs + CHOICE_HOURS * HOUR_MS;
}

/**
 * Deadline for accepting a replacement trip: the guest's choice deadline (`dueMs`), or midnight at the start of the
 * replacement's day, whichever is earlier.
 */
export function computeOfferDeadline(dueMs: number, start: Day): number {
  return Math.min(dueMs, toInstant(start, '00:00'));
}

/**
 * Computes the refund when a guest rebooks with another operator. `priceCents` is the new trip's price before fees.
 * Null if the price exceeds the operator's share of what remains of the payment. If the new trip is cheaper, refunds
 * the difference plus the proportional fee.
 */
export function computeRebookingRefund(
  paid: PaidMoney,
  priceCents: number,
): { refundCents: number } | null {
  const operatorShareCents = computeOperatorShare(paid);
  if (priceCents > operatorShareCents) return null;
  const max = computeMaxRefundable(paid);
  const { tripCents, feeCents } = paid;
  const refundCents = Math.round(
    ((operatorShareCents - priceCents) * (tripCents + feeCents)) / tripCents,
  );
  return { refundCents: Math.min(refundCents, max) };
}
