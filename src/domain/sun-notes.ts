import type { SoldTrip } from './busy-times.ts';
import { addDays, formatTime, islandInstant, islandNow, type Day, type Time } from './days.ts';
import { MINUTE_MS } from './durations.ts';

/** When the sun rises and sets on one day, by the island's clocks. */
export type SunTimes = { sunrise: Time; sunset: Time };

/**
 * What guests are told of a trip that is out while the sun rises or sets: "Sunset 5:39 PM – you are back at
 * 7:00 PM". Null for every other trip, and for a charter, which has its boat until the day ends.
 */
export function sunNote(
  { mode, start, time, tripMinutes }: SoldTrip,
  sunOn: (day: Day) => SunTimes,
): string | null {
  if (mode === 'charter' || time === null) return null;
  const back = islandNow(islandInstant(start, time) + tripMinutes * MINUTE_MS);
  const isOut = (day: Day, at: Time) =>
    isNotAfter({ day: start, time }, { day, time: at }) && isNotAfter({ day, time: at }, back);
  const isBack = `you are back at ${formatTime(back.time)}${back.day > start ? ' the next day' : ''}`;
  const [today, next] = [sunOn(start), sunOn(addDays(start, 1))];
  const sunrise = isOut(start, today.sunrise)
    ? `Sunrise ${formatTime(today.sunrise)} – you leave at ${formatTime(time)}`
    : null;
  const sunset = isOut(start, today.sunset)
    ? `Sunset ${formatTime(today.sunset)} – ${isBack}`
    : isOut(addDays(start, 1), next.sunrise)
      ? `Sunrise ${formatTime(next.sunrise)} – ${isBack}`
      : null;
  return [sunrise, sunset].filter((words) => words !== null).join('. ') || null;
}

type Moment = { day: Day; time: Time };

function isNotAfter(one: Moment, other: Moment): boolean {
  return `${one.day} ${one.time}` <= `${other.day} ${other.time}`;
}
