import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FoundPersonView, PersonalDataFile } from '#contract/admin/admin-privacy-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { callAdmin, signInAdmin, SUPER_ADMIN } from '../../support/worlds/admins/admins.ts';
import {
  filesNaming,
  markEverything,
  tablesNaming,
} from '../../support/worlds/admins/personal-markers.ts';
import {
  boatForm,
  call,
  createOperatorWorld,
  registeredOperator,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readBoat } from '../../support/worlds/guests/paying-world.ts';
import { listPhotos, upload } from '../../support/worlds/operators/photo-world.ts';
import { hurrying, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { review, reviewedTrip, sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import { findPerson } from '../../../src/server/back-office/privacy/find-person.ts';
import { openDatabase, openPool } from '../../../src/server/platform/database/database.ts';

const reason = 'They asked for it by mail.';
let world: OperatorWorld;
let cookie: string;
let captain: { token: string; email: string; name: string };
let boat: OperatorBoatView;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, SUPER_ADMIN);
});
afterAll(() => world.close());
beforeEach(async () => {
  captain = await registeredOperator(world);
  const made = await call<OperatorBoatView>(world.baseUrl, 'createBoat', {
    token: captain.token,
    payload: boatForm({ name: `Boat ${randomUUID().slice(0, 6)}` }),
  });
  boat = made.body;
});

const asked = () => ({ kind: 'operator', email: captain.email });
const find = () =>
  callAdmin<FoundPersonView>(world.baseUrl, 'adminFindPerson', { cookie, payload: asked() });

async function erase() {
  const { body } = await find();
  const shown = (body.found ?? []).reduce((sum, { rows }) => sum + rows, 0);
  const payload = { ...asked(), reason, shown };
  return callAdmin<FoundPersonView>(world.baseUrl, 'adminErasePerson', { cookie, payload });
}

/** Adds data of the operator to every table that can contain it, through the API where possible. */
async function fillEveryTable(): Promise<void> {
  const { token } = captain;
  const colour = { r: 200, g: 80, b: 20 };
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer();
  expect((await upload(world, { token, boat }, photo, { name: 'Me.jpg' })).status).toBe(201);
  const bank = {
    payoutMethod: 'bank_wire',
    accountHolderName: 'markerwood the captain',
    bankName: 'Windward',
    accountNumber: 'NL91ABNA0417164300',
    swiftBicCode: 'ABNANL2A',
  };
  await call(world.baseUrl, 'savePayoutDetails', { token, payload: bank });
  const trip = await reviewedTrip(world, boat.id, { stars: 5, words: 'Fine' });
  await world.database.query(
    `update reviews set answer = 'x', answered_at = now() where booking_id = $1`,
    [trip.id],
  );
  const operator = await operatorId();
  for (const sql of [
    `update operators set phone = '1' where id = '${operator}'`,
    `insert into former_slugs (slug, boat_id) values ('before-' || '${boat.id}', '${boat.id}')`,
    `insert into operator_documents (id, operator_id, kind, state, expires_on, sent_at, checked_at, checked_on, reason)
     values (gen_random_uuid(), '${operator}', 'licence', 'refused', current_date, now(), now(), current_date, 'x')`,
    `insert into platform_notices (id, operator_id, boat_id, kind, reason, made_at) values (gen_random_uuid(), '${operator}', null, 'suspended', 'x', now())`,
    `insert into booking_events (booking_id, at, event, actor, facts) values ('${trip.id}', now(), 'operator wrote', 'operator', '{"message": "x"}')`,
    `with link as (insert into crew_links (id, operator_id, boat_id, day, token_hash, made_at)
       values (gen_random_uuid(), '${operator}', '${boat.id}', current_date, gen_random_uuid()::text, now()) returning id)
     insert into boarding_acts (id, booking_id, day, kind, acted_at, received_at, crew_link_id)
     select gen_random_uuid(), '${trip.id}', current_date, 'absent', now(), now(), id from link`,
    `insert into payouts (id, operator_id, month, cents, paid_on, method, reference, note, idempotency_key, recorded_by, recorded_at)
     select gen_random_uuid(), '${operator}', '2026-01', 100, '2026-02-01', 'cash', 'R', 'x', gen_random_uuid(), id, now() from admins limit 1`,
    `insert into calendar_connections (operator_id, grant_id, provider, email, status, calendars, connected_at)
     values ('${operator}', 'grant-' || '${operator}', 'google', 'x', 'connected', '[]', now())`,
    `insert into calendar_authorisations (state_hash, operator_id, verifier_encrypted, created_at, ends_at)
     values ('${operator}', '${operator}', 'x', now(), now() + interval '1 hour')`,
    `with source as (insert into calendar_sources (id, operator_id, kind, name, all_boats, created_at)
       values (gen_random_uuid(), '${operator}', 'nylas', 'x', false, now()) returning id),
     busy as (insert into busy_spans (source_id, key, starts_at, ends_at)
       select id, 'x', now(), now() + interval '1 hour' from source)
     insert into calendar_source_boats (source_id, boat_id) select id, '${boat.id}' from source`,
    `insert into calendar_events (booking_id, grant_id, calendar_id, account) values ('${trip.id}', 'g', 'c', 'x')`,
    `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
     values (gen_random_uuid(), '${trip.id}', 'x', now(), now(), 'kept', now())`,
    `insert into calendar_exports (id, operator_id, token_hash, token_encrypted, rotated_at)
     values (gen_random_uuid(), '${operator}', '${operator}', 'x', now())
     on conflict do nothing`,
    `insert into call_offs (id, operator_id, reason, note, what, idempotency_key, made_at, due_at)
     values (gen_random_uuid(), '${operator}', 'weather', 'x', 'A boat', gen_random_uuid(), now(), now())`,
  ]) {
    await world.database.query(sql);
  }
  await waitForJobs(world);
}

