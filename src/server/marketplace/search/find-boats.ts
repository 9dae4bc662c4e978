import { sql, type RawBuilder } from 'kysely';
import type { BoatCountView } from '#contract/public/boat-search-api.ts';
import { BOATS_A_PAGE } from '#contract/public/boat-search-api.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  aggregatedSortKeys,
  buildDepartureCondition,
  selectInPorts,
  MAX_COUNTED_BOATS,
  portsQuery,
  type SortKey,
  type ListingCursor,
} from '../core/offers/matching-boats.ts';
import type { BoatSearch } from '../core/offers/search-conditions.ts';
import { findSoonestBoats } from './soonest-boats.ts';

type Found = {
  /** The page plus one boat if there are more. */
  boats: SortKey[];
  /** The requested first boat if it matches; on the first page only. */
  chosen: string[];
  found: BoatCountView;
  ports: Record<string, BoatCountView>;
};

/**
 * Finds a page of matching boats in listing order. Reads each port in that order only as far as needed, so that the
 * time does not depend on the number of boats.
 */
export async function findBoats(
  reader: Queryable,
  search: BoatSearch,
  after: ListingCursor | null,
): Promise<Found> {
  const chosen = search.chosen === null ? null : await findChosen(reader, search, search.chosen);
  const isListedLater = search.order === 'soonest' && search.date === null;
  const { rows } = await sql<{ counted: [string, number][] | null; boats: SortKey[] | null }>`
    with recursive ${portsQuery},
    counted as materialized (${selectInPorts({ ...search, order: null }, { max: MAX_COUNTED_BOATS + 1 })}),
    listed as (
      select * from (${isListedLater ? sql`select * from counted` : selectListed(search, after)}) as boats
      where ${search.port}::text is null or port = ${search.port}
      order by "group", rank, at, id
      limit ${isListedLater ? 0 : BOATS_A_PAGE + 2})
    select
      (select json_agg(json_build_array(port, coalesce(boats, 0)))
        from ports left join (select port, count(*) as boats from counted group by port) as counts using (port)
        where port is not null) as counted,
      (select ${aggregatedSortKeys} from listed) as boats`.execute(reader);
  const { counted, boats } = rows[0] ?? { counted: null, boats: null };
  const ports = Object.fromEntries(
    (counted ?? []).map(([port, count]) => [port, presentCount(count)]),
  );
  const found = sumCounts(
    search.port === null ? Object.values(ports) : [ports[search.port] ?? none],
  );
  const places = isListedLater
    ? await findSoonestBoats(reader, search, after, found)
    : (boats ?? []);
  return {
    boats: places.filter(({ id }) => id !== chosen).slice(0, BOATS_A_PAGE + 1),
    chosen: chosen !== null && after === null ? [chosen] : [],
    found,
    ports,
  };
}

const none = { boats: 0, isMore: false };

function presentCount(count: number): BoatCountView {
  return { boats: Math.min(count, MAX_COUNTED_BOATS), isMore: count > MAX_COUNTED_BOATS };
}

function sumCounts(counts: readonly BoatCountView[]): BoatCountView {
  return {
    boats: counts.reduce((sum, { boats }) => sum + boats, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}

/** Takes the first page in default order from the boats that were already counted. */
function selectListed(search: BoatSearch, after: ListingCursor | null): RawBuilder<unknown> {
  if (after === null && search.order === null) return sql`select * from counted`;
  return selectInPorts(search, { max: BOATS_A_PAGE + 2, ...(after && { after }) });
}

/** Returns the id of the requested first boat, if it matches. */
async function findChosen(
  reader: Queryable,
  search: BoatSearch,
  idOrSlug: string,
): Promise<string | null> {
  const { port, boats, unknown } = search;
  const isChosen = isUuid(idOrSlug) ? sql`boats.id = ${idOrSlug}` : sql`boats.slug = ${idOrSlug}`;
  const sails = search.needsDeparture
    ? sql`(${unknown} or ${buildDepartureCondition(search)})`
    : sql`true`;
  const { rows } = await sql<{ id: string }>`
    select boats.id from boats join operators on operators.id = boats.operator_id
    where ${isChosen} and operators.status = 'active' and operators.unlisted_at is null and ${boats} and ${sails}
      and (${port}::text is null or port = ${port})`.execute(reader);
  return rows[0]?.id ?? null;
}
