import { formatFullDay, formatTime, toIslandNow } from '#domain/time/days.ts';

/** "Friday, December 4, 2026, 9:00 AM", for mails to admins, which are in English. */
export function formatIslandMoment(atMs: number): string {
  const { day, time } = toIslandNow(atMs);
  return `${formatFullDay(day)}, ${formatTime(time)}`;
}
