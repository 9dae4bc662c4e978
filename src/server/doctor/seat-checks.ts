import type { ConsistencyCheck } from '../database/database.ts';

export const LIVE = `status in ('held', 'pending', 'asked', 'paid')`;

/** That the rows which say what is taken are exactly what the live bookings took (readings: one hull). */
export const seatChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every departure counts the seats of its bookings',
    sql: `
      with booked as (
        select boat_id, start_date as day, time, sum(group_size) as seats
        from bookings where ${LIVE} and pricing_mode = 'perSeat' group by 1, 2, 3)
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
        from bookings where ${LIVE} and pricing_mode = 'perSeat' group by 1, 2)
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
        from bookings where ${LIVE} and pricing_mode = 'charter'),
      marked as (select boat_id, day, charter_booking from boat_days where charter_booking is not null)
      select format('%s on %s: the charter is booking %s, but its day is marked for %s.',
        boats.name, day, coalesce(chartered.id::text, 'none'), coalesce(charter_booking::text, 'none')) as finding
      from chartered full join marked using (boat_id, day) join boats on boats.id = boat_id
      where chartered.id is distinct from charter_booking order by 1`,
  },
  {
    about: 'no departure has sold more seats than there are',
    sql: `
      select format('%s on %s at %s: %s seats are sold, but there are only %s.',
        boats.name, start_date, bookings.time, sum(group_size), least(boats.capacity, departures.capacity)) as finding
      from bookings join boats on boats.id = bookings.boat_id
      left join departures on departures.boat_id = bookings.boat_id
        and departures.day = start_date and departures.time = bookings.time
      where bookings.${LIVE} and bookings.pricing_mode = 'perSeat'
      group by boats.id, start_date, bookings.time, departures.capacity
      having sum(group_size) > least(boats.capacity, departures.capacity) order by 1`,
  },
  {
    about: 'no day of a boat is sold twice',
    sql: `
      select format('%s on %s: booking %s has chartered the boat, but booking %s is on it too.',
        boats.name, greatest(charter.start_date, other.start_date), charter.code, other.code) as finding
      from bookings charter join boats on boats.id = charter.boat_id
      join bookings other on other.boat_id = charter.boat_id and other.id <> charter.id
        and other.start_date <= charter.end_date and other.end_date >= charter.start_date
      where charter.pricing_mode = 'charter' and charter.${LIVE} and other.${LIVE}
        and (other.pricing_mode = 'perSeat' or other.id > charter.id) order by 1`,
  },
];
