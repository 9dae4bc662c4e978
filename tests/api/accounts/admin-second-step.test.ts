import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminAccountView, SecondStepStartView } from '#contract/admin/admin-account-api.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import {
  appCode,
  callAdmin,
  newAdmin,
  PASSWORD,
  signInAdmin,
  SUPER_ADMIN,
  tryToSignIn,
  WRONG_PASSWORD,
} from '../../support/worlds/admins/admins.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from admin_sign_in_attempts'));

const send = <Body>(name: EndpointName, cookie: string, payload?: object) =>
  callAdmin<Body>(world.baseUrl, name, { cookie, payload });

/** The current code was used up when the app was confirmed. */
const NEXT = 1;

/** An admin whose sign-ins require a code. */
async function guarded() {
  const admin = await newAdmin(world);
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  const started = await send<SecondStepStartView>('startSecondStep', cookie, {
    password: PASSWORD,
  });
  const { key, picture } = started.body;
  const used = appCode(key);
  const confirmed = await send<{ recoveryCodes: string[] }>('confirmSecondStep', cookie, {
    code: used,
  });
  return { ...admin, cookie, key, picture, used, recoveryCodes: confirmed.body.recoveryCodes };
}

test('signing in requires a code once the authenticator app has been confirmed', async () => {
  const { email, key, picture, recoveryCodes } = await guarded();
  expect(picture).toMatch(/^<svg /);
  expect(recoveryCodes).toHaveLength(10);
  // 120 bits each: enough for a plain hash.
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
  const early = await tryToSignIn(world.baseUrl, { email, password: PASSWORD });
  expect([early.status, early.message, early.headers.getSetCookie()]).toEqual([
    401,
    'Please enter the code from your authenticator app.',
    [],
  ]);
  expect(early.body).toMatchObject({ facts: { needs: 'code' } });
  const entered = await tryToSignIn(world.baseUrl, {
    email,
    password: PASSWORD,
    code: appCode(key, NEXT),
  });
  expect([entered.status, entered.body]).toMatchObject([200, { hasSecondStep: true }]);
});

