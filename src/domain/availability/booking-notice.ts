import { toInstant, toIslandNow, type IslandNow } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Limits of the booking notice, in hours before a departure. */
export const noticeLimits = { min: 0, max: 168 } as const;

/**
 * Shifts now by the boat's booking notice: a departure that starts at or before the result can no longer be booked
 * (docs/decisions/0071).
 */
export function applyBookingNotice(now: IslandNow, noticeHours: number): IslandNow {
  if (noticeHours === 0) return now;
  return toIslandNow(toInstant(now.day, now.time) + noticeHours * HOUR_MS);
}
