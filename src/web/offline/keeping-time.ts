import { addDays, type Day } from '#domain/days.ts';

export const MOST_KEPT = 5;
export const DAYS_KEPT = 30;

/** Of the bookings kept on a device, the latest first: those beyond the few, and those whose trip is long over. */
export function outlived<Kept extends { endDate: Day }>(
  bookings: readonly Kept[],
  today: Day,
): Kept[] {
  return bookings.filter(
    ({ endDate }, place) => place >= MOST_KEPT || addDays(endDate, DAYS_KEPT) < today,
  );
}
