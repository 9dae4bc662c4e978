import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import {
  callAdmin,
  cookieFrom,
  DECK,
  newAdmin,
  PASSWORD,
  signInAdmin,
  SUPER_ADMIN,
  tryToSignIn,
} from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

const me = (cookie: string) => callAdmin<AdminView>(world.baseUrl, 'adminMe', { cookie });
const signedOut = [401, 'Please sign in.'];
const refusal = [401, 'That email or password is incorrect.'];

test('an admin sign-in with a malformed email address is refused with a message', async () => {
  const answer = await tryToSignIn(world.baseUrl, { email: 'admin\0@demo.test' });
  expect([answer.status, answer.message]).toEqual([400, 'Please enter a valid email address']);
});

test('an admin signs in, is recognized, and signs out', async () => {
  const entered = await tryToSignIn(world.baseUrl, {
    email: ' Admin@Demo.test ',
    password: 'harbour-master-sxm',
  });
  expect(entered.body).toMatchObject({
    name: 'Harbour Master',
    email: SUPER_ADMIN,
    role: 'super_admin',
    hasSecondStep: false,
  });
  expect(entered.headers.get('cache-control')).toBe('no-store');
  const cookie = cookieFrom(entered);
  expect((await me(cookie)).body).toEqual(entered.body);
  expect((await callAdmin(world.baseUrl, 'adminLogout', { cookie })).status).toBe(200);
  const after = await me(cookie);
  expect([after.status, after.message]).toEqual(signedOut);
});

test('the session cookie is inaccessible to scripts and other sites', async () => {
  const { headers } = await tryToSignIn(world.baseUrl, { email: DECK, password: 'deck-hand-sxm' });
  const session = headers.getSetCookie().find((cookie) => cookie.startsWith('admin_session='));
  expect(session?.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=43200',
    'Path=/',
    'SameSite=Strict',
  ]);
  const { rows } = await world.database.query('select token_hash from admin_sessions');
  const token = session?.split(';')[0]?.split('=')[1] ?? '';
  expect(rows.map((row: { token_hash: string }) => row.token_hash)).not.toContain(token);
});

test('signing in again ends the browser’s earlier session', async () => {
  const cookie = await signInAdmin(world, DECK);
  const again = await tryToSignIn(
    world.baseUrl,
    { email: DECK, password: 'deck-hand-sxm' },
    { cookie },
  );
  expect((await me(cookieFrom(again))).status).toBe(200);
  expect((await me(cookie)).status).toBe(401);
});

test.each([
  ['two hours without a request', "last_seen_at = now() - interval '121 minutes'"],
  ['twelve hours, even if it is in use', "ends_at = now() - interval '1 second'"],
])('an admin session ends after %s', async (_, change) => {
  const admin = await newAdmin(world);
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  expect((await me(cookie)).status).toBe(200);
  await world.database.query(`update admin_sessions set ${change} where admin_id = $1`, [admin.id]);
  expect((await me(cookie)).status).toBe(401);
});

test('each request restarts the idle timeout of an admin session', async () => {
  const admin = await newAdmin(world);
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  const sixtyMinutesAgo = "update admin_sessions set last_seen_at = now() - interval '60 minutes'";
  for (let hours = 0; hours < 3; hours += 1) {
    await world.database.query(`${sixtyMinutesAgo} where admin_id = $1`, [admin.id]);
    expect((await me(cookie)).status).toBe(200);
  }
});

describe('a refused sign-in does not reveal whether an email address belongs to an admin', () => {
  test('sign-in gives the same answer for an unknown email address, a wrong password, an invited admin and a removed admin', async () => {
    const invited = await newAdmin(world);
    const removed = await newAdmin(world);
    await world.database.query('update admins set password_hash = null where id = $1', [
      invited.id,
    ]);
    await world.database.query('update admins set removed_at = now() where id = $1', [removed.id]);
    for (const email of ['nobody@demo.test', SUPER_ADMIN, invited.email]) {
      const answer = await tryToSignIn(world.baseUrl, { email });
      expect([answer.status, answer.message], email).toEqual(refusal);
      expect(Object.keys(answer.body), email).toEqual(['code', 'message']);
    }
    const answer = await tryToSignIn(world.baseUrl, { email: removed.email, password: PASSWORD });
    expect([answer.status, answer.message]).toEqual(refusal);
  });

  test.each([
    ['no password', { email: SUPER_ADMIN, password: '' }],
    ['no email address', { email: '', password: 'x' }],
  ])('a sign-in with %s is refused with a message', async (_, credentials) => {
    const answer = await tryToSignIn(world.baseUrl, credentials);
    expect([answer.status, answer.message]).toEqual([400, 'Please enter both email and password']);
  });
});

test('another site can neither sign an admin in nor sign them out', async () => {
  const payload = { email: DECK, password: 'deck-hand-sxm' };
  const cookie = await signInAdmin(world, DECK);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.test' },
  ]) {
    const entering = await callAdmin(world.baseUrl, 'adminLogin', { payload, headers });
    expect([entering.status, entering.headers.getSetCookie()]).toEqual([403, []]);
    const leaving = await callAdmin(world.baseUrl, 'adminLogout', { cookie, headers });
    expect(leaving.status).toBe(403);
  }
  expect((await me(cookie)).status).toBe(200);
});

test('the audit log records every sign-in, failed sign-in and sign-out', async () => {
  const { id, name, email } = await newAdmin(world);
  await tryToSignIn(world.baseUrl, { email });
  const cookie = await signInAdmin(world, email, PASSWORD);
  await callAdmin(world.baseUrl, 'adminLogout', { cookie });
  await tryToSignIn(world.baseUrl, { email: 'nobody-here@demo.test' });
  const { rows } = await world.database.query(
    `select action as act, admin_id, admin_name, subject_id, subject_name, facts->>'reason' as reason
     from audit_events where subject_id = $1 or subject_name = 'nobody-here@demo.test' order by id`,
    [id],
  );
  const somebody = { admin_id: null, admin_name: 'Somebody', act: 'sign-in-failed' };
  const admin = { admin_id: id, admin_name: name, subject_id: id, subject_name: name };
  expect(rows).toEqual([
    { ...somebody, subject_id: id, subject_name: email, reason: 'the password was wrong' },
    { ...admin, act: 'sign-in', reason: null },
    { ...admin, act: 'sign-out', reason: null },
    {
      ...somebody,
      subject_id: null,
      subject_name: 'nobody-here@demo.test',
      reason: 'there is no such admin',
    },
  ]);
});
