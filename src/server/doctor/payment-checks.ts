import type { ConsistencyCheck } from '../database/database.ts';
import { dollars } from '../database/sql-fragments.ts';

/** That payment pages say what their bookings say, whatever somebody changed by hand. */
export const paymentChecks: readonly ConsistencyCheck[] = [
  {
    about: 'every paid booking was paid on one page',
    sql: `
      select format('Booking %s is paid, but %s of its payment pages are.', code, count(pages.id)) as finding
      from bookings left join payment_sessions as pages on pages.booking_id = bookings.id and pages.status = 'paid'
      where paid_at is not null group by bookings.id having count(pages.id) <> 1 order by 1`,
  },
  {
    about: 'every page of a paid booking asks for what the booking comes to',
    sql: `
      select format('Booking %s comes to %s, but was paid on a page of %s.',
        code, ${dollars('bookings.amount_cents')}, ${dollars('pages.amount_cents')}) as finding
      from bookings join payment_sessions as pages on pages.booking_id = bookings.id
      where pages.status = 'paid' and pages.amount_cents <> bookings.amount_cents order by 1`,
  },
  {
    about: 'no page is paid of a booking that is not',
    sql: `
      select format('Booking %s is not paid, but one of its payment pages is.', code) as finding
      from bookings where paid_at is null and exists (
        select from payment_sessions where booking_id = bookings.id and status = 'paid') order by 1`,
  },
  {
    about: 'no boat is gone that still has to sail',
    sql: `
      select format('Booking %s is to sail on %s, but its boat %s was deleted.', code, start_date, boats.name) as finding
      from bookings join boats on boats.id = boat_id
      where bookings.status in ('held', 'pending', 'asked', 'paid') and boats.deleted_at is not null
        and end_date >= boats.deleted_at::date order by 1`,
  },
];
