import { offeredSlots, type Availability } from '../availability/availability.ts';
import { tidyAvailability } from '../availability/availability-edits.ts';
import { soldSpan, type SoldTrip } from '../availability/busy-times.ts';
import {
  addDays,
  daysFromTo,
  islandInstant,
  islandNow,
  type Day,
  type Time,
} from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';
import { keptForOperator, mostRefundable, type PaidMoney } from '../refunds/refunds.ts';
import { hullTime, overlap, spanOf, type Sailing } from '../availability/trip-times.ts';

/** Of which who calls trips off chooses one. */
export const chosenReasons = ['weather', 'engine', 'too-few-guests', 'sickness'] as const;
export const callOffReasons = [...chosenReasons, 'ship-skipped'] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/** What does not sail: one departure, or all that a boat would do in a time; epoch milliseconds, `until` excluded. */
export type CallOffScope = { day: Day; time: Time } | { from: number; until: number };

/** A whole day of the island. */
export function wholeDay(day: Day): CallOffScope {
  return { from: islandInstant(day, '00:00'), until: islandInstant(addDays(day, 1), '00:00') };
}

/**
 * Whether a sold trip does not sail. A departure's scope leaves a charter of the day alone, and a time's scope what
 * is over by `nowMs`, in epoch milliseconds: it has sailed.
 */
export function isCalledOff(trip: SoldTrip, scope: CallOffScope, nowMs: number): boolean {
  if ('day' in scope) {
    return trip.mode === 'perSeat' && trip.start === scope.day && trip.time === scope.time;
  }
  const span = soldSpan(trip);
  return span.endsAt > nowMs && overlap(span, { startsAt: scope.from, endsAt: scope.until });
}

/** The days that a scope touches. */
export function daysOfScope(scope: CallOffScope): Day[] {
  if ('day' in scope) return [scope.day];
  return daysFromTo(islandNow(scope.from).day, islandNow(scope.until - 1).day);
}

/** A boat's availability without what is called off: nothing of it is sold any more. */
export function closeFor(boat: Sailing, scope: CallOffScope): Availability {
  const { availability } = boat;
  if ('day' in scope) {
    const block = { date: scope.day, times: [scope.time] };
    return tidyAvailability({ ...availability, blocks: [...availability.blocks, block] });
  }
  const days = daysOfScope(scope);
  const whole = days.filter((day) => isWhole(day, scope));
  const blocks = days
    .filter((day) => !whole.includes(day))
    .map((date) => ({ date, times: overlappedSlots(boat, date, scope) }));
  return tidyAvailability({
    ...availability,
    blackoutDates: [...availability.blackoutDates, ...whole],
    blocks: [...availability.blocks, ...blocks],
  });
}

function isWhole(day: Day, { from, until }: { from: number; until: number }): boolean {
  return from <= islandInstant(day, '00:00') && until >= islandInstant(addDays(day, 1), '00:00');
}

function overlappedSlots(
  boat: Sailing,
  day: Day,
  { from, until }: { from: number; until: number },
): Time[] {
  return offeredSlots(boat.availability, day).filter((time) =>
    overlap(spanOf(hullTime(boat, day, time)), { startsAt: from, endsAt: until }),
  );
}

/** How long guests may choose. */
export const CHOICE_HOURS = 72;
/** Other operators' places are offered for so many days from the called-off one. */
export const OFFER_DAYS = 7;

export function choiceDueAt(nowMs: number): number {
  return nowMs + CHOICE_HOURS * HOUR_MS;
}

/** Until when a trip may be chosen instead: by the choice's deadline, and before its own day begins. */
export function offerDueAt(dueMs: number, start: Day): number {
  return Math.min(dueMs, islandInstant(start, '00:00'));
}

/**
 * What an equal place elsewhere means in money. `priceCents` is what the trip costs there, without any fee. Null
 * where it costs more than is left of what was paid. A lower price gives the difference back, with its part of the
 * fee.
 */
export function rebookingMoney(
  paid: PaidMoney,
  priceCents: number,
): { refundCents: number } | null {
  const kept = keptForOperator(paid);
  if (priceCents > kept) return null;
  const most = mostRefundable(paid);
  const { tripCents, feeCents } = paid;
  const refundCents = Math.round(((kept - priceCents) * (tripCents + feeCents)) / tripCents);
  return { refundCents: Math.min(refundCents, most) };
}
