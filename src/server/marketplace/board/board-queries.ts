import { sql, type RawBuilder } from 'kysely';
import { listBoardDays, type BoardDeparture } from '#domain/search/board.ts';
import type { IslandNow } from '#domain/time/days.ts';
import { forSaleCondition } from '../core/boats/boat-queries.ts';
import { statedMinutes } from '../core/offers/search-conditions.ts';
import { smallestPartyOffered } from '../core/offers/smallest-party.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type DepartureRecord = BoardDeparture & {
  boatId: string;
  name: string;
  slug: string;
  port: string;
  customPort: string | null;
};

type BoardQuery = {
  /** Null: the whole island. */
  port: string | null;
  now: IslandNow;
  max: number;
};

/**
 * Finds departures for the board: trips still at sea, and the next departures of today and tomorrow that are on offer,
 * sold or called off.
 */
export async function findDepartures(
  reader: Queryable,
  query: BoardQuery,
): Promise<DepartureRecord[]> {
  const { port, max } = query;
  const { rows } = await sql<DepartureRecord>`
    select ${boatColumns}, day::text as day, time, is_charter as "isCharter", boats.capacity as seats, sold, room,
      case when is_charter then charter_price_cents else price_per_seat_cents end as cents,
      coalesce(sold_minutes, offered_minutes) as "busyMinutes",
      coalesce(sold_stated, offered_stated) as "statedMinutes",
      is_called_off as "isCalledOff", smallest_number as "smallestNumber", decision_hours as "decisionHours"
    from (
      select boat_id, day, time, is_charter, max(room) as room, sum(sold)::integer as sold,
        max(minutes) filter (where is_sold) as sold_minutes, max(minutes) filter (where not is_sold) as offered_minutes,
        max(stated) filter (where is_sold) as sold_stated, max(stated) filter (where not is_sold) as offered_stated,
        bool_or(is_called_off) as is_called_off
      from (${selectOnOffer(query)} union all ${selectSold(query)} union all ${selectCalledOff(query)}) as found
      where time is not null
      group by boat_id, day, time, is_charter) as departures_of_days
    join boats on boats.id = boat_id
    join operators on operators.id = boats.operator_id
    where ${forSaleCondition} and (${port}::text is null or boats.port = ${port})
      and (is_charter
        or day + time::time + make_interval(mins => coalesce(sold_stated, sold_minutes, offered_stated, offered_minutes)) > ${toSqlTimestamp(query.now)})
    order by day, time, boats.name, boats.id
    limit ${max}`.execute(reader);
  return rows;
}

/**
 * Finds the next departures of today and tomorrow that a single guest can join. Departures that need a larger group do
 * not count towards `max`.
 */
export async function findOpenTours(
  reader: Queryable,
  { now, max }: Omit<BoardQuery, 'port'>,
): Promise<DepartureRecord[]> {
  const [today, tomorrow] = listBoardDays(now);
  const { rows } = await sql<DepartureRecord>`
    select ${boatColumns}, day::text as day, time, false as "isCharter", boats.capacity as seats, sold, room,
      seat_cents as cents, minutes as "busyMinutes", stated as "statedMinutes", false as "isCalledOff",
      smallest_number as "smallestNumber", decision_hours as "decisionHours"
    from (
      select boat_id, day, time, room, capacity - room as sold, seat_cents, ${hullMinutes} as minutes,
        ${statedMinutes} as stated
      from (
        select * from offered_departures
        where day in (${today}, ${tomorrow}) and room > 0 and closes_at > ${toSqlTimestamp(now)}
          and takes_seats and seat_cents is not null
        order by day, time, boat_id
        -- Optimization fence: sorts first, then checks smallest numbers one by one until enough are found.
        offset 0) as sailing
      where ${smallestPartyOffered(now)} = 1
      order by day, time, boat_id
      limit ${max}) as next
    join boats on boats.id = boat_id
    join operators on operators.id = boats.operator_id
    where ${forSaleCondition}
    order by day, time, boats.name, boats.id`.execute(reader);
  return rows;
}

const boatColumns = sql`
  boats.id as "boatId", boats.name, boats.slug, boats.port, boats.custom_port as "customPort"`;

/** Minutes that a departure on offer occupies its boat. */
const hullMinutes = sql<number>`(extract(epoch from upper(span) - lower(span)) / 60)::integer`;

/** Picks the next departures in a subquery, and reads the remaining columns only for those. */
function selectOnOffer(query: BoardQuery): RawBuilder<unknown> {
  const [today, tomorrow] = listBoardDays(query.now);
  return sql`
    select boat_id, day, time, not (takes_seats and seat_cents is not null) as is_charter, room, 0 as sold,
      ${hullMinutes} as minutes, ${statedMinutes} as stated,
      false as is_sold, false as is_called_off
    from offered_departures join (
      select boat_id, day, time from offered_departures
      where day in (${today}, ${tomorrow}) and room > 0 and closes_at > ${toSqlTimestamp(query.now)}
        and (${query.port}::text is null or port = ${query.port})
      order by day, time, boat_id
      limit ${query.max}) as next using (boat_id, day, time)`;
}

/** Assumes that a charter without a time starts at the boat's earliest departure time on offer that day. */
function selectSold({ now }: BoardQuery): RawBuilder<unknown> {
  const [today, tomorrow] = listBoardDays(now);
  return sql`
    select boat_id, start_date, coalesce(time, (
        select min(time) from offered_departures as usual
        where usual.boat_id = bookings.boat_id and usual.day = start_date)),
      pricing_mode = 'charter', 0, sum(group_size)::integer, max(trip_minutes), max(stated_minutes), true, false
    from bookings
    where daterange(start_date, end_date, '[]') && daterange(${today}, ${tomorrow}, '[]')
      and start_date >= ${today} and status in ('held', 'pending', 'asked', 'paid')
    group by 1, 2, 3, 4`;
}

/** Skips departures that are on offer again. */
function selectCalledOff({ now }: BoardQuery): RawBuilder<unknown> {
  const [today, tomorrow] = listBoardDays(now);
  return sql`
    select boat_id, day, time, is_charter, 0, 0, trip_minutes, stated_minutes, true, true
    from called_off_departures as lost
    where day in (${today}, ${tomorrow}) and not exists (
      select from offered_departures as again
      where again.boat_id = lost.boat_id and again.day = lost.day and again.time = lost.time)`;
}

function toSqlTimestamp(now: IslandNow): RawBuilder<Date> {
  return sql`${`${now.day} ${now.time}`}::timestamp`;
}
