import {
  listManualSlots,
  findSeasons,
  type Availability,
  listOfferedSlots,
} from './availability.ts';
import { listDays, toInstant, toIslandNow, type Day, type Time, addDays } from '../time/days.ts';
import { MINUTE_MS, DAY_MINUTES } from '../time/durations.ts';

/**
 * Minutes that a departure without a trip length keeps its boat from other sales. Never shown to guests as the trip's
 * length.
 */
export const DEFAULT_BUSY_MINUTES = 240;

/** When a boat sails and for how long. */
export type Sailing = {
  availability: Availability;
  tripMinutes?: number | null | undefined;
  turnaroundMinutes?: number | null | undefined;
};

/** When a boat or its operator is busy, in epoch milliseconds; `endsAt` is exclusive. */
export type BusySpan = { startsAt: number; endsAt: number };

/**
 * Interval in which a departure occupies its boat: trip plus turnaround. A charter has no time and takes the whole day.
 */
export type OccupiedInterval = { date: Day; time: Time | null; minutes: number };

export function computeCharterDay(date: Day): OccupiedInterval {
  return { date, time: null, minutes: DAY_MINUTES };
}

/**
 * Returns the operator's length of a departure in minutes: from the season that offers it, else from the boat. Takes
 * the longest if several apply. Null if any of these has no length, since the return time is then unknown.
 */
export function computeStatedMinutes(boat: Sailing, date: Day, time: Time): number | null {
  const lengths = listStatedLengths(boat, date, time).map((minutes) => minutes ?? Infinity);
  const longest = Math.max(...lengths);
  return longest === Infinity ? null : longest;
}

/**
 * Minutes that a departure keeps its boat from other sales, excluding turnaround. Falls back to a default if no length
 * was given.
 */
export function computeBusyMinutes(boat: Sailing, date: Day, time: Time): number {
  return Math.max(
    ...listStatedLengths(boat, date, time).map((minutes) => minutes ?? DEFAULT_BUSY_MINUTES),
  );
}

/** Returns the operator's length for each season or manual day that offers the departure. */
function listStatedLengths(boat: Sailing, date: Day, time: Time): (number | null)[] {
  const usual = boat.tripMinutes ?? null;
  const lengths = findSeasons(boat.availability, date)
    .filter(({ timeSlots }) => timeSlots.includes(time))
    .map(({ tripMinutes }) => tripMinutes ?? usual);
  const isUsual = lengths.length === 0 || listManualSlots(boat.availability, date).includes(time);
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
/** `statedMinutes`: the operator's trip length; null if the operator gave no length. */
export type SoldLengths = TripLengths & { statedMinutes: number | null };

/** Computes how long a departure would occupy its boat if it were sold now. */
export function computeOccupiedInterval(boat: Sailing, date: Day, time: Time): OccupiedInterval {
  const minutes = computeBusyMinutes(boat, date, time) + (boat.turnaroundMinutes ?? 0);
  return { date, time, minutes };
}

/** Returns the longest time that any departure occupies the boat, in minutes. */
export function computeMaxOccupiedMinutes({
  availability,
  tripMinutes,
  turnaroundMinutes,
}: Sailing): number {
  const lengths = availability.recurring.seasons.map((season) => season.tripMinutes ?? 0);
  return Math.max(tripMinutes ?? DEFAULT_BUSY_MINUTES, ...lengths) + (turnaroundMinutes ?? 0);
}

export function computeBusySpan({ date, time, minutes }: OccupiedInterval): BusySpan {
  const startsAt = toInstant(date, time);
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}

/** Days on which the interval occupies its boat, in order. */
export function listOccupiedDays(interval: OccupiedInterval): Day[] {
  const { day: last } = toIslandNow(computeBusySpan(interval).endsAt - 1);
  return listDays(interval.date, last);
}

export function hasOverlap(one: BusySpan, other: BusySpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/**
 * Whether two departures, or a departure and a charter, occupy the boat at the same time, so that selling one closes
 * the other.
 */
export function areMutuallyExclusive(one: OccupiedInterval, other: OccupiedInterval): boolean {
  if (one.date === other.date && one.time === other.time) return false;
  return hasOverlap(computeBusySpan(one), computeBusySpan(other));
}

/** Days that a sale may extend past its own day: the longest trip and turnaround end at most two days later. */
export const OCCUPANCY_LOOKBACK_DAYS = 2;

/** Limits of the operator's input, in minutes. */
export const tripMinutesLimits = { min: 15, max: DAY_MINUTES } as const;
export const turnaroundLimits = { min: 0, max: 480 } as const;

/** Returns the lengths that a departure sold now would get. */
export function computeTripLengths(boat: Sailing, date: Day, time: Time): SoldLengths {
  return {
    tripMinutes: computeBusyMinutes(boat, date, time),
    statedMinutes: computeStatedMinutes(boat, date, time),
    turnaroundMinutes: boat.turnaroundMinutes ?? 0,
  };
}

/** "45 minutes", "4 hours", "2.5 hours", "1 h 20 min" */
export function formatLengthInEnglish(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes % 30 > 0) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

/**
 * Returns the availability in which every departure that overlaps a blocked one is blocked as well: a block keeps the
 * boat free for as long as its departure would take.
 */
export function addMissingTripLengths(boat: Sailing): Availability {
  const { availability } = boat;
  const unblocked = { ...availability, blocks: [] };
  const offeredOn = (date: string) => listOfferedSlots(unblocked, date);
  const alongside = availability.blocks.flatMap(({ date, times }) => {
    const blocked = offeredOn(date).filter((time) => times.includes(time));
    const intervals = blocked.map((time) => computeOccupiedInterval(boat, date, time));
    const isExcluded = (other: string, time: Time) =>
      intervals.some((interval) =>
        areMutuallyExclusive(interval, computeOccupiedInterval(boat, other, time)),
      );
    return listDays(addDays(date, -OCCUPANCY_LOOKBACK_DAYS), addDays(date, OCCUPANCY_LOOKBACK_DAYS))
      .map((other) => ({
        date: other,
        times: offeredOn(other).filter((time) => isExcluded(other, time)),
      }))
      .filter((block) => block.times.length > 0);
  });
  return { ...availability, blocks: [...availability.blocks, ...alongside] };
}
