import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { BOATS_A_PAGE } from '#contract/public/boat-search-api.ts';
import { writtenTime } from '../../../platform/http/page-cursor.ts';
import type { BoatSearch } from './search-conditions.ts';

/** Maximum count per port that is shown exactly: one boat more than a page; higher counts are shown as "more". */
export const MAX_COUNTED_BOATS = BOATS_A_PAGE + 1;

/**
 * Sort key of a boat in the listing. If a departure is requested, boats without published availability come last
 * (`group` 1); then by rank or the chosen order, then by listing time. `at` is in microseconds.
 */
export type SortKey = { group: number; rank: number; at: string; id: string };

export const listingCursor = z.tuple([z.int(), z.int(), writtenTime, z.uuid('cursor.invalid')]);
export type ListingCursor = z.infer<typeof listingCursor>;

export function toListingCursor({ group, rank, at, id }: SortKey): ListingCursor {
  return [group, rank, at, id];
}

/** Aggregates sort keys as JSON. */
export const aggregatedSortKeys = sql<SortKey[] | null>`
  json_agg(json_build_object('group', "group", 'rank', rank, 'at', at::text, 'id', id) order by "group", rank, at, id)`;

/** Lists ports with boats by a loose index scan. */
export const portsQuery = sql`ports as (
  (select port from boats where status = 'published' and deleted_at is null order by port limit 1)
  union all
  select (
    select boats.port from boats
    where status = 'published' and deleted_at is null and boats.port > ports.port
    order by boats.port limit 1)
  from ports where ports.port is not null)`;

export type Part = { max: number; after?: ListingCursor };

/** Selects the first matching boats of each port. */
export function selectInPorts(search: BoatSearch, part: Part): RawBuilder<unknown> {
  return selectPerPort(sql.join(buildGroups(search, part), sql` union all `));
}

/** Selects, in each port, the first boats without published availability. */
export function selectUnknownInPorts(search: BoatSearch, part: Part): RawBuilder<unknown> {
  return selectPerPort(selectUnknown(search, part));
}

function selectPerPort(found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ports.port, found.* from ports
    cross join lateral (${found}) as found
    where ports.port is not null`;
}

function buildGroups(search: BoatSearch, part: Part): RawBuilder<unknown>[] {
  if (!search.needsDeparture) return [selectBoats(search, part)];
  const sailing =
    search.date === null
      ? selectBoats(search, part, buildDepartureCondition(search))
      : selectOnDay(search, part);
  return [sailing, selectUnknown(search, part)];
}

function selectUnknown(search: BoatSearch, part: Part): RawBuilder<unknown> {
  return selectBoats(search, part, search.unknown, 1);
}

/** Correlated subquery, so that it stops when the page is full. */
export function buildDepartureCondition({ offered }: BoatSearch): RawBuilder<boolean> {
  return sql`(select true from offered_departures where boat_id = boats.id and ${offered} limit 1)`;
}

/** Selects boats with at least one fitting departure on the day. */
function selectOnDay(
  { offered, order, placed }: BoatSearch,
  { max, after }: Part,
): RawBuilder<unknown> {
  if (after && after[0] > 0) return noBoats;
  if (order !== null) {
    const rank = sql`min(${placed.offered})`;
    return sql`(
      select 0 as "group", ${rank}::bigint as rank, listed_at as at, boat_id as id
      from offered_departures
      where port = ports.port and ${offered}
      group by listed_at, boat_id
      having ${buildAfterCondition(after, sql`${rank}, listed_at, boat_id`)}
      order by 2, 3, 4
      limit ${max})`;
  }
  return sql`(
    select distinct on (listing_rank, listed_at, boat_id)
      0 as "group", listing_rank::bigint as rank, listed_at as at, boat_id as id
    from offered_departures
    where port = ports.port and ${offered} and ${buildAfterCondition(after, sql`listing_rank, listed_at, boat_id`)}
    order by listing_rank, listed_at, boat_id
    limit ${max})`;
}

export function buildAfterCondition(
  after: ListingCursor | null | undefined,
  place: RawBuilder<unknown>,
): RawBuilder<boolean> {
  if (!after) return sql`true`;
  return sql`(${place}) > (${after[1]}::bigint, ${after[2]}::timestamptz, ${after[3]}::uuid)`;
}

/** Empty part of a list. */
export const noBoats = sql`(
  select 0 as "group", 0::bigint as rank, now() as at, null::uuid as id where false)`;

const isListed = sql<boolean>`(operators.status = 'active' and operators.unlisted_at is null)`;
/** Correlated subquery: a few boats do not justify reading all operators. */
const belongsToListedOperator = sql<boolean>`(select ${isListed} from operators where operators.id = boats.operator_id)`;

/** Selects boats regardless of their departures, or limited by `also`. */
function selectBoats(
  { boats, placed, order }: BoatSearch,
  { max, after }: Part,
  also: RawBuilder<unknown> = sql`true`,
  group = 0,
): RawBuilder<unknown> {
  if (after && after[0] > group) return noBoats;
  const rank = order === null ? sql`listing_rank` : placed.boat;
  const from = after && after[0] === group ? after : undefined;
  return sql`(
    select ${group}::integer as "group", (${rank})::bigint as rank, boats.created_at as at, boats.id
    from boats ${group === 0 ? sql`join operators on operators.id = boats.operator_id` : sql``}
    where port = ports.port and ${boats} and ${also} and ${group === 0 ? isListed : belongsToListedOperator}
      and ${buildAfterCondition(from, sql`${rank}, boats.created_at, boats.id`)}
    order by ${rank}, boats.created_at, boats.id
    limit ${max})`;
}
