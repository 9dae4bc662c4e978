import { slotsOn } from './availability.ts';
import type { BoatTerms, PricingMode } from './boats.ts';
import type { Closed } from './busy-times.ts';
import { daysFromTo, type Day, type IslandNow, type Time } from './days.ts';

/** What is sold of a boat on a day: seats of one departure, or the whole boat (`charter`, then `time` is null). */
export type Taken = { date: Day; time: Time | null; seats: number; charter: boolean };

/** What selling needs to know of a boat. */
export type SellableBoat = Pick<BoatTerms, 'availability' | 'capacity'> & {
  taken: readonly Taken[];
  /** What the captain's own calendars close. */
  closed?: readonly Closed[];
};

export type Departure = { time: Time; seatsLeft: number };

/** The departures of a day with the seats that are left, sold-out ones with 0; none when a charter has the boat (readings: one hull). */
export function departuresOn(boat: SellableBoat, day: Day, now: IslandNow): Departure[] {
  if (isChartered(boat.taken, day)) return [];
  return openSlots(boat, day, now).map((time) => ({
    time,
    seatsLeft: Math.max(0, boat.capacity - seatsTaken(boat.taken, day, time)),
  }));
}

/** The start times that the captain offers, and has time for. */
export function openSlots(
  boat: Pick<SellableBoat, 'availability' | 'closed'>,
  day: Day,
  now: IslandNow,
): Time[] {
  const closed = boat.closed?.find((entry) => entry.date === day)?.times ?? [];
  return slotsOn(boat.availability, day, now).filter((time) => !closed.includes(time));
}

/** The times at which a party of this size can still start its trip on a day. */
export function openTimes(
  boat: SellableBoat,
  day: Day,
  wish: { mode: PricingMode; groupSize: number },
  now: IslandNow,
): Time[] {
  if (wish.mode === 'charter') {
    return isFreeForCharter(boat, day) ? openSlots(boat, day, now) : [];
  }
  return departuresOn(boat, day, now)
    .filter((departure) => departure.seatsLeft >= Math.max(1, wish.groupSize))
    .map((departure) => departure.time);
}

/** A charter takes the boat for whole days, so nothing may be sold on any of them. */
export function isFreeForCharter(boat: SellableBoat, day: Day): boolean {
  const isClosed = boat.closed?.some((entry) => entry.date === day) ?? false;
  if (isClosed) return false;
  return !boat.taken.some((taken) => taken.date === day && (taken.charter || taken.seats > 0));
}

/** The days of a charter on which the boat does not sail or is taken. */
export function closedCharterDays(
  boat: SellableBoat,
  trip: { start: Day; end: Day },
  now: IslandNow,
): Day[] {
  return daysFromTo(trip.start, trip.end).filter(
    (day) => !isFreeForCharter(boat, day) || openSlots(boat, day, now).length === 0,
  );
}

function isChartered(taken: readonly Taken[], day: Day): boolean {
  return taken.some((entry) => entry.date === day && entry.charter);
}

function seatsTaken(taken: readonly Taken[], day: Day, time: Time): number {
  return taken
    .filter((entry) => entry.date === day && entry.time === time)
    .reduce((sum, entry) => sum + entry.seats, 0);
}
