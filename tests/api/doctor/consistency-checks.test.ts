import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedDemoWorld } from '../../../db/seed/seed-demo-world.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import { visitDoctor } from '../../support/product/doctor-command.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

const WELL = {
  exitCode: 0,
  output: 'All is well: sales add up, the books balance, and nothing is overdue.',
};

let store: TestDatabase;
let pool: pg.Pool;
/** A transaction that every test rolls back, so that each starts with the same healthy world. */
let world: pg.PoolClient;

beforeAll(async () => {
  store = await createTestDatabase();
  await seedDemoWorld(store.url, Date.now());
  pool = createTestPool(store.url, 2);
  world = await pool.connect();
});
beforeEach(async () => {
  await world.query('rollback');
  await world.query('begin');
});
afterAll(async () => {
  await world.query('rollback');
  world.release();
  await pool.end();
  await store.drop();
});

const SEAT_BOOKING = `(select id from bookings where pricing_mode = 'perSeat' order by code limit 1)`;
const ENTRY = `(select min(id) from ledger_entries)`;
/** Disables triggers and foreign keys, like a superuser. */
const UNGUARDED = `set local session_replication_role = replica`;
/** Inserts a review at a time after the trip. */
const REVIEW = `insert into reviews (id, booking_id, boat_id, stars, made_at)
  select gen_random_uuid(), id, boat_id, 5, now() + interval '90 days' from bookings where id = ${SEAT_BOOKING}`;
const LATE = `now() - interval '1 hour'`;

test('the doctor finds no errors in the demo world', async () => {
  expect(await checkConsistency(world, Date.now())).toEqual([]);
});

