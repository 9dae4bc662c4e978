import { sql } from 'kysely';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** Days between a trip's end and the merge of its amounts into monthly totals: a margin for a wrong server clock. */
export const CLOSED_AFTER_DAYS = 7;

/**
 * Aggregates changes into daily and monthly rollups to keep reads cheap. Queries return the same results before and
 * after.
 */
export async function aggregateRollups({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const overBefore = addDays(toIslandNow(now()).day, -CLOSED_AFTER_DAYS);
  await sql`select aggregate_rollups(${overBefore}::date)`.execute(database);
}
