import { MINUTE_MS } from './durations.ts';

/** An older reading is stale: meanwhile the operator may have taken a booking elsewhere. */
export const CALENDAR_STALE_MINUTES = 15;
/** How often every calendar is synced in the background. */
export const CALENDAR_READ_MINUTES = 5;

/** When a sync is due again: a little before the period is over, so that a late sync does not miss its next turn. */
export const CALENDAR_DUE_MS = CALENDAR_READ_MINUTES * MINUTE_MS - 30_000;

/** Whether the last sync is too old to sell by. Epoch milliseconds; null means never. */
export function isStale(readAt: number | null, nowMs: number): boolean {
  return readAt === null || nowMs - readAt > CALENDAR_STALE_MINUTES * MINUTE_MS;
}
