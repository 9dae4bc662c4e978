import { formatShortDay, formatTime, islandNow, type Day } from '#domain/days.ts';

/** "Dec 4, 2026" */
export function formatDate(day: Day): string {
  return `${formatShortDay(day)}, ${day.slice(0, 4)}`;
}

/** An instant in island time: "Dec 4, 2026, 9:12 AM" */
export function formatInstant(instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  return `${formatDate(day)}, ${formatTime(time)}`;
}
