import { sql } from 'kysely';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { NothingFits } from '#domain/ships/port-calls.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { statedMinutes, type BoatSearch } from '../core/offers/search-conditions.ts';
import { buildTooEarlyCondition } from '../core/offers/ship-window.ts';
import type { PortCallRow } from '../core/offers/ships-of-day.ts';

/**
 * Counts the departures that match without the ship, and how many of them start too early for it or have no stated
 * length. Null if the call was cancelled.
 */
export async function countWithoutShip(
  reader: Queryable,
  { offered, port }: BoatSearch,
  call: PortCallRow,
): Promise<BoatSearchView['nothingFits']> {
  if (call.skippedAt !== null) return null;
  const { rows } = await sql<NothingFits>`
    select count(*)::integer as offered,
      (count(*) filter (where ${buildTooEarlyCondition(call, sql`port`)}))::integer as "tooEarly",
      (count(*) filter (where not ${buildTooEarlyCondition(call, sql`port`)} and ${statedMinutes} is null))::integer as "noLength"
    from offered_departures
    where ${offered} and (${port}::text is null or port = ${port})`.execute(reader);
  return rows[0] ?? null;
}
