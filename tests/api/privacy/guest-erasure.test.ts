import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FoundPersonView, PersonalDataFile } from '#contract/admin/admin-privacy-api.ts';
import { callAdmin, newAdmin, PASSWORD, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  filesNaming,
  markEverything,
  tablesNaming,
} from '../../support/worlds/admins/personal-markers.ts';
import {
  cancel,
  createMoneyWorld,
  type MoneyWorld,
} from '../../support/worlds/money/money-world.ts';
import { addBoat, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { review, sailedTrip, type SailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { findPerson } from '../../../src/server/back-office/privacy/find-person.ts';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';

const reason = 'They asked for it by mail.';
let world: MoneyWorld;
let boat: NewBoat;
let trip: SailedTrip;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world);
  trip = await sailedTrip(world, boat.id, { customer: 'Zephyrine Markerwood' });
});

const guest = (email: string) => ({ kind: 'guest', email });
const find = (email: string) =>
  world.ask<FoundPersonView>('adminFindPerson', { payload: guest(email) });
const exported = (email: string) =>
  world.ask<PersonalDataFile>('adminExportPerson', { payload: { ...guest(email), reason } });

async function erase(email: string, more: object = {}) {
  const { body } = await find(email);
  const shown = (body.found ?? []).reduce((sum, { rows }) => sum + rows, 0);
  return world.ask<FoundPersonView>('adminErasePerson', {
    payload: { ...guest(email), reason, shown, ...more },
  });
}

