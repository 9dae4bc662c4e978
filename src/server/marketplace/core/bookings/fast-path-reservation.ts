import { sql, type CompiledQuery } from 'kysely';
import { listOccupiedDays, OCCUPANCY_LOOKBACK_DAYS } from '#domain/availability/trip-times.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { toOccupiedInterval, type SeatReservation } from './seat-reservations.ts';

/**
 * Builds the statements that reserve seats of an unobstructed departure, to be sent with the commit; null if a closer
 * look is needed: a charter, a trip past midnight, or a departure that small groups may no longer join. They lock in
 * the order of `reserveBoat` and refuse where it does, and also if the departure was sold with another length.
 */
export function reserveSeatsFastPath(
  write: Transaction,
  wanted: SeatReservation,
  capacity: number,
): CompiledQuery<object>[] | null {
  if (
    wanted.mode === 'charter' ||
    wanted.mustReach ||
    listOccupiedDays(toOccupiedInterval(wanted)).length > 1
  )
    return null;
  return [countSeatsFastPath(write, wanted), takeSeatsFastPath(write, wanted, capacity)];
}

/** Locks the day. A check constraint refuses if the day is chartered. */
function countSeatsFastPath(write: Transaction, { boatId, start, groupSize }: SeatReservation) {
  return sql<object>`
    insert into boat_days (boat_id, day, seats_taken) values (${boatId}, ${start}, ${groupSize})
    on conflict (boat_id, day) do update
      set seats_taken = boat_days.seats_taken + excluded.seats_taken`.compile(write);
}

/** Checks under the day's lock. A check constraint refuses if there are too few seats. */
function takeSeatsFastPath(write: Transaction, wanted: SeatReservation, capacity: number) {
  const { boatId, start, time, groupSize, tripMinutes, turnaroundMinutes } = wanted;
  return sql<object>`
    with wanted as (
      select ${boatId}::uuid as boat_id, ${start}::date as day, ${time}::text as time,
        ${tripMinutes}::integer as trip_minutes, ${turnaroundMinutes}::integer as turnaround_minutes
    ), in_the_way as (
      select from departures sold, wanted
      where sold.boat_id = wanted.boat_id and sold.seats_taken > 0
        and sold.day between wanted.day - ${OCCUPANCY_LOOKBACK_DAYS}::integer and wanted.day + ${OCCUPANCY_LOOKBACK_DAYS}::integer
        and case when (sold.day, sold.time) = (wanted.day, wanted.time)
          then (sold.trip_minutes, sold.turnaround_minutes) <> (wanted.trip_minutes, wanted.turnaround_minutes)
          else sold.sold_span && tsrange(wanted.day + wanted.time::time, wanted.day + wanted.time::time
            + make_interval(mins => wanted.trip_minutes + wanted.turnaround_minutes)) end
    )
    insert into departures (boat_id, day, time, capacity, seats_taken, trip_minutes, turnaround_minutes)
    select boat_id, day, time, ${capacity}::integer,
      case when exists (select from in_the_way) then refuse('needs a closer look') else ${groupSize}::integer end,
      trip_minutes, turnaround_minutes
    from wanted
    on conflict (boat_id, day, time) do update
      set seats_taken = departures.seats_taken + excluded.seats_taken, capacity = excluded.capacity,
        trip_minutes = excluded.trip_minutes, turnaround_minutes = excluded.turnaround_minutes`.compile(
    write,
  );
}
