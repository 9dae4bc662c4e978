import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import { retention } from '#domain/privacy/retention.ts';
import { LINK_DAYS } from '../../../src/server/marketplace/core/trips/trip-links.ts';
import { CALLED_OFF_DAYS } from '../../../src/server/marketplace/cancellations/called-off-departures.ts';
import { openDatabase } from '../../../src/server/platform/database/database.ts';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import { deleteExpiredData } from '../../../src/server/back-office/privacy/delete-expired-data.ts';
import {
  addBoat,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { review, sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { openPool } from '../../../src/server/platform/database/database.ts';

let world: PayingWorld;
let pool: pg.Pool;
let boat: NewBoat;

beforeAll(async () => {
  world = await createPayingWorld();
  pool = openPool(world.databaseUrl, 2);
});
afterAll(async () => {
  await pool.end();
  await world.close();
});
beforeEach(async () => {
  boat = await addBoat(world);
});

/** Runs the sweep as if this many days had passed. */
function daysLater(days: number): Promise<number> {
  const now = () => Date.now() + days * DAY_MS;
  return deleteExpiredData({ database: openDatabase(pool), now, log: openLog('error') });
}

const one = async (sql: string, ...values: unknown[]) =>
  (await world.database.query<Record<string, unknown>>(sql, values)).rows[0];
const years = (count: number) => count * 366;

test('a guest’s name is erased 3 years after the trip and not before, and the amounts stay', async () => {
  const trip = await sailedTrip(world, boat.id, { customer: 'Olga Long-Ago' });
  await review(world, trip.token, { stars: 5, words: 'Turtles!' });
  const row = () => one('select * from bookings where id = $1', trip.id);
  await daysLater(years(retention.guestYears) - 10);
  expect(await row()).toMatchObject({ customer_name: 'Olga Long-Ago', customer_email: trip.email });
  await daysLater(years(retention.guestYears) + 2);
  expect(await row()).toMatchObject({
    customer_name: 'Erased guest',
    customer_email: null,
    amount_cents: 10_000,
    status: 'paid',
    erased_at: expect.any(Date),
  });
  // Their review of the boat stays, without their name.
  const reviews = await fetch(`${world.baseUrl}/api/boats/${boat.id}/reviews`);
  expect(await reviews.json()).toMatchObject({
    items: [{ words: 'Turtles!', guestName: 'A guest' }],
  });
});

test('a wallet pass and its devices are deleted when the links to its trip end', async () => {
  const { id } = await sailedTrip(world, boat.id);
  await world.database.query(
    `with pass as (
       insert into wallet_passes (id, booking_id, wallet, made_at, changed_at)
       values (gen_random_uuid(), $1, 'apple', now(), now()) returning id)
     insert into wallet_devices select id, 'phone', 'aabbccdd', now() from pass`,
    [id],
  );
  const countLeft = () =>
    one(
      `select count(wallet_passes)::int as passes, count(wallet_devices)::int as devices
       from wallet_passes left join wallet_devices on pass_id = wallet_passes.id
       where booking_id = $1`,
      id,
    );
  await daysLater(LINK_DAYS - 10);
  expect(await countLeft()).toEqual({ passes: 1, devices: 1 });
  await daysLater(LINK_DAYS + 2);
  expect(await countLeft()).toEqual({ passes: 0, devices: 0 });
});

test('a guest’s name is not erased while they wait for a refund', async () => {
  const trip = await sailedTrip(world, boat.id);
  const session = `cs_${randomUUID()}`;
  await world.database.query(
    `insert into payment_sessions (id, booking_id, amount_cents, status, url, expires_at, created_at)
     values ($2, $1, 10000, 'paid', '', now(), now())`,
    [trip.id, session],
  );
  await world.database.query(
    `insert into booking_refunds (id, booking_id, session_id, cents, reason, state, failure, decided_at)
     values (gen_random_uuid(), $1, $2, 100, 'x', 'failed', 'lost card', now())`,
    [trip.id, session],
  );
  await daysLater(years(5));
  expect(await one('select erased_at from bookings where id = $1', trip.id)).toEqual({
    erased_at: null,
  });
});

test('an unpaid booking is erased after 90 days, but a paid booking of a future trip is not', async () => {
  const given = await sailedTrip(world, boat.id, { status: 'expired', ended: -200 });
  const paid = await sailedTrip(world, boat.id, { ended: -200 });
  await world.database.query(
    'update bookings set created_at = now(), paid_at = null where id = $1',
    [given.id],
  );
  const erasedAt = async (id: string) =>
    (await one('select erased_at from bookings where id = $1', id))?.['erased_at'];
  await daysLater(retention.unpaidDays - 1);
  expect(await erasedAt(given.id)).toBeNull();
  await daysLater(retention.unpaidDays + 1);
  expect(await erasedAt(given.id)).toBeInstanceOf(Date);
  expect(await erasedAt(paid.id)).toBeNull();
});

/** A row inserted today, its retention in days, and the count of such rows. */
const rows: [what: string, days: number, insert: string, count: string][] = [
  [
    'an opt-in',
    365,
    `insert into opt_ins values (gen_random_uuid(), 'old@example.com', 'yes', now())`,
    'select count(*) from opt_ins',
  ],
  [
    'the record of a mail',
    365,
    `insert into mails (key, kind, recipient, subject_id, queued_at, sent_at) values ('k', 'notice', 'operator', 'x', now(), now())`,
    `select count(*) from mails where key = 'k'`,
  ],
  [
    'the record of a refused mail',
    365,
    `insert into mails (key, kind, recipient, subject_id, queued_at, failed_at) values ('r', 'notice', 'operator', 'x', now(), now())`,
    `select count(*) from mails where key = 'r'`,
  ],
  [
    'a failed sign-in attempt',
    retention.signInDays,
    `insert into admin_sign_in_attempts values ('k', 3, now(), now())`,
    'select count(*) from admin_sign_in_attempts',
  ],
  [
    'a calendar authorization',
    retention.leftoverDays,
    `insert into calendar_authorisations select 'k', id, 'x', now(), now() from operators limit 1`,
    'select count(*) from calendar_authorisations',
  ],
  [
    'a rate-limit count',
    retention.leftoverDays,
    `insert into rate_limits values ('k', 1, extract(epoch from now()) * 1000)`,
    `select count(*) from rate_limits where key = 'k'`,
  ],
  [
    'a crew link',
    retention.crewLinkDays + 1,
    `with link as (insert into crew_links (id, operator_id, boat_id, day, token_hash, made_at)
       select gen_random_uuid(), operator_id, id, current_date, id::text, now() from boats limit 1 returning id)
     insert into boarding_acts (id, booking_id, day, kind, acted_at, received_at, crew_link_id)
       select gen_random_uuid(), bookings.id, current_date, 'absent', now(), now(), link.id
       from link, bookings limit 1`,
    'select count(*) from crew_links',
  ],
  [
    'the record of a called-off departure',
    CALLED_OFF_DAYS + 1,
    `with made as (insert into call_offs (id, operator_id, reason, note, what, idempotency_key, made_at, due_at)
       select gen_random_uuid(), id, 'weather', '', 'x', gen_random_uuid(), now(), now() from operators limit 1 returning id)
     insert into called_off_departures (boat_id, day, time, is_charter, trip_minutes, call_off_id)
       select boats.id, current_date, '09:00', false, 240, made.id from boats, made limit 1`,
    'select count(*) from called_off_departures',
  ],
];

test.each(rows)('%s is deleted after %i days', async (_, days, insert, count) => {
  await sailedTrip(world, boat.id);
  const there = async () => Number((await one(count))?.['count']);
  await world.database.query(insert);
  expect(await there()).toBe(1);
  await daysLater(days - 1);
  expect(await there()).toBe(1);
  await daysLater(days + 1);
  expect(await there()).toBe(0);
});

test('the audit log loses its IP addresses after 1 year and its entries after 7 years', async () => {
  await world.database.query(
    `insert into audit_events (at, admin_name, action, subject_kind, subject_name, facts, address)
     values (now() - interval '6 years 6 months', 'Ada', 'sign-in', 'admin', 'Ada', '{"a": 1}', '192.0.2.7'),
       (now() - interval '8 years', 'Abe', 'sign-in', 'admin', 'Abe', '{}', '192.0.2.8')`,
  );
  await daysLater(0);
  const { rows: kept } = await world.database.query(
    `select admin_name, address, facts from audit_events where admin_name in ('Ada', 'Abe')`,
  );
  expect(kept).toEqual([{ admin_name: 'Ada', address: '', facts: { a: 1 } }]);
});

test('an admin’s session is deleted with its IP address 90 days after it ended', async () => {
  const id = randomUUID();
  await world.database.query(
    `insert into admins (id, email, name, role, created_at) values ($1, $2, 'Ada', 'admin', now())`,
    [id, `${id}@demo.test`],
  );
  await world.database.query(
    `insert into admin_sessions (token_hash, admin_id, created_at, last_seen_at, ends_at, address, agent)
     values ($1::text, $1::uuid, now(), now(), now(), '192.0.2.7', 'Firefox')`,
    [id],
  );
  const there = async () =>
    (await one('select count(*) from admin_sessions where admin_id = $1', id))?.['count'];
  await daysLater(retention.signInDays - 1);
  expect(Number(await there())).toBe(1);
  await daysLater(retention.signInDays + 1);
  expect(Number(await there())).toBe(0);
});

test('hundreds of rows are deleted in small transactions, and a second sweep finds none', async () => {
  await world.database.query(
    `insert into mails (key, kind, recipient, subject_id, queued_at, sent_at)
     select 'many-' || n, 'notice', 'operator', 'x', now(), now() from generate_series(1, 501) as n`,
  );
  expect(await daysLater(400)).toBeGreaterThanOrEqual(501);
  expect(await daysLater(400)).toBe(0);
});

test('expired data is deleted by a scheduled job', async () => {
  await world.database.query(
    `insert into mails (key, kind, recipient, subject_id, queued_at, sent_at)
     values ('ancient', 'notice', 'operator', 'x', now(), now() - interval '2 years')`,
  );
  await runJobs(world, 'delete-expired-data', [{}]);
  expect(await one(`select count(*) from mails where key = 'ancient'`)).toEqual({ count: '0' });
  const schedule = await one(`select cron from jobs.schedule where name = 'delete-expired-data'`);
  expect(schedule).toEqual({ cron: '41 6 * * *' });
});
