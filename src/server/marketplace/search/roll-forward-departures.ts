import { sql } from 'kysely';
import { computeLastBookableDay } from '#domain/availability/availability.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';

/** Days beyond the booking horizon, so that a week of downtime leaves no gap. */
const SPARE_DAYS = 7;
const BOATS_PER_BATCH = 200;

/**
 * Rolls departures on offer forward to the new horizon and deletes past ones. Boats edited during the run already use
 * the new horizon; the others follow in batches. Idempotent.
 */
export async function rollForwardDepartures({ database, now }: Deps): Promise<void> {
  const today = toIslandNow(now()).day;
  const last = addDays(computeLastBookableDay(today), SPARE_DAYS);
  const { rows } = await sql<{ complete: Day }>`
    update offer_horizon set first_day = ${today}, last_day = greatest(last_day, ${last}::date)
    where first_day <> ${today} or complete_until < ${last}
    returning complete_until as complete`.execute(database);
  const [horizon] = rows;
  if (!horizon) return;
  await refreshAll(database, addDays(horizon.complete, 1), last);
  await sql`update offer_horizon set complete_until = ${last} where complete_until < ${last}`.execute(
    database,
  );
  await sql`delete from offered_departures where day < ${today}`.execute(database);
}

async function refreshAll(database: Database, first: Day, last: Day): Promise<void> {
  let after: string | null = null;
  do {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with next_boats as (
        select id from boats
        where status = 'published' and deleted_at is null and (${after}::uuid is null or id > ${after}::uuid)
        order by id limit ${BOATS_PER_BATCH})
      select max(id::text) as last, refresh_offers(array_agg(id), ${first}, ${last}) from next_boats
      having count(*) > 0`.execute(database);
    after = rows[0]?.last ?? null;
  } while (after !== null);
}
