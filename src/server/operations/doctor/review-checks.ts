import type { ConsistencyCheck } from '../../platform/database/database.ts';

/** End of a trip in the island's time zone: a charter ends with its last day. */
const OVER = `(case pricing_mode when 'charter' then (end_date + 1)::timestamp
  else start_date + time::time + make_interval(mins => trip_minutes) end) at time zone 'America/Lower_Princes'`;

/**
 * Checks that each review belongs to a real trip (docs/decisions/0074). Later refunds do not remove a review, and
 * averages are never stored.
 */
export const reviewChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every review is of a trip that was paid',
    sql: `
      select format('Booking %s has a review, but it was never paid.', code) as finding
      from reviews join bookings on bookings.id = booking_id where paid_at is null order by code`,
  },
  {
    about: 'no review is of a trip that was called off',
    sql: `
      select distinct format('Booking %s has a review, but it was called off.', code) as finding
      from reviews join bookings on bookings.id = booking_id
      join rebooking_offers on rebooking_offers.booking_id = bookings.id
      where outcome is null or outcome = 'refunded' order by 1`,
  },
  {
    about: 'no review is older than the end of its trip',
    sql: `
      select format('Booking %s has a review from before the end of its trip.', code) as finding
      from reviews join bookings on bookings.id = booking_id where made_at < ${OVER} order by code`,
  },
  {
    about: 'every review stands at the boat that sailed',
    sql: `
      select format('Booking %s sailed on %s, but its review is for %s.', code, sailed.name, told.name) as finding
      from reviews join bookings on bookings.id = booking_id
      join boats sailed on sailed.id = bookings.boat_id join boats told on told.id = reviews.boat_id
      where sailed.id <> told.id order by code`,
  },
];
