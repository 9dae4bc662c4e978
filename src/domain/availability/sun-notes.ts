import type { SoldTrip } from './busy-times.ts';
import { addDays, toMinutes, type Day, type Time } from '../time/days.ts';
import { DAY_MINUTES } from '../time/durations.ts';
import { computeReturn, type TripReturn } from './trip-return.ts';

/** Sunrise and sunset of a day, in island time. */
export type SunTimes = { sunrise: Time; sunset: Time };

type SailedTrip = Pick<SoldTrip, 'mode' | 'start' | 'time'> & { statedMinutes: number | null };

/** A trip under way at sunrise or sunset, and its return. */
export type SunNote = TripReturn & {
  time: Time;
  sunrise?: Time | undefined;
  sunset?: Time | undefined;
  /** Sunrise of the next day. */
  nextSunrise?: Time | undefined;
};

/**
 * Returns a trip's sun note; null for a trip that is not out at sunrise or sunset, for a trip without a stated length,
 * and for a charter, which keeps the boat until the day ends.
 */
export function findSunNote(
  { mode, start, time, statedMinutes }: SailedTrip,
  computeSunTimes: (day: Day) => SunTimes,
): SunNote | null {
  if (mode === 'charter' || time === null || statedMinutes === null) return null;
  const leaves = toMinutes(time);
  const isOut = (minute: number) => leaves <= minute && minute <= leaves + statedMinutes;
  const { sunrise, sunset } = computeSunTimes(start);
  const seen: Pick<SunNote, 'sunrise' | 'sunset' | 'nextSunrise'> = {};
  if (isOut(toMinutes(sunrise))) seen.sunrise = sunrise;
  if (isOut(toMinutes(sunset))) seen.sunset = sunset;
  else if (leaves + statedMinutes > DAY_MINUTES) {
    const { sunrise: next } = computeSunTimes(addDays(start, 1));
    if (isOut(DAY_MINUTES + toMinutes(next))) seen.nextSunrise = next;
  }
  if (Object.keys(seen).length === 0) return null;
  return { time, ...computeReturn(start, time, statedMinutes), ...seen };
}
