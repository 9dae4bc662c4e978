import type pg from 'pg';
import { toIslandNow } from '#domain/time/days.ts';
import {
  checkLedger,
  checkSeats,
} from '../../../src/server/operations/doctor/consistency-check.ts';
import type { Clock } from '../world/clock.ts';

type Watched = { database: pg.Pool; clock: Pick<Clock, 'nowMs'> };

/**
 * Checks invariants that hold at any time. Recomputes them from bookings, pages and ledger alone, independently of the
 * shop's own counters. Each row describes a violation.
 */
export async function brokenPromises({ database, clock }: Watched): Promise<string[]> {
  const { day } = toIslandNow(clock.nowMs());
  const { rows } = await database.query<{ wrong: string }>(PROMISES, [day]);
  return rows.map(({ wrong }) => wrong);
}

/** Runs the shop's own doctor, which is slower, so less often. */
export async function doctorsFindings({ database, clock }: Watched): Promise<string[]> {
  const ledger = await checkLedger(database, clock.nowMs());
  // A refund returned by a bank is a legitimate finding of the doctor.
  const isViolation = (finding: string) => !finding.includes('could not be given back');
  return [...(await checkSeats(database)), ...ledger.filter(isViolation)];
}

/** Every party with the interval for which it occupies its boat. */
const PARTIES = `
  select id, code, boat_id, pricing_mode, start_date, time, group_size,
    case pricing_mode when 'charter' then tsrange(start_date, end_date + 1)
      else tsrange(start_date + time::time,
        start_date + time::time + make_interval(mins => trip_minutes + turnaround_minutes)) end as span
  from bookings where status in ('held', 'pending', 'asked', 'paid')`;

const PROMISES = `
  with parties as materialized (${PARTIES})
  select format('Two parties on one hull: %s and %s.', one.code, other.code) as wrong
    from parties one join parties other on other.boat_id = one.boat_id and other.id > one.id
      and other.span && one.span
    where one.pricing_mode = 'charter' or other.pricing_mode = 'charter'
      or (one.start_date, one.time) <> (other.start_date, other.time)
  union all
  select format('%s seats are sold of %s on %s at %s.', sum(group_size), boats.capacity, start_date, parties.time)
    from parties join boats on boats.id = boat_id
    where parties.pricing_mode = 'perSeat' and start_date > $1 -- a boat's capacity may be reduced after a trip
    group by boats.id, start_date, parties.time having sum(group_size) > boats.capacity
  union all
  select format('The departure of %s at %s counts %s seats, but %s are booked.', day, departures.time, seats_taken, coalesce(sum(group_size), 0))
    from departures left join parties on parties.boat_id = departures.boat_id and start_date = day
      and parties.time = departures.time and parties.pricing_mode = 'perSeat'
    group by departures.boat_id, day, departures.time, seats_taken
    having seats_taken <> coalesce(sum(group_size), 0)
  union all
  select format('Booking %s is paid by %s pages.', code, count(page.id))
    from bookings left join payment_sessions page on page.booking_id = bookings.id and page.status = 'paid'
    where paid_at is not null and paid_by = 'card' group by bookings.id having count(page.id) <> 1
  union all
  select format('Booking %s gave back %s of %s.', code, refunded_cents, amount_cents)
    from bookings where refunded_cents > amount_cents or refunded_cents < 0
  union all
  select format('The ledger entry %s comes to %s.', entry_id, sum(cents))
    from ledger_lines group by entry_id having sum(cents) <> 0
  union all
  select format('Booking %s is %s, and has an open offer of another trip, twice.', code, status)
    from bookings where (select count(*) from rebooking_offers where booking_id = bookings.id and outcome is null) > 1`;
