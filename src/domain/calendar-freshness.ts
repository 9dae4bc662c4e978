/** An older reading is stale: meanwhile the operator may have taken a booking elsewhere. */
export const CALENDAR_STALE_MINUTES = 15;
/** How often every calendar is synced in the background. */
export const CALENDAR_READ_MINUTES = 5;

/** Whether the last sync is too old to sell by. Epoch milliseconds; null means never. */
export function isStale(readAt: number | null, nowMs: number): boolean {
  return readAt === null || nowMs - readAt > CALENDAR_STALE_MINUTES * 60_000;
}
