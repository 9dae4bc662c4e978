import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { BoatCountView } from '#contract/boat-search-api.ts';
import { BOATS_A_PAGE } from '#contract/boat-search-api.ts';
import { isUuid } from '#domain/ids.ts';
import type { Reader } from '../../database/database.ts';
import { writtenTime } from '../../http/page-cursor.ts';
import type { BoatSearch } from './search-conditions.ts';

/** The most boats of a port that are counted: beyond, it is "more". */
export const MOST_COUNTED = 99;

/**
 * Where a boat stands in the listing. On a day, boats that never published availability come last (`group` 1);
 * then by rank, and as they came. `at` is to the microsecond.
 */
type Place = { group: number; rank: number; at: string; id: string };

export const placeKey = z.tuple([
  z.int(),
  z.int(),
  writtenTime,
  z.uuid('This is no place in the list'),
]);
type PlaceKey = z.infer<typeof placeKey>;

export function placeOf({ group, rank, at, id }: Place): PlaceKey {
  return [group, rank, at, id];
}

type Found = {
  /** Of the page one more than it shows, if there are more. */
  boats: Place[];
  /** The boat that was asked to stand first, if it matches; on the first page only. */
  chosen: string[];
  found: BoatCountView;
  ports: Record<string, BoatCountView>;
};

/**
 * A page of the boats that match, in the listing's order. Each port is read in that order as far as is needed and
 * no further, so a page takes as long whether a port has a hundred boats or ten thousand.
 */
export async function findBoats(
  reader: Reader,
  search: BoatSearch,
  after: PlaceKey | null,
): Promise<Found> {
  const chosen = search.chosen === null ? null : await findChosen(reader, search, search.chosen);
  const { rows } = await sql<{ counted: [string, number][] | null; boats: Place[] | null }>`
    with recursive ${portsOf},
    counted as materialized (${inPorts(search, { most: MOST_COUNTED + 1 })}),
    listed as (
      select * from (${listed(search, after)}) as boats
      where ${search.port}::text is null or port = ${search.port}
      order by "group", rank, at, id
      limit ${BOATS_A_PAGE + 2})
    select
      (select json_agg(json_build_array(port, coalesce(boats, 0)))
        from ports left join (select port, count(*) as boats from counted group by port) as counts using (port)
        where port is not null) as counted,
      (select json_agg(json_build_object('group', "group", 'rank', rank, 'at', at::text, 'id', id)
        order by "group", rank, at, id) from listed) as boats`.execute(reader);
  const { counted, boats } = rows[0] ?? { counted: null, boats: null };
  const ports = Object.fromEntries((counted ?? []).map(([port, count]) => [port, countOf(count)]));
  return {
    boats: (boats ?? []).filter(({ id }) => id !== chosen).slice(0, BOATS_A_PAGE + 1),
    chosen: chosen !== null && after === null ? [chosen] : [],
    found: totalOf(search.port === null ? Object.values(ports) : [ports[search.port] ?? none]),
    ports,
  };
}

const none = { boats: 0, isMore: false };

function countOf(count: number): BoatCountView {
  return { boats: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
}

function totalOf(counts: readonly BoatCountView[]): BoatCountView {
  return {
    boats: counts.reduce((sum, { boats }) => sum + boats, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}

/** The first page is among those that were counted. */
function listed(search: BoatSearch, after: PlaceKey | null): RawBuilder<unknown> {
  if (after === null) return sql`select * from counted`;
  return inPorts(search, { most: BOATS_A_PAGE + 2, after });
}

/** The ports that have boats, found by leaping from one to the next in the index. */
export const portsOf = sql`ports as (
  (select port from boats where status = 'published' and deleted_at is null order by port limit 1)
  union all
  select (
    select boats.port from boats
    where status = 'published' and deleted_at is null and boats.port > ports.port
    order by boats.port limit 1)
  from ports where ports.port is not null)`;

type Part = { most: number; after?: PlaceKey };

/** Of each port the first boats that match. */
function inPorts(search: BoatSearch, part: Part): RawBuilder<unknown> {
  const { date } = search;
  const groups =
    date === null
      ? [neverMind(search, part)]
      : [
          onDay(search, part),
          neverMind(search, part, sql`not has_published_availability(availability)`),
        ];
  return sql`
    select ports.port, found.* from ports
    cross join lateral (${sql.join(groups, sql` union all `)}) as found
    where ports.port is not null`;
}

/** Of a boat's departures of the day one is enough. */
function onDay({ offered }: BoatSearch, { most, after }: Part): RawBuilder<unknown> {
  if (after && after[0] > 0) return noBoats;
  const isAfter = after
    ? sql`and (listing_rank, listed_at, boat_id) > (${after[1]}::integer, ${after[2]}::timestamptz, ${after[3]}::uuid)`
    : sql``;
  return sql`(
    select distinct on (listing_rank, listed_at, boat_id)
      0 as "group", listing_rank as rank, listed_at as at, boat_id as id
    from offered_departures
    where port = ports.port and ${offered} ${isAfter}
    order by listing_rank, listed_at, boat_id
    limit ${most})`;
}

const noBoats = sql`(
  select 0 as "group", 0 as rank, now() as at, null::uuid as id where false)`;

/** Boats whenever they sail, or, on a day, those of which nobody knows. */
function neverMind(
  { boats }: BoatSearch,
  { most, after }: Part,
  also?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const group = also ? 1 : 0;
  const isAfter =
    after && after[0] === group
      ? sql`and (listing_rank, boats.created_at, boats.id) > (${after[1]}::integer, ${after[2]}::timestamptz, ${after[3]}::uuid)`
      : sql``;
  return sql`(
    select ${group}::integer as "group", listing_rank as rank, boats.created_at as at, boats.id
    from boats join operators on operators.id = boats.operator_id
    where port = ports.port and operators.status = 'active' and operators.unlisted_at is null and ${boats} ${also ? sql`and ${also}` : sql``} ${isAfter}
    order by listing_rank, boats.created_at, boats.id
    limit ${most})`;
}

/** The id of the boat that stands first, if it matches. */
async function findChosen(
  reader: Reader,
  { date, port, offered, boats }: BoatSearch,
  idOrSlug: string,
): Promise<string | null> {
  const isIt = isUuid(idOrSlug) ? sql`boats.id = ${idOrSlug}` : sql`boats.slug = ${idOrSlug}`;
  const sails =
    date === null
      ? sql`true`
      : sql`(not has_published_availability(availability) or exists (
          select from offered_departures where boat_id = boats.id and ${offered}))`;
  const { rows } = await sql<{ id: string }>`
    select boats.id from boats join operators on operators.id = boats.operator_id
    where ${isIt} and operators.status = 'active' and operators.unlisted_at is null and ${boats} and ${sails}
      and (${port}::text is null or port = ${port})`.execute(reader);
  return rows[0]?.id ?? null;
}
