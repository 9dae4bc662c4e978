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
import { keptForOperator, computeMaxRefundable, type PaidMoney } from '../refunds/refunds.ts';
import {
  computeOccupiedInterval,
  overlap,
  computeBusySpan,
  type Sailing,
} from '../availability/trip-times.ts';

/** Reasons that an operator can choose. */
export const chosenReasons = ['weather', 'engine', 'too-few-guests', 'sickness'] as const;
export const callOffReasons = [...chosenReasons, 'ship-skipped'] as const;
export type CallOffReason = (typeof callOffReasons)[number];

/**
 * What is called off: one departure, or everything a boat does in a period; epoch milliseconds, `until` is exclusive.
 */
export type CallOffScope = { day: Day; time: Time } | { from: number; until: number };

export function wholeDay(day: Day): CallOffScope {
  return { from: islandInstant(day, '00:00'), until: islandInstant(addDays(day, 1), '00:00') };
}

/**
 * Whether a sold trip is called off. A departure's scope excludes charters of the day, and a period's scope excludes
 * trips that are over by `nowMs` (epoch milliseconds).
 */
export function isCalledOff(trip: SoldTrip, scope: CallOffScope, nowMs: number): boolean {
  if ('day' in scope) {
    return trip.mode === 'perSeat' && trip.start === scope.day && trip.time === scope.time;
  }
  const span = soldSpan(trip);
  return span.endsAt > nowMs && overlap(span, { startsAt: scope.from, endsAt: scope.until });
}

export function daysOfScope(scope: CallOffScope): Day[] {
  if ('day' in scope) return [scope.day];
  return daysFromTo(islandNow(scope.from).day, islandNow(scope.until - 1).day);
}

/** Closes everything in the scope, so that it is not sold again. */
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
    overlap(computeBusySpan(computeOccupiedInterval(boat, day, time)), {
      startsAt: from,
      endsAt: until,
    }),
  );
}

/** Time for guests to choose compensation. */
export const CHOICE_HOURS = 72;
/** Days around the called-off one for which other operators' trips are offered. */
export const OFFER_DAYS = 7;

export function choiceDueAt(nowMs: number): number {
  return nowMs + CHOICE_HOURS * HOUR_MS;
}

/** Deadline for choosing a trip instead: the choice's deadline, or the start of its own day if earlier. */
export function offerDueAt(dueMs: number, start: Day): number {
  return Math.min(dueMs, islandInstant(start, '00:00'));
}

/**
 * Calculates the money of rebooking to another operator. `priceCents` is the new trip's price without any fee. Null if
 * it exceeds what is left of the payment. A lower price refunds the difference with its part of the fee.
 */
export function rebookingMoney(
  paid: PaidMoney,
  priceCents: number,
): { refundCents: number } | null {
  const kept = keptForOperator(paid);
  if (priceCents > kept) return null;
  const most = computeMaxRefundable(paid);
  const { tripCents, feeCents } = paid;
  const refundCents = Math.round(((kept - priceCents) * (tripCents + feeCents)) / tripCents);
  return { refundCents: Math.min(refundCents, most) };
}