async function operatorId(): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    'select id from operators where email = $1',
    [captain.email],
  );
  return rows[0]?.id ?? '';
}

test('an operator’s export contains all of their personal data, and an erasure removes all of it', async () => {
  await fillEveryTable();
  const [photo] = await listPhotos(world, { token: captain.token, boat });
  const photoId = photo?.path.split('/').at(-1) ?? 'no photo';
  const pool = openPool(world.databaseUrl, 1);
  const found = await findPerson(openDatabase(pool), { kind: 'operator', email: captain.email });
  await pool.end();
  if (!found.ok || found.value.kind !== 'operator') throw new Error('The captain is not found.');
  const told = await markEverything(world.database, 'operator', found.value.rows, {
    mark: 'markerwood',
    // Left unmarked: the search key, file names and encrypted text, which are checked separately.
    except: [
      ...['operators.email', 'boat_photos.path', 'payout_details.details_encrypted'],
      ...['calendar_sources.address_encrypted', 'calendar_exports.token_encrypted'],
      // A unique key forbids the mark in a second row.
      'former_slugs.slug',
    ],
  });
  expect(told.length).toBeGreaterThan(20);
  expect(await filesNaming(world.product.dataDir, [photoId])).not.toEqual([]);

  const exported = await callAdmin<PersonalDataFile>(world.baseUrl, 'adminExportPerson', {
    cookie,
    payload: { ...asked(), reason },
  });
  expect(exported.status).toBe(200);
  for (const words of [...told, captain.email, photoId, 'markerwood the captain', 'NL91ABNA']) {
    expect(exported.text).toContain(words);
  }
  expect(exported.body.signIn).toMatchObject({ email: captain.email, factors: [] });
  for (const secret of ['token_hash', 'password_hash', 'argon2']) {
    expect(exported.text).not.toContain(secret);
  }

  const erased = await erase();
  expect([erased.status, erased.message]).toEqual([200, '']);
  const words = ['markerwood', captain.email];
  await expect
    .poll(
      hurrying(world, () => tablesNaming(world.database, words)),
      { timeout: 30_000 },
    )
    .toEqual([]);
  await expect
    .poll(() => filesNaming(world.product.dataDir, [...words, photoId]), { timeout: 30_000 })
    .toEqual([]);
  const signIn = { token: captain.token };
  await expect
    .poll(async () => (await call(world.baseUrl, 'me', signIn)).status, { timeout: 60_000 })
    .toBe(401);
  expect((await find()).status).toBe(404);
});

test('an erased operator’s boats leave the site, and their bookings stay unchanged', async () => {
  const trip = await sailedTrip(world, boat.id);
  const row = async () =>
    (await world.database.query('select * from bookings where id = $1', [trip.id])).rows[0];
  const before = await row();
  const id = await operatorId();
  expect((await erase()).status).toBe(200);
  expect(await row()).toEqual(before);
  await expect(readBoat(world, boat.id)).rejects.toThrow('The boat was answered 404.');
  const shown = await callAdmin(world.baseUrl, 'adminOperator', { cookie, parts: { id } });
  expect(shown.body).toMatchObject({ name: 'Erased captain', email: '', status: 'suspended' });
  const parts = { id };
  const back = await callAdmin(world.baseUrl, 'adminReinstateOperator', {
    cookie,
    parts,
    payload: { reason },
  });
  expect([back.status, back.message]).toEqual([409, 'This operator’s account was erased.']);
});

test('an operator who is owed money cannot be erased, and the refusal says what to do first', async () => {
  const trip = await sailedTrip(world, boat.id, { ended: -3 });
  const { rows } = await world.database.query<{ id: string }>(
    `insert into ledger_entries (key, kind, at, booking_id) values ('x' || $1::text, 'sale', now(), $1::uuid) returning id`,
    [trip.id],
  );
  await world.database.query(
    `insert into ledger_lines (entry_id, account, operator_id, cents)
     values ($1, 'card-clearing', null, 10000), ($1, 'owed-to-captain', $2, -10000)`,
    [rows[0]?.id, await operatorId()],
  );
  const { status, message } = await erase();
  expect(status).toBe(409);
  expect(message).toContain(`Nothing was erased. There are upcoming trips: ${trip.code}.`);
  expect(message).toContain('$100.00 is still due to this operator. Pay it out and record it');
  expect((await call(world.baseUrl, 'me', { token: captain.token })).status).toBe(200);
});

test('a guest’s review of an erased operator keeps its text', async () => {
  const trip = await sailedTrip(world, boat.id);
  await review(world, trip.token, { stars: 5, words: 'What a captain!' });
  expect((await erase()).status).toBe(200);
  const { rows } = await world.database.query('select words from reviews where booking_id = $1', [
    trip.id,
  ]);
  expect(rows).toEqual([{ words: 'What a captain!' }]);
});
