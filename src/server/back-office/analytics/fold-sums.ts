import { sql } from 'kysely';
import { addDays, islandNow } from '#domain/time/days.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** A server whose clock is wrong by a day must not take a trip for over that is not. */
export const CLOSED_AFTER_DAYS = 7;

/**
 * Folds what has changed into the sums of days and months, so that who reads has little to add up. Whether it has
 * run or not, everybody reads the same.
 */
export async function foldSums({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const overBefore = addDays(islandNow(now()).day, -CLOSED_AFTER_DAYS);
  await sql`select fold_sums(${overBefore}::date)`.execute(database);
}
