import { formatShortDay, formatTime, islandNow, type Day } from '#domain/days.ts';

/** "Dec 4, 2026" */
export function dayWords(day: Day): string {
  return `${formatShortDay(day)}, ${day.slice(0, 4)}`;
}

/** When something happened, by the island's clocks: "Dec 4, 2026, 9:12 AM" */
export function whenWords(instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  return `${dayWords(day)}, ${formatTime(time)}`;
}
