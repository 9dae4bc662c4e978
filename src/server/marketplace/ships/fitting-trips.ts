import { selectCover, type PhotoRecord } from '../core/boats/photo-records.ts';
import { sql, type RawBuilder } from 'kysely';
import type { IslandNow } from '#domain/time/days.ts';
import type { NothingFits, PortCall } from '#domain/ships/port-calls.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { portsQuery } from '../core/offers/matching-boats.ts';
import { statedMinutes } from '../core/offers/search-conditions.ts';
import { buildShipCondition, buildTooEarlyCondition } from '../core/offers/ship-window.ts';
import { smallestPartyOffered } from '../core/offers/smallest-party.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type FittingTrip = {
  boatId: string;
  name: string;
  slug: string;
  port: string;
  customPort: string | null;
  cover: PhotoRecord | null;
  mode: PricingMode;
  cents: number;
  time: string;
  statedMinutes: number;
  room: number;
  /** Minimum group size that can still book the trip. */
  smallestParty: number;
};

/** Boats per port shown for a ship: the top of the listing. */
const MAX_AT_PORT = 12;

/** Finds fitting departures, a limited number per port, ordered by time (domain: computeShipFit). */
export async function findFittingTrips(
  reader: Queryable,
  call: PortCall,
  now: IslandNow,
): Promise<{ trips: FittingTrip[]; isMore: boolean }> {
  const { rows } = await sql<FittingTrip & { place: number }>`
    with recursive ${portsQuery}
    select boats.name, boats.slug, boats.port, boats.custom_port as "customPort",
      fitting.*,
      ${selectCover(sql.ref('boats.id'))} as cover
    from ports
    cross join lateral (
      select first.*, row_number() over (order by listing_rank, listed_at, boat_id, time)::integer as place from (
      select offered.listing_rank, listed_at, boat_id, case when ${sellsSeats} then 'perSeat' else 'charter' end as mode,
        case when ${sellsSeats} then seat_cents else charter_cents end as cents,
        time, minutes as "statedMinutes", room, ${smallestParty(now)} as "smallestParty"
      from offered_departures as offered
      where offered.port = ports.port and ${buildOpenCondition(call, now)}
        and ${buildShipCondition(call, { port: sql`offered.port`, minutes: statedMinutes })}
      order by offered.listing_rank, offered.listed_at, boat_id, time
      limit ${MAX_AT_PORT + 1}) as first) as fitting
    join boats on boats.id = fitting.boat_id
    where ports.port is not null
    order by time, boats.name, boats.id`.execute(reader);
  const trips = rows.filter(({ place }) => place <= MAX_AT_PORT);
  return { trips, isMore: trips.length < rows.length };
}

/** Counts departures on offer, and how many do not fit for each reason. */
export async function countOffered(
  reader: Queryable,
  call: PortCall,
  now: IslandNow,
): Promise<NothingFits> {
  const { rows } = await sql<NothingFits>`
    select count(*)::integer as offered,
      (count(*) filter (where ${buildTooEarlyCondition(call, sql`port`)}))::integer as "tooEarly",
      (count(*) filter (where not ${buildTooEarlyCondition(call, sql`port`)} and ${statedMinutes} is null))::integer as "noLength"
    from offered_departures as offered
    where ${buildOpenCondition(call, now)}`.execute(reader);
  return rows[0] ?? { offered: 0, tooEarly: 0, noLength: 0 };
}

const sellsSeats = sql<boolean>`(takes_seats and seat_cents is not null)`;

function smallestParty(now: IslandNow): RawBuilder<number> {
  return sql<number>`(case when ${sellsSeats} then ${smallestPartyOffered(now)} else 1 end)`;
}

function buildOpenCondition({ day }: PortCall, now: IslandNow): RawBuilder<boolean> {
  return sql<boolean>`day = ${day}::date and room > 0 and closes_at > ${`${now.day} ${now.time}`}::timestamp
    and (${sellsSeats} or takes_charter and charter_cents is not null) and room >= ${smallestParty(now)}`;
}
