import { offeredSlots, type Availability } from './availability.ts';
import { addDays, islandInstant, islandNow, minutesOf, type Day, type Time } from './days.ts';

/** A time at which a captain's own calendar says busy, in epoch milliseconds; `endsAt` is no part of it. */
export type BusySpan = { startsAt: number; endsAt: number };

/**
 * Departures of a day that the captain's own calendar closes. A day that is named here, even without a
 * departure, is closed for charters, which take the boat from the first departure to the last return.
 */
export type Closed = { date: Day; times: Time[] };

/** A trip is a full day on the water: so many hours, unless the boat's next departure comes sooner. */
export const TRIP_HOURS = 8;

/** What busy times close of a boat, for the days from `first` to `last`, both included. */
export function closedBy(
  spans: readonly BusySpan[],
  availability: Availability,
  first: Day,
  last: Day,
): Closed[] {
  const days = new Set(spans.flatMap((span) => daysOf(span, first, last)));
  return [...days].toSorted().flatMap((date) => closedOn(spans, availability, date));
}

function closedOn(spans: readonly BusySpan[], availability: Availability, date: Day): Closed[] {
  const trips = tripsOn(offeredSlots(availability, date), date);
  const [first, last] = [trips[0], trips.at(-1)];
  if (!first || !last) return [];
  const sailing = { startsAt: first.startsAt, endsAt: last.endsAt };
  if (!spans.some((span) => overlap(span, sailing))) return [];
  const closed = trips.filter((trip) => spans.some((span) => overlap(span, trip)));
  return [{ date, times: closed.map((trip) => trip.time) }];
}

/** When the trip of a departure is under way: until the boat's next departure, and 8 hours at the most. */
export function tripSpan(availability: Availability, date: Day, time: Time): BusySpan {
  const slots = new Set([...offeredSlots(availability, date), time]);
  const trip = tripsOn([...slots].toSorted(), date).find((each) => each.time === time);
  const startsAt = islandInstant(date, time);
  return trip ?? { startsAt, endsAt: startsAt + TRIP_HOURS * HOUR_MS };
}

/** A charter has the boat for whole days: from the first day's midnight to the last one's. */
export function charterSpan(start: Day, end: Day): BusySpan {
  return {
    startsAt: islandInstant(start, '00:00'),
    endsAt: islandInstant(addDays(end, 1), '00:00'),
  };
}

export type SoldTrip = { mode: 'perSeat' | 'charter'; start: Day; end: Day; time: Time | null };

/** When a sold trip has its boat. A charter that has a start begins then: the night before is nobody's. */
export function soldSpan(trip: SoldTrip, availability: Availability): BusySpan {
  const { mode, start, end, time } = trip;
  if (mode === 'perSeat' && time !== null) return tripSpan(availability, start, time);
  const days = charterSpan(start, end);
  return time === null ? days : { ...days, startsAt: islandInstant(start, time) };
}

export function overlap(one: BusySpan, other: BusySpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

function tripsOn(slots: readonly Time[], date: Day): (BusySpan & { time: Time })[] {
  return slots.map((time, index) => {
    const startsAt = islandInstant(date, time);
    const next = slots[index + 1];
    const most = startsAt + TRIP_HOURS * HOUR_MS;
    const untilNext = next === undefined ? most : startsAt + minutesBetween(time, next) * 60_000;
    return { time, startsAt, endsAt: Math.min(most, untilNext) };
  });
}

/** The days of the island's calendar that a span touches; a trip of the evening before may reach into its first. */
function daysOf({ startsAt, endsAt }: BusySpan, first: Day, last: Day): Day[] {
  const from = addDays(islandNow(startsAt).day, -1);
  const until = islandNow(endsAt - 1).day;
  const days: Day[] = [];
  for (let day = from > first ? from : first; day <= until && day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

function minutesBetween(from: Time, to: Time): number {
  return minutesOf(to) - minutesOf(from);
}

const HOUR_MS = 3_600_000;