test.each([
  {
    drift: 'a departure that counts one seat too few',
    plant: `update departures set seats_taken = seats_taken - 1 where seats_taken = capacity`,
    says: /^\S.* on \d{4}-\d\d-\d\d at \d\d:\d\d: \d+ seats are booked, but its departure counts \d+\.$/,
  },
  {
    drift: 'a missing departure for which seats are booked',
    plant: `delete from departures where seats_taken > 0`,
    says: /seats are booked, but its departure counts 0\.$/,
  },
  {
    drift: 'a departure that counts a cancelled booking',
    plant: `update bookings set status = 'cancelled' where id = ${SEAT_BOOKING}`,
    says: /seats are booked, but its departure counts \d+\.$/,
  },
  {
    drift: 'a boat-day that counts one seat too many',
    plant: `update boat_days set seats_taken = seats_taken + 1 where seats_taken > 0`,
    says: /seats are booked, but its day counts \d+\.$/,
  },
  {
    drift: 'a charter whose day is not marked',
    plant: `update boat_days set charter_booking = null where charter_booking is not null`,
    says: /the charter is booking [0-9a-f-]{36}, but its day is marked for none\.$/,
  },
  {
    drift: 'a day that is still marked for a cancelled charter',
    plant: `update bookings set status = 'cancelled' where pricing_mode = 'charter'`,
    says: /the charter is booking none, but its day is marked for [0-9a-f-]{36}\.$/,
  },
  {
    drift: 'an oversold departure whose counters agree with its bookings',
    plant: `
      update bookings set group_size = group_size + 1 where id = ${SEAT_BOOKING};
      alter table departures drop constraint departures_seats_within_capacity;
      update departures d set seats_taken = seats_taken + 1 from bookings b
        where b.id = ${SEAT_BOOKING} and (d.boat_id, d.day, d.time) = (b.boat_id, b.start_date, b.time);
      update boat_days d set seats_taken = seats_taken + 1 from bookings b
        where b.id = ${SEAT_BOOKING} and (d.boat_id, d.day) = (b.boat_id, b.start_date)`,
    says: /^Trade Wind on .*: 21 seats are sold, but there are only 20\.$/,
  },
  {
    drift: 'a charter on a day with sold seats',
    plant: `
      update bookings c set boat_id = b.boat_id, start_date = b.start_date, end_date = b.start_date
      from bookings b where b.id = ${SEAT_BOOKING}
        and c.id = (select id from bookings where pricing_mode = 'charter' limit 1)`,
    says: /booking SXM-DEMO-\d{4} has chartered the boat, but booking SXM-DEMO-\d{4} is on it too\.$/,
  },
  {
    drift: 'overlapping departures sold on one boat',
    plant: `update bookings set time = '09:30' where id = ${SEAT_BOOKING}`,
    says: /at 09:00 and on \d{4}-\d\d-\d\d at 09:30: both departures are sold, and they overlap\. Move one of them, or call it off\.$/,
  },
  {
    drift: 'a trip that lasts into a chartered day',
    plant: `
      update bookings set time = '23:00' where id = ${SEAT_BOOKING};
      insert into boat_days (boat_id, day, charter_booking)
        select boat_id, start_date + 1, id from bookings where id = ${SEAT_BOOKING}
        on conflict (boat_id, day) do update set charter_booking = excluded.charter_booking, seats_taken = 0`,
    says: /: booking SXM-DEMO-\d{4} is still out after midnight, but the day is chartered\.$/,
  },
  {
    drift: 'a day that counts overnight guests without bookings',
    plant: `update boat_days set seats_overnight = 3 where seats_taken > 0`,
    says: /: 0 seats are still out after midnight, but its day counts 3\.$/,
  },
  {
    drift: 'a booking whose trip length differs from that of its departure',
    plant: `update bookings set trip_minutes = 60 where id = ${SEAT_BOOKING}`,
    says: /was sold with 60 minutes and 0 of turnaround, but its departure has 240 and 0\.$/,
  },
  {
    drift: 'an unpaid booking past its deadline',
    plant: `update bookings set status = 'held', hold_ends_at = ${LATE} where id = ${SEAT_BOOKING}`,
    says: /^Booking SXM-DEMO-\d{4} is unpaid but still holds its seats, although its hold ended at .* UTC\.$/,
  },
  {
    drift: 'a queued mail that was never sent',
    plant: `insert into mails (key, subject_id, kind, recipient, queued_at, last_error)
            values ('lost', ${SEAT_BOOKING}, 'confirmation', 'visitor', ${LATE}, 'mailbox full')`,
    says: /^A confirmation mail to the visitor of booking SXM-DEMO-\d{4} .* has not been sent: mailbox full$/,
  },
  {
    drift: 'an overdue refund',
    plant: `insert into booking_refunds (id, booking_id, session_id, cents, reason, decided_at)
            select gen_random_uuid(), booking_id, id, 9550, 'weather', ${LATE} from payment_sessions
            where booking_id = ${SEAT_BOOKING}`,
    says: /^A refund of \$95\.50 to the guest of booking SXM-DEMO-\d{4} has been due since .* UTC\.$/,
  },
  {
    drift: 'a failed refund',
    plant: `insert into booking_refunds (id, booking_id, session_id, cents, reason, decided_at, state, failure)
            select gen_random_uuid(), booking_id, id, 9550, 'weather', now(), 'failed', 'The card is gone.'
            from payment_sessions where booking_id = ${SEAT_BOOKING}`,
    says: /^\$95\.50 could not be given back to the guest of booking SXM-DEMO-\d{4}: The card is gone\.$/,
  },
  {
    drift: 'a ledger entry that does not balance',
    plant: `${UNGUARDED};
            update ledger_lines set cents = cents + 1 where account = 'card-clearing' and entry_id = ${ENTRY}`,
    says: /^Entry trip-paid:[0-9a-f-]{36} in the books adds up to \$0\.01 instead of \$0\.00\.$/,
  },
  {
    drift: 'a ledger entry without lines',
    plant: `${UNGUARDED}; delete from ledger_lines where entry_id = ${ENTRY}`,
    says: /^Entry trip-paid:[0-9a-f-]{36} in the books adds up to \$0\.00 instead of/,
  },
  {
    drift: 'a paid booking that is not in the books',
    plant: `${UNGUARDED};
            delete from ledger_lines where entry_id = ${ENTRY}; delete from ledger_entries where id = ${ENTRY}`,
    says: /^Booking SXM-DEMO-\d{4} should have \$[\d.]+ in card-clearing, but the books say \$0\.00\.$/,
  },
  {
    drift: 'money owed to the wrong captain',
    plant: `${UNGUARDED};
            update ledger_lines set operator_id = (select id from operators where email = 'teun@demo.test')
            where operator_id = (select id from operators where email = 'rosa@demo.test')`,
    says: /^Booking SXM-DEMO-\d{4} should have -\$[\d.]+ in owed-to-captain, but the books say \$0\.00\.$/,
  },
  {
    drift: 'an account balance that does not match its bookings',
    plant: `${UNGUARDED};
            update ledger_lines set cents = cents * 2 where entry_id = ${ENTRY}`,
    says: /^The account owed-to-captain should have -\$[\d.]+, but the books say -\$[\d.]+\.$/,
  },
  {
    drift: 'a booking with a larger refund than was decided',
    plant: `update bookings set refunded_cents = 100 where id = ${SEAT_BOOKING}`,
    says: /^Booking SXM-DEMO-\d{4} shows \$1\.00 as refunded, but its refunds add up to \$0\.00\.$/,
  },
  {
    drift: 'a payout that is not in the books',
    plant: `insert into admins (id, email, name, role, created_at)
              values (gen_random_uuid(), 'auditor@demo.test', 'Auditor', 'super_admin', now());
            insert into payouts (id, operator_id, month, cents, paid_on, method, reference, idempotency_key, recorded_by, recorded_at)
            select gen_random_uuid(), operators.id, '2026-11', 9550, '2026-12-01', 'cash', 'In hand', gen_random_uuid(), admins.id, now()
            from operators, admins where operators.email = 'rosa@demo.test' and admins.email = 'auditor@demo.test'`,
    says: /^The payout [0-9a-f-]{36} should have \$95\.50 in owed-to-captain, but the books say \$0\.00\.$/,
  },
  {
    drift: 'a feature payment that is not in the books',
    plant: `insert into boat_features (id, boat_id, operator_id, idempotency_key, amount_cents, status, payment_intent,
              from_day, until_day, created_at, settled_at)
            select gen_random_uuid(), id, operator_id, gen_random_uuid(), 29000, 'paid', 'pi_1', '2026-11-01', '2027-05-01', now(), now()
            from boats limit 1`,
    says: /^The feature payment [0-9a-f-]{36} should have -\$290\.00 in feature-sales, but the books say \$0\.00\.$/,
  },
  {
    drift: 'a review of a trip that was never paid',
    plant: `${REVIEW}; update bookings set paid_at = null where id = ${SEAT_BOOKING}`,
    says: /^Booking SXM-DEMO-\d{4} has a review, but it was never paid\.$/,
  },
  {
    drift: 'a review of a trip that was called off',
    plant: `${REVIEW};
            insert into call_offs (id, reason, what, idempotency_key, made_at, due_at)
              values (gen_random_uuid(), 'weather', 'Sea Grape', gen_random_uuid(), now(), now());
            insert into rebooking_offers (id, call_off_id, booking_id)
              select gen_random_uuid(), id, ${SEAT_BOOKING} from call_offs`,
    says: /^Booking SXM-DEMO-\d{4} has a review, but it was called off\.$/,
  },
  {
    drift: 'a review written before its trip was over',
    plant: `${REVIEW}; ${UNGUARDED}; update reviews set made_at = now() - interval '90 days'`,
    says: /^Booking SXM-DEMO-\d{4} has a review from before the end of its trip\.$/,
  },
  {
    drift: 'a review of a boat other than the one booked',
    plant: `${REVIEW}; ${UNGUARDED}; update reviews set boat_id =
              (select id from boats where id <> reviews.boat_id order by name limit 1)`,
    says: /^Booking SXM-DEMO-\d{4} sailed on .*, but its review is for .*\.$/,
  },
])('the doctor finds $drift', async ({ plant, says }) => {
  await world.query(plant);
  expect(await checkConsistency(world, Date.now())).toContainEqual(expect.stringMatching(says));
});

