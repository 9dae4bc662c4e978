import { listSlots } from '../availability/availability.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import type { Closed } from '../availability/busy-times.ts';
import { addDays, listDays, toInstant, type Day, type IslandNow, type Time } from '../time/days.ts';
import { computeSmallestParty, USUAL_DECISION_HOURS } from './smallest-number.ts';
import {
  computeCharterDay,
  OCCUPANCY_LOOKBACK_DAYS,
  computeOccupiedInterval,
  hasOverlap,
  areMutuallyExclusive,
  computeBusySpan,
  type OccupiedInterval,
  type Sailing,
} from '../availability/trip-times.ts';

/**
 * A sale on a day: seats of one departure, or the whole boat (`charter`; then `time` is null). `minutes`: the length
 * that was sold, including turnaround; absent if it equals the boat's current length.
 */
export type Taken = {
  date: Day;
  time: Time | null;
  seats: number;
  charter: boolean;
  minutes?: number | undefined;
};

/** The boat fields that selling needs. */
export type SellableBoat = Sailing & {
  capacity: number;
  /** Booking notice in hours; absent if the operator needs no notice. */
  noticeHours?: number | null | undefined;
  /** Minimum number of guests, and the hours before a departure at which it is decided whether it sails. */
  smallestNumber?: number | null | undefined;
  decisionHours?: number | null | undefined;
  taken: readonly Taken[];
  /** Departures that the operator's calendars close. */
  closed?: readonly Closed[];
};

/** `smallestParty`: smaller parties can no longer book it. */
export type Departure = { time: Time; seatsLeft: number; smallestParty: number };

/**
 * Returns the departures of a day with their seats left: 0 if sold out or excluded by an overlapping sold departure.
 * Empty if the boat is chartered.
 */
export function listDepartures(boat: SellableBoat, day: Day, now: IslandNow): Departure[] {
  if (isChartered(boat.taken, day)) return [];
  const sold = listSoldAround(boat, day);
  return listOpenSlots(boat, day, now).map((time) => {
    const sale = sold.find((interval) => interval.date === day && interval.time === time);
    const interval = sale ?? computeOccupiedInterval(boat, day, time);
    const isExcluded = sold.some((other) => areMutuallyExclusive(other, interval));
    const guests = countSeatsTaken(boat.taken, day, time);
    const seatsLeft = isExcluded ? 0 : Math.max(0, boat.capacity - guests);
    const nowMs = toInstant(now.day, now.time);
    const { smallestNumber = null, decisionHours } = boat;
    const terms = { smallestNumber, decisionHours: decisionHours ?? USUAL_DECISION_HOURS };
    return {
      time,
      seatsLeft,
      smallestParty: computeSmallestParty({ ...terms, guests, day, time }, nowMs),
    };
  });
}

/** Returns the start times on offer that no calendar closes, regardless of seats left. */
export function listOpenSlots(
  boat: Pick<SellableBoat, 'availability' | 'noticeHours' | 'closed'>,
  day: Day,
  now: IslandNow,
): Time[] {
  const closed = boat.closed?.find((entry) => entry.date === day)?.times ?? [];
  const slots = listSlots(boat.availability, day, now, boat.noticeHours ?? 0);
  return slots.filter((time) => !closed.includes(time));
}

/** Start times with enough seats for this party. */
export function listOpenTimes(
  boat: SellableBoat,
  day: Day,
  input: { mode: PricingMode; groupSize: number },
  now: IslandNow,
): Time[] {
  if (input.mode === 'charter') {
    return isFreeForCharter(boat, day) ? listOpenSlots(boat, day, now) : [];
  }
  return listDepartures(boat, day, now)
    .filter((departure) => isOpenTo(departure, Math.max(1, input.groupSize)))
    .map((departure) => departure.time);
}

function isOpenTo({ seatsLeft, smallestParty: min }: Departure, groupSize: number): boolean {
  return min <= groupSize && groupSize <= seatsLeft;
}

/** A charter occupies the boat for whole days, so any other sale on them excludes it. */
export function isFreeForCharter(boat: SellableBoat, day: Day): boolean {
  const isClosed = boat.closed?.some((entry) => entry.date === day) ?? false;
  if (isClosed) return false;
  const whole = computeBusySpan(computeCharterDay(day));
  return !listSoldAround(boat, day).some((interval) =>
    hasOverlap(computeBusySpan(interval), whole),
  );
}

/** Returns the days of a charter on which the boat is taken or does not sail. */
export function findClosedCharterDays(
  boat: SellableBoat,
  trip: { start: Day; end: Day },
  now: IslandNow,
): Day[] {
  return listDays(trip.start, trip.end).filter(
    (day) => !isFreeForCharter(boat, day) || listOpenSlots(boat, day, now).length === 0,
  );
}

/** Longest charter that guests can book themselves, in days. The operator books longer ones manually. */
export const MAX_CHARTER_DAYS = 14;

/**
 * Returns the days on which a charter from this day may end, including the same day: until the boat is taken or does
 * not sail.
 */
export function listCharterEnds(boat: SellableBoat, start: Day, now: IslandNow): Day[] {
  const days = listDays(start, addDays(start, MAX_CHARTER_DAYS - 1));
  const [closed] = findClosedCharterDays(boat, { start, end: days.at(-1) ?? start }, now);
  return closed === undefined ? days : days.filter((day) => day < closed);
}

function isChartered(taken: readonly Taken[], day: Day): boolean {
  return taken.some((entry) => entry.date === day && entry.charter);
}

/** Seats of a departure that are sold or held. */
export function countSeatsTaken(taken: readonly Taken[], day: Day, time: Time): number {
  return taken
    .filter((entry) => entry.date === day && entry.time === time)
    .reduce((sum, entry) => sum + entry.seats, 0);
}

/** Sales that occupy the boat on a day, or may reach into it from adjacent days. */
function listSoldAround(boat: SellableBoat, day: Day): OccupiedInterval[] {
  const first = addDays(day, -OCCUPANCY_LOOKBACK_DAYS);
  const last = addDays(day, OCCUPANCY_LOOKBACK_DAYS);
  return boat.taken
    .filter(({ date, seats, charter }) => first <= date && date <= last && (charter || seats > 0))
    .map((sold) => computeSoldInterval(boat, sold));
}

/** Computes how long a sale occupies its boat, from the length it was sold with. */
export function computeSoldInterval(
  boat: Sailing,
  { date, time, minutes }: Taken,
): OccupiedInterval {
  if (time === null) return computeCharterDay(date);
  return minutes === undefined
    ? computeOccupiedInterval(boat, date, time)
    : { date, time, minutes };
}

/** Omits `minutes` if it equals the boat's current length, for a smaller payload. */
export function compactReservations(boat: Sailing, taken: readonly Taken[]): Taken[] {
  return taken.map(({ minutes, ...sold }) => {
    const isAsOffered = computeSoldInterval(boat, sold).minutes === minutes;
    return sold.time === null || isAsOffered ? sold : { ...sold, minutes };
  });
}
