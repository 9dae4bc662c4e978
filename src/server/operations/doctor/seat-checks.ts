import type { ConsistencyCheck } from '../../platform/database/database.ts';

export const LIVE_BOOKING_CONDITION = `status in ('held', 'pending', 'asked', 'paid')`;

/** Checks that occupancy rows match live bookings exactly. */
export const seatChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every departure counts the seats of its bookings',
    sql: `
      with booked as (
        select boat_id, start_date as day, time, sum(group_size) as seats
        from bookings where ${LIVE_BOOKING_CONDITION} and pricing_mode = 'perSeat' group by 1, 2, 3)
      select format('%s on %s at %s: %s seats are booked, but its departure counts %s.',
        boats.name, day, time, coalesce(seats, 0), coalesce(seats_taken, 0)) as finding
      from booked full join departures using (boat_id, day, time) join boats on boats.id = boat_id
      where coalesce(seats, 0) <> coalesce(seats_taken, 0) order by 1`,
  },
  {
    about: 'every boat-day counts the seats of its bookings',
    sql: `
      with booked as (
        select boat_id, start_date as day, sum(group_size) as seats
        from bookings where ${LIVE_BOOKING_CONDITION} and pricing_mode = 'perSeat' group by 1, 2)
      select format('%s on %s: %s seats are booked, but its day counts %s.',
        boats.name, day, coalesce(seats, 0), coalesce(seats_taken, 0)) as finding
      from booked full join boat_days using (boat_id, day) join boats on boats.id = boat_id
      where coalesce(seats, 0) <> coalesce(seats_taken, 0) order by 1`,
  },
  {
    about: 'every charter has its days, and every chartered day its charter',
    sql: `
      with chartered as (
        select id, boat_id, generate_series(start_date, end_date, '1 day')::date as day
        from bookings where ${LIVE_BOOKING_CONDITION} and pricing_mode = 'charter'),
      marked as (select boat_id, day, charter_booking from boat_days where charter_booking is not null)
      select format('%s on %s: the charter is booking %s, but its day is marked for %s.',
        boats.name, day, coalesce(chartered.id::text, 'none'), coalesce(charter_booking::text, 'none')) as finding
      from chartered full join marked using (boat_id, day) join boats on boats.id = boat_id
      where chartered.id is distinct from charter_booking order by 1`,
  },
  {
    // Compares with the departure's own capacity: the boat's may have been reduced after the trip.
    about: 'no departure has sold more seats than there are',
    sql: `
      select format('%s on %s at %s: %s seats are sold, but there are only %s.',
        boats.name, start_date, bookings.time, sum(group_size), coalesce(departures.capacity, boats.capacity)) as finding
      from bookings join boats on boats.id = bookings.boat_id
      left join departures on departures.boat_id = bookings.boat_id
        and departures.day = start_date and departures.time = bookings.time
      where bookings.${LIVE_BOOKING_CONDITION} and bookings.pricing_mode = 'perSeat'
      group by boats.id, start_date, bookings.time, departures.capacity
      having sum(group_size) > coalesce(departures.capacity, boats.capacity) order by 1`,
  },
  {
    about: 'no day of a boat is sold twice',
    sql: `
      select format('%s on %s: booking %s has chartered the boat, but booking %s is on it too.',
        boats.name, greatest(charter.start_date, other.start_date), charter.code, other.code) as finding
      from bookings charter join boats on boats.id = charter.boat_id
      join bookings other on other.boat_id = charter.boat_id and other.id <> charter.id
        and other.start_date <= charter.end_date and other.end_date >= charter.start_date
      where charter.pricing_mode = 'charter' and charter.${LIVE_BOOKING_CONDITION} and other.${LIVE_BOOKING_CONDITION}
        and (other.pricing_mode = 'perSeat' or other.id > charter.id) order by 1`,
  },
];

/** Per-seat trips in the island's time zone, with the trip length at the time of the sale. */
const SEATS = `
  select boat_id, start_date as day, time, code, group_size, trip_minutes, turnaround_minutes,
    tsrange(start_date + time::time,
      start_date + time::time + make_interval(mins => trip_minutes + turnaround_minutes)) as span
  from bookings where ${LIVE_BOOKING_CONDITION} and pricing_mode = 'perSeat'`;
/** Days after the first on which a trip still occupies its boat. */
const NIGHTS = `generate_series(day + 1, (upper(span) - interval '1 minute')::date, '1 day')::date`;

/** Checks that a boat is never sold twice for the same time. */
export const occupancyChecks: readonly ConsistencyCheck[] = [
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
      select format('%s on %s: booking %s is still out after midnight, but the day is chartered.',
        boats.name, day, code) as finding
      from nights join boat_days using (boat_id, day) join boats on boats.id = boat_id
      where charter_booking is not null order by 1`,
  },
  {
    about: 'every boat-day counts the seats that are out from the days before',
    sql: `
      with nights as (select boat_id, group_size, ${NIGHTS} as day from (${SEATS}) as seats),
      out as (select boat_id, day, sum(group_size) as seats from nights group by 1, 2)
      select format('%s on %s: %s seats are still out after midnight, but its day counts %s.',
        boats.name, day, coalesce(seats, 0), coalesce(seats_overnight, 0)) as finding
      from out full join boat_days using (boat_id, day) join boats on boats.id = boat_id
      where coalesce(seats, 0) <> coalesce(seats_overnight, 0) order by 1`,
  },
  {
    about: 'everybody on a departure was sold the same length',
    sql: `
      select format('%s on %s at %s: booking %s was sold with %s minutes and %s of turnaround, but its departure has %s and %s.',
        boats.name, day, time, code, seats.trip_minutes, seats.turnaround_minutes,
        departures.trip_minutes, departures.turnaround_minutes) as finding
      from (${SEATS}) as seats join departures using (boat_id, day, time)
      join boats on boats.id = boat_id
      where (seats.trip_minutes, seats.turnaround_minutes)
        <> (departures.trip_minutes, departures.turnaround_minutes) order by 1`,
  },
];
