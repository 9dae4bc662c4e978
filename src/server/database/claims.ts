import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';

/** Whoever took something on and died on the way is given this long before another takes it over. */
const CLAIM_MS = 2 * MINUTE_MS;

/** Of rows with `claimed_at`: those that nobody is at. */
export function isUnclaimed(nowMs: number) {
  const lapsed = new Date(nowMs - CLAIM_MS);
  return sql<boolean>`(claimed_at is null or claimed_at < ${lapsed})`;
}
