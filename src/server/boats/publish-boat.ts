import { missingForPublishing } from '#domain/boat-readiness.ts';
import type { Day } from '#domain/days.ts';
import { refused, type Refused } from '#domain/problems.ts';
import type { BoatRecord } from './boat-queries.ts';
import { readinessOf } from './operator-boat-presenter.ts';

/** Why a boat, as it stands now, may not be published; null when it may. */
export function refuseUnready(boat: BoatRecord, today: Day): Refused<'conflict'> | null {
  const missing = missingForPublishing(readinessOf(boat, today));
  return missing === null ? null : refused('conflict', missing);
}
