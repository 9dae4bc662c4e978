import { formatFullDay, formatTime, type Day, type Time } from '#domain/days.ts';

// For pages that are only there in English; the others say it by `trip-in-words.ts`.

/** "1 guest", "4 guests" */
export function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

/** "Friday, December 4, 2026 at 9:00 AM", and " to Sunday, December 6, 2026" when it ends on another day */
export function dateAndTime(date: Day, time: Time | null, end: Day = date): string {
  const start =
    time === null ? formatFullDay(date) : `${formatFullDay(date)} at ${formatTime(time)}`;
  return end === date ? start : `${start} to ${formatFullDay(end)}`;
}
