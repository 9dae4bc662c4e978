import { manualSlots, seasonsOn, type Availability } from './availability.ts';
import type { BusySpan } from './busy-times.ts';
import { daysFromTo, islandInstant, islandNow, type Day, type Time } from './days.ts';
import { MINUTE_MS } from './durations.ts';

/** How long a trip takes where the operator has not said it. */
export const USUAL_TRIP_MINUTES = 240;

/** When a boat sails and for how long. No length: 240 minutes; no turnaround: none. */
export type Sailing = {
  availability: Availability;
  tripMinutes?: number | null | undefined;
  turnaroundMinutes?: number | null | undefined;
};

/** A departure, and for how many minutes from then on it has its boat: the trip and the turnaround. A charter has no time, and the whole day. */
export type HullTime = { date: Day; time: Time | null; minutes: number };

export function charterDay(date: Day): HullTime {
  return { date, time: null, minutes: DAY_MINUTES };
}

/** How long a departure's trip takes: by the season that offers it, else as the boat's do; of several, the longest. */
export function tripMinutesAt(boat: Sailing, date: Day, time: Time): number {
  const usual = boat.tripMinutes ?? USUAL_TRIP_MINUTES;
  const lengths = seasonsOn(boat.availability, date)
    .filter(({ timeSlots }) => timeSlots.includes(time))
    .map(({ tripMinutes }) => tripMinutes ?? usual);
  const isUsual = lengths.length === 0 || manualSlots(boat.availability, date).includes(time);
  return Math.max(...lengths, isUsual ? usual : 0);
}

export type TripLengths = { tripMinutes: number; turnaroundMinutes: number };

/** For how long a departure would have its boat, if it were sold now. */
export function hullTime(boat: Sailing, date: Day, time: Time): HullTime {
  const minutes = tripMinutesAt(boat, date, time) + (boat.turnaroundMinutes ?? 0);
  return { date, time, minutes };
}

/** The longest that any of a boat's departures would have it, in minutes. */
export function longestHull({ availability, tripMinutes, turnaroundMinutes }: Sailing): number {
  const lengths = availability.recurring.seasons.map((season) => season.tripMinutes ?? 0);
  return Math.max(tripMinutes ?? USUAL_TRIP_MINUTES, ...lengths) + (turnaroundMinutes ?? 0);
}

export function spanOf({ date, time, minutes }: HullTime): BusySpan {
  const startsAt = islandInstant(date, time);
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}

/** The island's days on which it has its boat, in order. */
export function daysOf(hull: HullTime): Day[] {
  const { day: last } = islandNow(spanOf(hull).endsAt - 1);
  return daysFromTo(hull.date, last);
}

export function overlap(one: BusySpan, other: BusySpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Whether two departures, or a departure and a charter, would be one hull at two places: selling one closes the other (readings: one hull). */
export function shutEachOut(one: HullTime, other: HullTime): boolean {
  if (one.date === other.date && one.time === other.time) return false;
  return overlap(spanOf(one), spanOf(other));
}

/** The longest trip with the longest turnaround ends two days after the day it began on. */
export const HULL_REACH_DAYS = 2;

const DAY_MINUTES = 24 * 60;