/** Adds data of the guest to every table that can contain it. */
async function fillEveryTable(): Promise<string> {
  const { email, id } = trip;
  expect((await review(world, trip.token, { stars: 5, words: 'Turtles!' })).status).toBe(200);
  await fetch(`${world.baseUrl}/api/opt-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: email.toUpperCase() }),
  });
  await waitForJobs(world);
  const session = `cs_test_${id.slice(0, 8)}`;
  await world.database.query(
    `insert into payment_sessions (id, booking_id, amount_cents, status, url, expires_at, payment_intent, created_at)
     values ($2, $1, 10000, 'paid', 'https://pay.test/x', now(), 'pi_${id.slice(0, 8)}', now())`,
    [id, session],
  );
  for (const sql of [
    `insert into booking_refunds (id, booking_id, session_id, cents, reason, state, provider_refund, sent_at, decided_at)
       values (gen_random_uuid(), $1, '${session}', 100, 'x', 'sent', 're_${id.slice(0, 8)}', now(), now())`,
    `insert into booking_events (booking_id, at, event, actor, facts)
       values ($1, now(), 'guest wrote', 'visitor', '{"message": "We lost a hat."}')`,
    `insert into calendar_events (booking_id, grant_id, calendar_id, event_id, fingerprint) values ($1, 'g', 'c', 'e', 'x')`,
    `insert into change_requests (id, booking_id, kind, made_at, due_at, answer, answered_at)
       values (gen_random_uuid(), $1, 'cancel', now(), now(), 'no', now())`,
    `insert into boarding_acts (id, booking_id, day, kind, guests, acted_at, received_at)
       select gen_random_uuid(), id, start_date, 'boarded', 3, now(), now() from bookings where id = $1`,
    `with ship as (
       insert into port_calls (id, day, ship, arrival, all_aboard, pier, changed_at)
       values (gen_random_uuid(), current_date, gen_random_uuid()::text, '08:00', '17:00', 'philipsburg', now()) returning id)
       insert into ship_guests select $1, id from ship`,
    `with pass as (
       insert into wallet_passes (id, booking_id, wallet, made_at, changed_at)
       values (gen_random_uuid(), $1, 'apple', now(), now()) returning id),
     secret as (insert into wallet_pass_tokens select gen_random_uuid()::text, id, now() from pass)
       insert into wallet_devices select id, 'phone', 'aabbccdd', now() from pass`,
    `update reviews set hidden_at = now(), hidden_reason = 'x', answer = 'x', answered_at = now() where booking_id = $1`,
  ]) {
    await world.database.query(sql, [id]);
  }
  return session;
}

describe('erasing a guest', () => {
  test('a guest’s export contains all of their personal data, and an erasure removes all of it', async () => {
    await fillEveryTable();
    const pool = openPool(world.databaseUrl, 1);
    const found = await findPerson(openDatabase(pool), { kind: 'guest', email: trip.email });
    await pool.end();
    if (!found.ok || found.value.kind !== 'guest') throw new Error('The guest is not found.');
    const told = await markEverything(world.database, 'guest', found.value.rows, {
      mark: 'markerwood',
      // Left unmarked: email addresses are the search key, and a time must stay valid.
      except: ['bookings.customer_email', 'opt_ins.email', 'change_requests.time'],
    });
    expect(told.length).toBeGreaterThanOrEqual(12);
    // Audit events that quote the guest: in an admin's reason, and in the search of an export.
    const { id: adminId } = await newAdmin(world, 'super_admin');
    await world.database.query(
      `insert into audit_events (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, facts, address)
       values (now(), $1, 'Mate', 'refund-booking', 'booking', $2, 'SXM-1', '{"reason": "markerwood was sick", "refundCents": 100}', '::1'),
         (now(), $1, 'Mate', 'export-bookings', 'bookings', null, 'a list of bookings', $3, '::1')`,
      [adminId, trip.id, JSON.stringify({ filters: { search: trip.email } })],
    );

    const { status, text, body } = await exported(trip.email);
    expect(status).toBe(200);
    for (const words of [...told, trip.email, trip.email.toUpperCase()])
      expect(text).toContain(words);
    expect(text).not.toContain('token_hash');
    expect(body.kept['audit_events']).toHaveLength(2);

    const erased = await erase(trip.email);
    expect([erased.status, erased.message]).toEqual([200, '']);
    const words = ['markerwood', trip.email];
    expect(await tablesNaming(world.database, words)).toEqual([]);
    expect(await filesNaming(world.product.dataDir, words)).toEqual([]);
    expect((await find(trip.email)).status).toBe(404);
  });

  test('erasing a guest keeps the amounts and days of their bookings and does not change the books', async () => {
    const paid = await bookPaidTrip(world, boat, { specialRequests: 'A cake' });
    const before = await world.database.query(
      'select * from ledger_lines order by entry_id, account',
    );
    await world.database.query(
      `update bookings set start_date = start_date - 60, end_date = end_date - 60 where id = $1`,
      [paid.bookingId],
    );
    const row = async () =>
      (await world.database.query('select * from bookings where id = $1', [paid.bookingId]))
        .rows[0];
    const booked = await row();
    expect((await erase(paid.visitor.email)).status).toBe(200);
    expect(await row()).toEqual({
      ...booked,
      customer_name: 'Erased guest',
      customer_email: null,
      customer_phone: null,
      special_requests: null,
      idempotency_key: null,
      erased_at: expect.any(Date),
    });
    const after = await world.database.query(
      'select * from ledger_lines order by entry_id, account',
    );
    expect(after.rows).toEqual(before.rows);
    expect((await readTrip(world, paid.token)).status).toBe(404);
  });

  test('a review by an erased guest stays, anonymous and without text', async () => {
    await review(world, trip.token, { stars: 4, words: 'Ask for Zephyrine!' });
    expect((await erase(trip.email)).status).toBe(200);
    const answer = await fetch(`${world.baseUrl}/api/boats/${boat.id}/reviews`);
    expect(await answer.json()).toMatchObject({
      items: [{ stars: 4, words: null, guestName: 'A guest' }],
    });
  });
});

describe('erasing a guest too early', () => {
  test('a guest with an upcoming trip or a pending refund cannot be erased', async () => {
    const coming = await bookPaidTrip(world, boat);
    const refused = await erase(coming.visitor.email);
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/^Nothing was erased\. The trip SXM-\S+ lasts until /);
    expect(refused.message).toContain('Cancel it first, or erase after it.');

    await cancel(world, coming.bookingId, 19_100);
    await waitForJobs(world);
    await world.database.query(
      `update booking_refunds set state = 'failed', failure = 'lost card' where booking_id = $1`,
      [coming.bookingId],
    );
    const owed = await find(coming.visitor.email);
    expect(owed.body.reasonsToKeep).toEqual([
      expect.stringContaining('is on its way to the guest. Wait until it arrives.'),
    ]);
    await world.database.query(`update booking_refunds set state = 'sent' where booking_id = $1`, [
      coming.bookingId,
    ]);
    expect((await erase(coming.visitor.email)).status).toBe(200);
  });

  test('a guest cannot be erased from an outdated screen', async () => {
    const old = await erase(trip.email, { shown: 1 });
    expect([old.status, old.message]).toEqual([
      409,
      'This person’s data has changed in the meantime. Please review it again. Nothing was erased.',
    ]);
  });
});

test('erasing a guest who transferred a trip does not erase its new guest', async () => {
  const first = await bookPaidTrip(world, boat, {}, 'Zelda Firsthand');
  const email = `${randomUUID()}@example.com`;
  const handed = await changeTrip(world, first.token, 'hand-over', {
    customerName: 'Bo Lateman',
    customerEmail: email,
    customerPhone: null,
  });
  expect(handed.status).toBe(200);
  await waitForJobs(world);
  const { text } = await exported(email);
  for (const words of [first.visitor.email, 'Firsthand']) expect(text).not.toContain(words);
  expect((await erase(first.visitor.email)).status).toBe(200);
  expect(await tablesNaming(world.database, ['Firsthand', first.visitor.email])).toEqual([]);
  const { rows } = await world.database.query('select customer_name from bookings where id = $1', [
    first.bookingId,
  ]);
  expect(rows).toEqual([{ customer_name: 'Bo Lateman' }]);
});

test('an erasure lists the manual tasks at the payment provider, in calendars and in mailboxes', async () => {
  await fillEveryTable();
  const { body } = await find(trip.email);
  expect(body.outside.join('\n')).toMatch(/Stripe.*of pi_\w{8}/);
  expect(body.outside.join('\n')).toContain(`Calendar of Captain Rosa: the event for ${trip.code}`);
  expect(body.outside.join('\n')).toMatch(/Email: .*\nOlder backups /);
});

test('the audit log says that a guest was erased and why, without naming them', async () => {
  const named = await erase(trip.email, { reason: `Zephyrine markerwood asked.` });
  expect([named.status, named.message]).toEqual([
    400,
    'Please leave names and addresses out of the reason, because the audit log keeps it.',
  ]);
  await exported(trip.email);
  await erase(trip.email);
  const { rows } = await world.database.query(
    'select action, subject_kind, subject_id, subject_name, facts from audit_events order by id desc limit 2',
  );
  const who = { subject_kind: 'guest', subject_id: null, subject_name: 'a guest who asked for it' };
  expect(rows).toMatchObject([
    { action: 'erase-personal-data', ...who, facts: { reason } },
    { action: 'export-personal-data', ...who, facts: { reason } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(trip.email);
});

test('an admin who is not a super admin cannot view, export or erase a guest’s data', async () => {
  const { email } = await newAdmin(world, 'admin');
  const cookie = await signInAdmin(world, email, PASSWORD);
  for (const name of ['adminFindPerson', 'adminExportPerson', 'adminErasePerson'] as const) {
    const payload = { ...guest(trip.email), reason, shown: 0 };
    const answer = await callAdmin(world.baseUrl, name, { cookie, payload });
    expect([answer.status, answer.message]).toEqual([403, 'Only super admins can do this.']);
  }
});

test.each([
  [{ kind: 'guest', email: 'nobody' }, 400, 'Please enter a valid email address.'],
  [{ kind: 'sailor', email: 'a@b.test' }, 400, 'Please choose a guest or an operator'],
  [guest(`${randomUUID()}@b.test`), 404, 'We have no data on a person with this address.'],
])('a search for the data of %j is answered %i', async (payload, status, message) => {
  const answer = await world.ask('adminFindPerson', { payload });
  expect([answer.status, answer.message]).toEqual([status, message]);
});

test('the books and the audit log refuse every change except an erasure', async () => {
  await exported(trip.email);
  const { id } = await newAdmin(world, 'super_admin');
  await world.database.query(
    `insert into payouts (id, operator_id, month, cents, paid_on, method, reference, note, idempotency_key, recorded_by, recorded_at)
     values (gen_random_uuid(), $1, '2026-01', 100, '2026-02-01', 'cash', 'R', '', gen_random_uuid(), $2, now())`,
    [boat.operatorId, id],
  );
  const client = await world.database.connect();
  const refuses = async (sql: string, isErasing: 'yes' | '') => {
    await client.query(`begin; set local shop.erasing = '${isErasing}'`);
    await expect(client.query(sql), sql).rejects.toThrow('is only ever added to');
    await client.query('rollback');
  };
  for (const table of ['audit_events', 'payouts', 'ledger_entries', 'ledger_lines']) {
    for (const isErasing of ['', 'yes'] as const) {
      await refuses(`delete from ${table}`, isErasing);
      await refuses(`truncate ${table} cascade`, isErasing);
    }
  }
  await refuses("update audit_events set facts = '{}'", '');
  await refuses("update payouts set note = 'x'", '');
  await refuses("update audit_events set action = 'nothing'", 'yes');
  await refuses('update payouts set cents = 1', 'yes');
  await refuses('update ledger_lines set cents = 1', 'yes');
  client.release();
});
