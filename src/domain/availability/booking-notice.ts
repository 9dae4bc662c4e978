import { islandInstant, islandNow, type IslandNow } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** How long before a departure an operator may stop selling it, in hours. */
export const noticeLimits = { least: 0, most: 168 } as const;

/**
 * The moment that counts as now when a boat with notice is sold: what has begun by then can no longer be booked
 * (docs/decisions/0071).
 */
export function withNotice(now: IslandNow, noticeHours: number): IslandNow {
  if (noticeHours === 0) return now;
  return islandNow(islandInstant(now.day, now.time) + noticeHours * HOUR_MS);
}