test('the doctor accepts a review of a paid trip that is over', async () => {
  await world.query(REVIEW);
  expect(await checkConsistency(world, Date.now())).toEqual([]);
});

test('the books are append-only and must balance', async () => {
  const wrongs = [
    `update ledger_lines set cents = cents + 1`,
    `delete from ledger_lines`,
    `update ledger_entries set kind = 'other'`,
    `truncate ledger_entries cascade`,
    `insert into ledger_lines (entry_id, account, cents) values (${ENTRY}, 'refunds-owed', 1)`,
  ];
  for (const wrong of wrongs) {
    await world.query('savepoint wrong');
    await expect(world.query(wrong)).rejects.toThrow(/only ever added to|does not come to 0/);
    await world.query('rollback to savepoint wrong');
  }
});

test('the doctor accepts a boat whose capacity is now smaller than it was for past trips', async () => {
  await world.query(
    `update boats set capacity = 1 where id in (select boat_id from departures where seats_taken = capacity)`,
  );
  const findings = await checkConsistency(world, Date.now());
  expect(findings.filter((each) => each.includes('there are only'))).toEqual([]);
});

test('the doctor accepts a mail that is a few minutes late', async () => {
  await world.query(`insert into mails (key, subject_id, kind, recipient, queued_at)
    values ('slow', ${SEAT_BOOKING}, 'confirmation', 'visitor', now() - interval '5 minutes')`);
  expect(await checkConsistency(world, Date.now())).toEqual([]);
});

test('npm run shop -- doctor reports what is wrong with the owner’s database and exits with 1', async () => {
  const other = await createTestDatabase();
  await seedDemoWorld(other.url, Date.now());
  expect(await visitDoctor({ DATABASE_URL: other.url })).toEqual(WELL);
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query(`update departures set seats_taken = 0 where seats_taken = 22`);
  await client.end();
  const { exitCode, output } = await visitDoctor({ DATABASE_URL: other.url });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^Found 1 problem:\n {2}Pelican on .*counts 0\.$/);
  await other.drop();
});