test('a correct password without a code is logged, except from known browsers', async () => {
  const { id, email, key } = await guarded();
  const knocks = async () => {
    const { rows } = await world.database.query<{ reason: string }>(
      `select facts->>'reason' as reason from audit_events where action = 'sign-in-failed' and subject_id = $1`,
      [id],
    );
    return rows.map(({ reason }) => reason);
  };
  const before = await knocks();
  await tryToSignIn(world.baseUrl, { email, password: PASSWORD });
  const after = [...before, 'the password was right, the code was still to come'];
  expect(await knocks()).toEqual(after);
  const entered = await tryToSignIn(world.baseUrl, {
    email,
    password: PASSWORD,
    code: appCode(key, NEXT),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  await tryToSignIn(world.baseUrl, { email, password: PASSWORD }, { cookie });
  expect(await knocks()).toEqual(after);
});

test('the refusal of a wrong password does not reveal that a code is needed', async () => {
  const { email, key } = await guarded();
  for (const credentials of [{ email }, { email, code: appCode(key, NEXT) }]) {
    const answer = await tryToSignIn(world.baseUrl, credentials);
    expect([answer.status, answer.body]).toEqual([
      401,
      expect.objectContaining({ message: 'That email or password is incorrect.' }),
    ]);
  }
});

test('an app code is accepted only once, and not after a later code was used', async () => {
  const { email, key, used } = await guarded();
  const enter = async (code: string) =>
    (await tryToSignIn(world.baseUrl, { email, password: PASSWORD, code })).status;
  const next = appCode(key, NEXT);
  expect(await enter(used)).toBe(401);
  const both = await Promise.all([enter(next), enter(next)]);
  expect(both.toSorted()).toEqual([200, 401]);
  expect(await enter(used)).toBe(401);
});

test('a recovery code works only once, and its case and separators do not matter', async () => {
  const { email, recoveryCodes } = await guarded();
  const [first = '', second = ''] = recoveryCodes;
  const enter = async (code: string) =>
    (await tryToSignIn(world.baseUrl, { email, password: PASSWORD, code })).status;
  const both = await Promise.all([enter(first), enter(first)]);
  expect(both.toSorted()).toEqual([200, 401]);
  expect(await enter(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
  expect(await enter('aaaa-bbbb-cccc-dddd')).toBe(401);
});

test('an admin is blocked after five wrong codes, regardless of the IP address', async () => {
  const { email, key } = await guarded();
  const enter = async (code: string, cookie?: string) =>
    (
      await tryToSignIn(
        world.baseUrl,
        { email, password: PASSWORD, code },
        { ...(cookie && { cookie }) },
      )
    ).status;
  for (let nth = 0; nth < 5; nth += 1) expect(await enter('000000')).toBe(401);
  await world.database.query("delete from admin_sign_in_attempts where key like 'pair:%'");
  expect(await enter(appCode(key, NEXT))).toBe(429);
});

test('setting up a second step has no effect until it is confirmed', async () => {
  const { email } = await newAdmin(world);
  const cookie = await signInAdmin(world, email, PASSWORD);
  await send('startSecondStep', cookie, { password: PASSWORD });
  const wrong = await send('confirmSecondStep', cookie, { code: '000000' });
  expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { code: expect.anything() } }]);
  expect((await tryToSignIn(world.baseUrl, { email, password: PASSWORD })).status).toBe(200);
});

test('sessions that never passed the second step end when it is switched on', async () => {
  const admin = await newAdmin(world);
  const elsewhere = await signInAdmin(world, admin.email, PASSWORD);
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  const { body } = await send<SecondStepStartView>('startSecondStep', cookie, {
    password: PASSWORD,
  });
  await send('confirmSecondStep', cookie, { code: appCode(body.key) });
  expect((await send('adminMe', elsewhere)).status).toBe(401);
  expect((await send('adminMe', cookie)).status).toBe(200);
});

describe('switching the second step off', () => {
  test('switching the second step off requires the password and a code', async () => {
    const { email, cookie, key } = await guarded();
    for (const [payload, field] of [
      [{ password: WRONG_PASSWORD, code: appCode(key, NEXT) }, 'password'],
      [{ password: PASSWORD, code: '000000' }, 'code'],
    ] as const) {
      const answer = await send<{ fields: object }>('endSecondStep', cookie, payload);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    }
    const off = await send('endSecondStep', cookie, {
      password: PASSWORD,
      code: appCode(key, NEXT),
    });
    expect([off.status, off.body]).toMatchObject([200, { hasSecondStep: false }]);
    expect((await tryToSignIn(world.baseUrl, { email, password: PASSWORD })).status).toBe(200);
  });

  test('a super admin can reset the second step of an admin who lost their phone', async () => {
    const { id, email, cookie } = await guarded();
    const boss = await signInAdmin(world, SUPER_ADMIN);
    const parts = { id };
    const reset = await callAdmin(world.baseUrl, 'resetSecondStep', { cookie: boss, parts });
    expect([reset.status, reset.body]).toMatchObject([200, { hasSecondStep: false }]);
    expect((await send('adminMe', cookie)).status).toBe(401);
    expect((await tryToSignIn(world.baseUrl, { email, password: PASSWORD })).status).toBe(200);
    const left = await world.database.query(
      'select 1 from admin_recovery_codes where admin_id = $1',
      [id],
    );
    expect(left.rowCount).toBe(0);
    const mails = await mailsTo(world, email);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Your second step was turned off',
      'The second step is on',
    ]);
    expect(mails[0]?.text).toContain('Harbour Master');
    const again = await callAdmin(world.baseUrl, 'resetSecondStep', { cookie: boss, parts });
    expect(again.status).toBe(409);
  });
});

test('new recovery codes replace the old ones', async () => {
  const { email, cookie, key, recoveryCodes } = await guarded();
  const renewed = await send<{ recoveryCodes: string[] }>('renewRecoveryCodes', cookie, {
    password: PASSWORD,
    code: appCode(key, NEXT),
  });
  const account = await send<AdminAccountView>('adminAccount', cookie);
  expect(account.body).toMatchObject({
    recoveryCodesLeft: 10,
    secondStepSince: expect.stringMatching(/^\d{4}-/),
  });
  const enter = async (code = '') =>
    (await tryToSignIn(world.baseUrl, { email, password: PASSWORD, code })).status;
  expect(await enter(recoveryCodes[0])).toBe(401);
  expect(await enter(renewed.body.recoveryCodes[0])).toBe(200);
});

test('the database contains no authenticator key or recovery code in plain text', async () => {
  const { key, recoveryCodes } = await guarded();
  const { rows } = await world.database.query(
    `select (select json_agg(a) from admins a)::text || (select json_agg(c) from admin_recovery_codes c)::text
       || (select json_agg(l) from audit_events l)::text as everything`,
  );
  const { everything } = rows[0] as { everything: string };
  expect(everything.length).toBeGreaterThan(1000);
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map(bare)]) {
    expect(everything).not.toContain(secret);
  }
});

const bare = (code: string) => code.replaceAll('-', '');
