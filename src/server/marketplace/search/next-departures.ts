import { sql } from 'kysely';
import type { BoatSearchQuery, NextDepartureView } from '#contract/public/boat-search-api.ts';
import {
  computeGroupTotalCents,
  chooseSearchedMode,
  parseGroupSizes,
} from '#domain/search/boat-filters.ts';
import { computeFreeHours } from '#domain/trip-changes/cancellations.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { statedMinutes, type BoatSearch } from '../core/offers/search-conditions.ts';

const NEXT_DAYS = 7;

type DepartureRecord = {
  boatId: string;
  day: Day;
  time: Time;
  minutes: number | null;
  seatCents: number | null;
  charterCents: number | null;
};

/** Finds the first fitting departure of each boat with a few index lookups per boat. */
export async function nextDepartures(
  reader: Queryable,
  { offered }: BoatSearch,
  ids: readonly string[],
  request: { query: BoatSearchQuery; nowMs: number },
): Promise<ReadonlyMap<string, NextDepartureView>> {
  const { rows } = await sql<DepartureRecord>`
    select first.* from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select boat_id, day, time, ${statedMinutes} as minutes, seat_cents, charter_cents
      from offered_departures
      where boat_id = asked.id and ${offered}
      order by day, time limit 1) as first`.execute(reader);
  return new Map(rows.map((row) => [row.boatId, presentDeparture(row, request)]));
}

function presentDeparture(
  departure: DepartureRecord,
  { query, nowMs }: { query: BoatSearchQuery; nowMs: number },
): NextDepartureView {
  const { day, time, minutes } = departure;
  const prices = {
    pricePerSeatCents: departure.seatCents,
    charterPriceCents: departure.charterCents,
  };
  return {
    date: day,
    time,
    minutes,
    mode: chooseSearchedMode(prices, query.tripType),
    guests: parseGroupSizes(query.groupSize).min,
    totalCents: computeGroupTotalCents(prices, query),
    freeHours: computeFreeHours({ start: day, time }, nowMs),
  };
}

/** Finds the next days with a fitting departure of one of these boats, by a loose index scan. */
export async function findBookableDays(
  reader: Queryable,
  { offered }: BoatSearch,
  ids: readonly string[],
): Promise<Day[]> {
  const soonest = (after: 'first' | 'later') => sql`(
    select min(first.day) as day from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select day from offered_departures
      where boat_id = asked.id and ${offered} and ${after === 'later' ? sql`day > days.day` : sql`true`}
      order by day limit 1) as first)`;
  const { rows } = await sql<{ day: Day | null }>`
    with recursive days (day, nth) as (
      select first.day, 1 from ${soonest('first')} as first
      union all
      select ${soonest('later')}, nth + 1 from days where day is not null and nth < ${NEXT_DAYS})
    select day from days where day is not null order by day`.execute(reader);
  return rows.flatMap(({ day }) => day ?? []);
}
