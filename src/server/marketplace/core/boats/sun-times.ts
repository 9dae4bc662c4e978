import { getTimes } from 'suncalc';
import { toInstant, toIslandNow, type Day, type Time } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { SunTimes } from '#domain/availability/sun-notes.ts';

/** Centre of the island. One place suffices: sunrise differs by only four seconds across the island. */
const ISLAND = { latitude: 18.04, longitude: -63.05 };

const computed = new Map<Day, SunTimes>();
/** Cache size: exceeds the days that boats are sold for, so that days in use are not recomputed. */
const MAX_DAYS = 1000;

/** Returns sunrise and sunset on the island, to the nearest minute. */
export function computeSunTimes(day: Day): SunTimes {
  const known = computed.get(day);
  if (known) return known;
  if (computed.size >= MAX_DAYS) computed.clear();
  const noon = new Date(toInstant(day, '12:00'));
  const { sunrise, sunset } = getTimes(noon, ISLAND.latitude, ISLAND.longitude);
  const times = { sunrise: toTime(sunrise), sunset: toTime(sunset) };
  computed.set(day, times);
  return times;
}

function toTime(instant: Date | null): Time {
  // Null only near the poles.
  if (instant === null) throw new Error('No sunrise or sunset was computed.');
  return toIslandNow(instant.getTime() + MINUTE_MS / 2).time;
}
