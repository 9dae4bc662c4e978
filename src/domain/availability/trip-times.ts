import { manualSlots, seasonsOn, type Availability, offeredSlots } from './availability.ts';
import {
  daysFromTo,
  islandInstant,
  islandNow,
  type Day,
  type Time,
  addDays,
} from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Reserves the boat for a departure without a trip length. Never displayed, nor used in other calculations. */
export const DEFAULT_HULL_MINUTES = 240;

/** When a boat sails and for how long. */
export type Sailing = {
  availability: Availability;
  tripMinutes?: number | null | undefined;
  turnaroundMinutes?: number | null | undefined;
};

/** When a boat or its operator is busy, in epoch milliseconds; `endsAt` is exclusive. */
export type BusySpan = { startsAt: number; endsAt: number };

/** How long a departure occupies its boat: trip plus turnaround. A charter has no time and takes the whole day. */
export type OccupiedInterval = { date: Day; time: Time | null; minutes: number };

export function charterDay(date: Day): OccupiedInterval {
  return { date, time: null, minutes: DAY_MINUTES };
}

/**
 * Returns the operator's length of a departure in minutes: from the season that offers it, else from the boat. Takes
 * the longest if several apply. Null if any of them has no length: then the return time is unknown.
 */
export function statedMinutesAt(boat: Sailing, date: Day, time: Time): number | null {
  const lengths = givenLengths(boat, date, time).map((minutes) => minutes ?? Infinity);
  const longest = Math.max(...lengths);
  return longest === Infinity ? null : longest;
}

/**
 * Minutes that a departure keeps its boat from other sales, excluding turnaround. Falls back to a default if no length
 * was given.
 */
export function hullMinutesAt(boat: Sailing, date: Day, time: Time): number {
  return Math.max(
    ...givenLengths(boat, date, time).map((minutes) => minutes ?? DEFAULT_HULL_MINUTES),
  );
}

/** Returns the operator's length for each season or manual day that offers the departure. */
function givenLengths(boat: Sailing, date: Day, time: Time): (number | null)[] {
  const usual = boat.tripMinutes ?? null;
  const lengths = seasonsOn(boat.availability, date)
    .filter(({ timeSlots }) => timeSlots.includes(time))
    .map(({ tripMinutes }) => tripMinutes ?? usual);
  const isUsual = lengths.length === 0 || manualSlots(boat.availability, date).includes(time);
  return isUsual ? [...lengths, usual] : lengths;
}

/** Whether the boat offers departures without a length. */
export function lacksTripLength({ availability, tripMinutes }: Sailing): boolean {
  if (typeof tripMinutes === 'number') return false;
  const { manualDays, recurring } = availability;
  return (
    manualDays.length > 0 ||
    recurring.seasons.some((season) => (season.tripMinutes ?? null) === null)
  );
}

export type TripLengths = { tripMinutes: number; turnaroundMinutes: number };
/** `statedMinutes`: the operator's trip length; null if there was none. */
export type SoldLengths = TripLengths & { statedMinutes: number | null };

/** How long a departure would occupy its boat if it were sold now. */
export function computeOccupiedInterval(boat: Sailing, date: Day, time: Time): OccupiedInterval {
  const minutes = hullMinutesAt(boat, date, time) + (boat.turnaroundMinutes ?? 0);
  return { date, time, minutes };
}

/** Returns the longest time that any departure occupies the boat, in minutes. */
export function computeMaxOccupiedMinutes({
  availability,
  tripMinutes,
  turnaroundMinutes,
}: Sailing): number {
  const lengths = availability.recurring.seasons.map((season) => season.tripMinutes ?? 0);
  return Math.max(tripMinutes ?? DEFAULT_HULL_MINUTES, ...lengths) + (turnaroundMinutes ?? 0);
}

export function computeBusySpan({ date, time, minutes }: OccupiedInterval): BusySpan {
  const startsAt = islandInstant(date, time);
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}

/** Days on which it occupies its boat, in order. */
export function listOccupiedDays(hull: OccupiedInterval): Day[] {
  const { day: last } = islandNow(computeBusySpan(hull).endsAt - 1);
  return daysFromTo(hull.date, last);
}

export function overlap(one: BusySpan, other: BusySpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * Whether two departures, or a departure and a charter, occupy the boat at the same time, so that selling one closes
 * the other (readings: one hull).
 */
export function areMutuallyExclusive(one: OccupiedInterval, other: OccupiedInterval): boolean {
  if (one.date === other.date && one.time === other.time) return false;
  return overlap(computeBusySpan(one), computeBusySpan(other));
}

/** Days by which a sale may reach beyond its own: the longest trip and turnaround end at most two days later. */
export const OCCUPANCY_LOOKBACK_DAYS = 2;

const DAY_MINUTES = 24 * 60;

/** Limits of the operator's input, in minutes. */
export const tripMinutesLimits = { least: 15, most: 1440 } as const;
export const turnaroundLimits = { least: 0, most: 480 } as const;

/** Returns the lengths that a departure sold now would get. */
export function tripLengths(boat: Sailing, date: Day, time: Time): SoldLengths {
  return {
    tripMinutes: hullMinutesAt(boat, date, time),
    statedMinutes: statedMinutesAt(boat, date, time),
    turnaroundMinutes: boat.turnaroundMinutes ?? 0,
  };
}

/** "45 minutes", "4 hours", "2.5 hours", "1 h 20 min" */
export function tripLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes % 30 > 0) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/** "1 hour", "12 hours" */
export function hoursInWords(hours: number): string {
  return tripLength(hours * 60);
}

/**
 * Returns the availability with every departure blocked that overlaps a blocked one: a block keeps the boat free for as
 * long as its departure would take (readings: one hull).
 */
export function withBlockedHulls(boat: Sailing): Availability {
  const { availability } = boat;
  const unblocked = { ...availability, blocks: [] };
  const offeredOn = (date: string) => offeredSlots(unblocked, date);
  const alongside = availability.blocks.flatMap(({ date, times }) => {
    const blocked = offeredOn(date).filter((time) => times.includes(time));
    const hulls = blocked.map((time) => computeOccupiedInterval(boat, date, time));
    const isExcluded = (other: string, time: Time) =>
      hulls.some((hull) => areMutuallyExclusive(hull, computeOccupiedInterval(boat, other, time)));
    return daysFromTo(
      addDays(date, -OCCUPANCY_LOOKBACK_DAYS),
      addDays(date, OCCUPANCY_LOOKBACK_DAYS),
    )
      .map((other) => ({
        date: other,
        times: offeredOn(other).filter((time) => isExcluded(other, time)),
      }))
      .filter((block) => block.times.length > 0);
  });
  return { ...availability, blocks: [...availability.blocks, ...alongside] };
}
