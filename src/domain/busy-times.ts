import { offeredSlots, type Availability } from './availability.ts';
import { addDays, daysBetween, daysFromTo, islandInstant, type Day, type Time } from './days.ts';

/** A time at which a captain's own calendar says busy, in epoch milliseconds; `endsAt` is no part of it. */
export type BusySpan = { startsAt: number; endsAt: number };

/**
 * Departures of a day that the captain's own calendar closes. A day that is named here, even without a
 * departure, is closed for charters, which take the boat from the first departure to the last return.
 */
export type Closed = { date: Day; times: Time[] };

/** A trip is a full day on the water: so many hours, unless the boat's next departure or midnight comes sooner. */
export const TRIP_HOURS = 8;

/**
 * What busy times close of a boat, for the days from `first` to `last`, both included. Each day looks only
 * at the busy times that touch it, since a calendar may have thousands.
 */
export function closedBy(
  spans: readonly BusySpan[],
  availability: Availability,
  first: Day,
  last: Day,
): Closed[] {
  const touching = spansByDay(spans, first, last);
  return [...touching.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((ahead) => closedOn(touching.get(ahead) ?? [], availability, addDays(first, ahead)));
}

function closedOn(spans: readonly BusySpan[], availability: Availability, date: Day): Closed[] {
  const trips = tripsOn(offeredSlots(availability, date), date);
  const sailing = sailingOf(trips);
  if (!sailing || !spans.some((span) => overlap(span, sailing))) return [];
  const closed = trips.filter((trip) => spans.some((span) => overlap(span, trip)));
  return [{ date, times: closed.map((trip) => trip.time) }];
}

/** From the first departure of a day to its last return; null when the boat does not sail. */
function sailingOf(trips: readonly BusySpan[]): BusySpan | null {
  const [first, last] = [trips[0], trips.at(-1)];
  return first && last ? { startsAt: first.startsAt, endsAt: last.endsAt } : null;
}

/** When the trip of a departure is under way: until the boat's next departure, 8 hours or midnight. */
export function tripSpan(availability: Availability, date: Day, time: Time): BusySpan {
  const next = offeredSlots(availability, date)
    .toSorted()
    .find((slot) => slot > time);
  return spanUntil(date, time, next);
}

/** A charter has the boat for whole days: from the first day's midnight to the last one's. */
export function charterSpan(start: Day, end: Day): BusySpan {
  return {
    startsAt: islandInstant(start, '00:00'),
    endsAt: islandInstant(addDays(end, 1), '00:00'),
  };
}

export type SoldTrip = { mode: 'perSeat' | 'charter'; start: Day; end: Day; time: Time | null };

/**
 * When a sold trip has its boat, and stands in calendars. A charter that has a start begins then: the
 * night before is nobody's.
 */
export function soldSpan(trip: SoldTrip, availability: Availability): BusySpan {
  const { mode, start, end, time } = trip;
  if (mode === 'perSeat' && time !== null) return tripSpan(availability, start, time);
  const days = charterSpan(start, end);
  return time === null ? days : { ...days, startsAt: islandInstant(start, time) };
}

/**
 * When a sold trip is at sea, span by span: what a busy time must touch to be in its way. A charter sails
 * each day from the first departure to the last return, as when it was sold, or from its own start; on a
 * day whose departures its captain has taken away since, it has the whole day.
 */
export function sailingSpans(trip: SoldTrip, availability: Availability): BusySpan[] {
  const { mode, start, end, time } = trip;
  if (mode === 'perSeat' && time !== null) return [tripSpan(availability, start, time)];
  return daysFromTo(start, end).map((day) =>
    charterSailing(availability, day, day === start ? time : null),
  );
}

function charterSailing(availability: Availability, day: Day, startTime: Time | null): BusySpan {
  const offered = offeredSlots(availability, day);
  const slots = [...new Set(startTime === null ? offered : [...offered, startTime])].toSorted();
  const sailing = (offered.length > 0 && sailingOf(tripsOn(slots, day))) || charterSpan(day, day);
  return startTime === null ? sailing : { ...sailing, startsAt: islandInstant(day, startTime) };
}

export function overlap(one: BusySpan, other: BusySpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

function tripsOn(slots: readonly Time[], date: Day): (BusySpan & { time: Time })[] {
  return slots.map((time, index) => ({ time, ...spanUntil(date, time, slots[index + 1]) }));
}

function spanUntil(date: Day, time: Time, next: Time | undefined): BusySpan {
  const startsAt = islandInstant(date, time);
  const until =
    next === undefined ? islandInstant(addDays(date, 1), '00:00') : islandInstant(date, next);
  return { startsAt, endsAt: Math.min(startsAt + TRIP_HOURS * HOUR_MS, until) };
}

/** By how many days after `first`, the spans that touch a day. */
function spansByDay(spans: readonly BusySpan[], first: Day, last: Day): Map<number, BusySpan[]> {
  const [base, most] = [islandInstant(first, '00:00'), daysBetween(first, last)];
  const touching = new Map<number, BusySpan[]>();
  for (const span of spans) {
    const from = Math.max(0, Math.floor((span.startsAt - base) / DAY_MS));
    const until = Math.min(most, Math.floor((span.endsAt - 1 - base) / DAY_MS));
    for (let ahead = from; ahead <= until; ahead += 1) {
      const others = touching.get(ahead);
      if (others) others.push(span);
      else touching.set(ahead, [span]);
    }
  }
  return touching;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
