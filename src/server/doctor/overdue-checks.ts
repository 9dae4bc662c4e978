import { CHALLENGE_MINUTES } from '#domain/featuring.ts';
import type { ConsistencyCheck } from '../database/database.ts';

/** That what the product does by itself has been done; `$1` is what counts as too long ago. */
export const overdueChecks: readonly ConsistencyCheck[] = [
  {
    about: 'no unpaid booking keeps its seats past its time',
    sql: `
      select format('Booking %s is unpaid and keeps its seats, though its time was over at %s.',
        code, to_char(hold_ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')) as finding
      from bookings where status in ('held', 'pending') and hold_ends_at < $1 order by hold_ends_at`,
  },
  {
    about: 'every promised mail is sent',
    sql: `
      select format('A %s mail to the %s of booking %s was promised at %s and is not sent%s',
        kind, recipient, bookings.code, to_char(queued_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
        coalesce(': ' || last_error, '.')) as finding
      from mails left join bookings on bookings.id::text = subject_id
      where sent_at is null and failed_at is null and queued_at < $1 order by queued_at`,
  },
  {
    about: 'every refund that is owed is paid back',
    sql: `
      select format('$%s are owed back to the visitor of booking %s since %s.',
        to_char(booking_refunds.cents / 100.0, 'FM999999990.00'), bookings.code,
        to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')) as finding
      from booking_refunds join bookings on bookings.id = booking_id
      where booking_refunds.state = 'due' and decided_at < $1 order by decided_at`,
  },
  {
    about: 'every feature payment is settled, and none is owed back',
    sql: `
      select format('The payment of $%s to feature %s, begun at %s, %s.',
        to_char(amount_cents / 100.0, 'FM999999990.00'), boats.name,
        to_char(boat_features.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
        case boat_features.status when 'pending' then 'is not settled' else 'is owed back' end) as finding
      from boat_features join boats on boats.id = boat_id
      where boat_features.status in ('pending', 'refund_due')
        and coalesce(challenged_at + interval '${CHALLENGE_MINUTES} minutes', boat_features.created_at) < $1
      order by boat_features.created_at`,
  },
];
