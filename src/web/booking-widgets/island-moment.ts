import { formatTime, formatWeekdayDay, islandNow } from '#domain/days.ts';

/** "Friday, December 4 at 9:00 AM" on the island's clocks, of an instant in ISO form. */
export function islandMoment(instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  return `${formatWeekdayDay(day)} at ${formatTime(time)}`;
}
