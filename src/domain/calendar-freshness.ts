/** What is older was not looked at for longer than an operator needs to take a booking elsewhere. */
export const CALENDAR_STALE_MINUTES = 15;
/** How often every calendar is read without being asked for. */
export const CALENDAR_READ_MINUTES = 5;

/** Whether a calendar was last read too long ago to sell by it. Epoch milliseconds; null: never. */
export function isStale(readAt: number | null, nowMs: number): boolean {
  return readAt === null || nowMs - readAt > CALENDAR_STALE_MINUTES * 60_000;
}
