import type { SoldTrip } from './busy-times.ts';
import {
  addDays,
  formatTime,
  islandInstant,
  islandNow,
  minutesOf,
  type Day,
  type Time,
} from './days.ts';
import { MINUTE_MS } from './durations.ts';

/** When the sun rises and sets on one day, by the island's clocks. */
export type SunTimes = { sunrise: Time; sunset: Time };

type SailedTrip = Pick<SoldTrip, 'mode' | 'start' | 'time' | 'tripMinutes'>;

/**
 * What guests are told of a trip that is out while the sun rises or sets: "Sunset 5:39 PM – you are back at
 * 7:00 PM". Null for every other trip, and for a charter, which has its boat until the day ends.
 */
export function sunNote(
  { mode, start, time, tripMinutes }: SailedTrip,
  sunOn: (day: Day) => SunTimes,
): string | null {
  if (mode === 'charter' || time === null) return null;
  const leaves = minutesOf(time);
  const isOut = (minute: number) => leaves <= minute && minute <= leaves + tripMinutes;
  const { sunrise, sunset } = sunOn(start);
  const words: string[] = [];
  if (isOut(minutesOf(sunrise))) {
    words.push(`Sunrise ${formatTime(sunrise)} – you leave at ${formatTime(time)}`);
  }
  if (isOut(minutesOf(sunset))) {
    words.push(`Sunset ${formatTime(sunset)} – ${isBack(start, time, tripMinutes)}`);
  } else if (leaves + tripMinutes > DAY_MINUTES) {
    const { sunrise: next } = sunOn(addDays(start, 1));
    if (isOut(DAY_MINUTES + minutesOf(next))) {
      words.push(`Sunrise ${formatTime(next)} – ${isBack(start, time, tripMinutes)}`);
    }
  }
  return words.length === 0 ? null : words.join('. ');
}

const DAY_MINUTES = 24 * 60;

/** "you are back at 8:00 AM the next day" */
function isBack(start: Day, time: Time, tripMinutes: number): string {
  const end = islandNow(islandInstant(start, time) + tripMinutes * MINUTE_MS);
  return `you are back at ${formatTime(end.time)}${end.day > start ? ' the next day' : ''}`;
}
