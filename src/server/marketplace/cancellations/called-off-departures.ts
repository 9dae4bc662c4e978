import { sql } from 'kysely';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { listScopeDays, isCalledOff } from '#domain/trip-changes/calling-off.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { BoatScope } from '../core/bookings/called-off-trips.ts';
import { statedMinutes } from '../core/offers/search-conditions.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AffectedBooking } from './call-off-queries.ts';

/** Retention in days: the board shows only today and tomorrow. */
export const CALLED_OFF_DAYS = 30;

/** Departure or charter that does not sail. */
export type LostDeparture = {
  boatId: string;
  mode: PricingMode;
  day: Day;
  time: Time;
  /** Minutes that it would have occupied its boat. */
  minutes: number;
  /** Trip length that its captain had stated. */
  statedMinutes: number | null;
};

/** Finds bookable departures in these scopes. The caller must call this before `takeFromSale`, which deletes them. */
export async function findOffered(
  write: Transaction,
  scopes: readonly BoatScope[],
  nowMs: number,
): Promise<LostDeparture[]> {
  const asked = scopes.flatMap(({ boatId, scope }) =>
    listScopeDays(scope).map((day) => ({ boatId, day })),
  );
  const { rows } = await sql<LostDeparture>`
    select offered.boat_id as "boatId", offered.day::text as day, offered.time,
      case when takes_seats and seat_cents is not null then 'perSeat' else 'charter' end as mode,
      (extract(epoch from upper(span) - lower(span)) / 60)::integer
        - coalesce(boats.turnaround_minutes, 0) as minutes,
      ${statedMinutes} as "statedMinutes"
    from unnest(${asked.map(({ boatId }) => boatId)}::uuid[], ${asked.map(({ day }) => day)}::date[])
      as asked (boat_id, day)
    join offered_departures as offered using (boat_id, day)
    join boats on boats.id = asked.boat_id
    where room > 0`.execute(write);
  const scopeByBoat = new Map(scopes.map(({ boatId, scope }) => [boatId, scope]));
  return rows.filter(({ boatId, mode, day, time, minutes }) => {
    const scope = scopeByBoat.get(boatId);
    const trip = { mode, start: day, end: day, time, tripMinutes: minutes };
    return scope !== undefined && isCalledOff(trip, scope, nowMs);
  });
}

/** Records departures that do not sail, because their bookings no longer show this once all guests have moved. */
export async function recordCalledOff(
  write: Transaction,
  callOffId: string,
  lost: readonly LostDeparture[],
): Promise<void> {
  const column = <T>(of: (departure: LostDeparture) => T) => lost.map(of);
  await sql`
    insert into called_off_departures (boat_id, day, time, is_charter, trip_minutes, stated_minutes, call_off_id)
    select distinct on (boat_id, day, time, is_charter) *, ${callOffId}::uuid
    from unnest(${column(({ boatId }) => boatId)}::uuid[], ${column(({ day }) => day)}::date[],
      ${column(({ time }) => time)}::text[], ${column(({ mode }) => mode === 'charter')}::boolean[],
      ${column(({ minutes }) => minutes)}::integer[], ${column((each) => each.statedMinutes)}::integer[])
      as lost (boat_id, day, time, is_charter, trip_minutes, stated_minutes)
    on conflict (boat_id, day, time, is_charter) do update
      set trip_minutes = excluded.trip_minutes, stated_minutes = excluded.stated_minutes, call_off_id = excluded.call_off_id`.execute(
    write,
  );
}

/** Omits charters without a time, which only their day identifies. */
export function listSoldDepartures(affected: readonly AffectedBooking[]): LostDeparture[] {
  return affected.flatMap(({ boatId, mode, start: day, time, minutes, statedMinutes }) =>
    time === null ? [] : [{ boatId, mode, day, time, minutes, statedMinutes }],
  );
}

/** Removes departures from search and board until the departures on offer are recomputed for all affected boats. */
export async function takeFromSale(
  write: Transaction,
  lost: readonly LostDeparture[],
): Promise<void> {
  const boatIds = [...new Set(lost.map(({ boatId }) => boatId))];
  await sql`select lock_offers(id) from (
    select id from unnest(${boatIds}::uuid[]) as id order by hashtext(id::text)) as boats`.execute(
    write,
  );
  await sql`
    delete from offered_departures as offered
    using unnest(${lost.map(({ boatId }) => boatId)}::uuid[], ${lost.map(({ day }) => day)}::date[],
      ${lost.map(({ time }) => time)}::text[]) as lost (boat_id, day, time)
    where offered.boat_id = lost.boat_id and offered.day = lost.day and offered.time = lost.time`.execute(
    write,
  );
}
