import { DAY_MINUTES } from '#domain/time/durations.ts';
import { sql, type RawBuilder } from 'kysely';
import { BOATS_A_PAGE, type BoatCountView } from '#contract/public/boat-search-api.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  aggregatedSortKeys,
  selectInPorts,
  buildAfterCondition,
  MAX_COUNTED_BOATS,
  noBoats,
  portsQuery,
  selectUnknownInPorts,
  type SortKey,
  type ListingCursor,
} from '../core/offers/matching-boats.ts';
import { startMinute, type BoatSearch } from '../core/offers/search-conditions.ts';

/**
 * Finds a page of boats by next departure. Few boats are queried one by one; for many, departures are read day by day
 * until the page is full.
 */
export async function findSoonestBoats(
  reader: Queryable,
  search: BoatSearch,
  after: ListingCursor | null,
  found: BoatCountView,
): Promise<SortKey[]> {
  const sailing = found.isMore ? selectFirstDays(search, after) : selectFirstDepartures(search);
  const unknown = selectUnknownInPorts(
    { ...search, order: null },
    { max: MAX_COUNTED_BOATS + 1, ...(after?.[0] === 1 && { after }) },
  );
  const { rows } = await sql<{ boats: SortKey[] | null }>`
    with recursive ${portsQuery},
    unknown as (${unknown}),
    places as (
      select "group", rank, at, id from (${sailing}) as sailing
      union all
      select "group", rank, at, id from unknown
      where ${search.port}::text is null or port = ${search.port}),
    listed as (
      select * from places
      where ${after === null ? sql`true` : sql`"group" > ${after[0]} or ("group" = ${after[0]} and ${buildAfterCondition(after, sql`rank, at, id`)})`}
      order by "group", rank, at, id
      limit ${BOATS_A_PAGE + 2})
    select ${aggregatedSortKeys} as boats from listed`.execute(reader);
  return rows[0]?.boats ?? [];
}

function selectFirstDepartures(search: BoatSearch): RawBuilder<unknown> {
  const matching = selectInPorts({ ...search, order: null }, { max: MAX_COUNTED_BOATS + 1 });
  return sql`
    select 0 as "group", first.rank, matching.at, matching.id
    from (${matching}) as matching
    cross join lateral (
      select ${startMinute}::bigint as rank from offered_departures
      where boat_id = matching.id and ${search.offered}
      order by day, time limit 1) as first
    where "group" = 0 and (${search.port}::text is null or port = ${search.port})`;
}

/** Orders each boat by its first fitting departure. */
function selectFirstDays(
  { offered, port, days }: BoatSearch,
  after: ListingCursor | null,
): RawBuilder<unknown> {
  if (after && after[0] > 0) return noBoats;
  const rank = after?.[1] ?? 0;
  return sql`
    select 0 as "group", first.rank, first.at, first.id
    from (
      select day::date from generate_series(
        greatest(${days.first}::date, date '2020-01-01' + ${Math.floor(rank / DAY_MINUTES)}::integer)::timestamp,
        ${days.last}::date::timestamp, interval '1 day') as days (day)
      order by 1) as days
    cross join lateral (
      select * from (
        select ${startMinute}::bigint as rank, listed_at as at, boat_id as id
        from offered_departures
        where day = days.day and (${port}::text is null or port = ${port}) and ${offered}
          and ${buildAfterCondition(after, sql`${startMinute}, listed_at, boat_id`)}
        order by 1, 2, 3
        -- Optimization fence: sorts first, then checks boats one by one until the page is full.
        offset 0) as sailing
      where rank = (
        select ${startMinute} from offered_departures
        where boat_id = sailing.id and ${offered} order by day, time limit 1)
      order by 1, 2, 3
      limit ${BOATS_A_PAGE + 2}) as first
    order by days.day, 2, 3, 4
    limit ${BOATS_A_PAGE + 2}`;
}
