import type { ConsistencyCheck } from '../database/database.ts';
import { LIVE } from './seat-checks.ts';

/** A trip of seats by the island's clocks, as long as it was sold for. */
const SEATS = `
  select boat_id, start_date as day, time, code, group_size, trip_minutes, turnaround_minutes,
    tsrange(start_date + time::time,
      start_date + time::time + make_interval(mins => trip_minutes + turnaround_minutes)) as span
  from bookings where ${LIVE} and pricing_mode = 'perSeat'`;
/** The days after its first on which a span still has its boat. */
const NIGHTS = `generate_series(day + 1, (upper(span) - interval '1 minute')::date, '1 day')::date`;

/** That no two parties are ever on one hull (readings: one hull). */
export const hullChecks: readonly ConsistencyCheck[] = [
  {
    about: 'no two departures that overlap are sold',
    sql: `
      with seats as (${SEATS}),
      sold as (select distinct boat_id, day, time, span from seats)
      select format('%s on %s at %s and on %s at %s: both departures are sold, and they overlap. Move one of them, or call it off.',
        boats.name, one.day, one.time, other.day, other.time) as finding
      from sold one join boats on boats.id = one.boat_id
      join sold other on other.boat_id = one.boat_id and (other.day, other.time) > (one.day, one.time)
        and other.span && one.span order by 1`,
  },
  {
    about: 'no trip of seats is out on a day that is chartered',
    sql: `
      with nights as (select boat_id, code, ${NIGHTS} as day from (${SEATS}) as seats)
      select format('%s on %s: booking %s is out over midnight, but the day is chartered.',
        boats.name, day, code) as finding
      from nights join boat_days using (boat_id, day) join boats on boats.id = boat_id
      where charter_booking is not null order by 1`,
  },
  {
    about: 'every boat-day counts the seats that are out from the days before',
    sql: `
      with nights as (select boat_id, group_size, ${NIGHTS} as day from (${SEATS}) as seats),
      out as (select boat_id, day, sum(group_size) as seats from nights group by 1, 2)
      select format('%s on %s: %s seats are out over midnight, but its day counts %s.',
        boats.name, day, coalesce(seats, 0), coalesce(seats_overnight, 0)) as finding
      from out full join boat_days using (boat_id, day) join boats on boats.id = boat_id
      where coalesce(seats, 0) <> coalesce(seats_overnight, 0) order by 1`,
  },
  {
    about: 'everybody on a departure was sold the same length',
    sql: `
      select format('%s on %s at %s: booking %s was sold for %s minutes and %s of turnaround, its departure for %s and %s.',
        boats.name, day, time, code, seats.trip_minutes, seats.turnaround_minutes,
        departures.trip_minutes, departures.turnaround_minutes) as finding
      from (${SEATS}) as seats join departures using (boat_id, day, time)
      join boats on boats.id = boat_id
      where (seats.trip_minutes, seats.turnaround_minutes)
        <> (departures.trip_minutes, departures.turnaround_minutes) order by 1`,
  },
];
