import { sql } from 'kysely';
import { addDays, islandNow } from '#domain/time/days.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** Tolerance for a server clock that is wrong by a day, which would close trips too early. */
export const CLOSED_AFTER_DAYS = 7;

/** Folds changes into daily and monthly totals to keep reads cheap. Results are the same before and after. */
export async function foldSums({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const overBefore = addDays(islandNow(now()).day, -CLOSED_AFTER_DAYS);
  await sql`select fold_sums(${overBefore}::date)`.execute(database);
}
