import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthSchema } from '../../src/auth-schema.ts';
import { createTestDatabase, createTestPool } from '../test-database.ts';
import { readFragment, createAuthWorld, signIn, type AuthWorld } from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const own = 'the-owners-word';
const strangers = 'the-strangers-word';

/** Signs up; returns the mail of this sign-up. */
async function signUp(email: string, secret: string, name = 'Ann') {
  const { data, error } = await world
    .client()
    .signUp({ email, password: secret, options: { data: { name } } });
  if (error) throw error;
  return { mail: world.mailTo(email), told: data.user };
}

const canSignIn = async (email: string, secret: string) =>
  (await world.client().signInWithPassword({ email, password: secret })).error === null;

describe('a stranger cannot choose another person’s password', () => {
  test('a stranger’s sign-up before the owner’s does not set the owner’s password', async () => {
    const email = 'later@example.test';
    const first = await signUp(email, strangers, 'Stranger');
    const second = await signUp(email, own);
    expect(second.told?.user_metadata).toMatchObject({ name: 'Ann' });
    await world.follow(second.mail);
    const { user } = await signIn(world.client(), email, own);
    expect(user.user_metadata).toMatchObject({ name: 'Ann' });
    expect(await canSignIn(email, strangers)).toBe(false);
    expect(readFragment(await world.follow(first.mail)).get('error_code')).toBe('otp_expired');
    expect(await canSignIn(email, strangers)).toBe(false);
  });

  test('a stranger’s sign-up between the owner’s sign-up and confirmation does not set the password', async () => {
    const email = 'between@example.test';
    const first = await signUp(email, own);
    const second = await signUp(email, strangers, 'Stranger');
    await world.follow(first.mail);
    const { user } = await signIn(world.client(), email, own);
    expect(user.user_metadata).toMatchObject({ name: 'Ann' });
    expect(readFragment(await world.follow(second.mail)).get('error_code')).toBe('otp_expired');
    expect(await canSignIn(email, strangers)).toBe(false);
  });

  test('a code requested before or after the owner’s sign-up leaves the owner’s password in place', async () => {
    const email = 'code@example.test';
    await world.client().signInWithOtp({ email });
    const mine = await signUp(email, own);
    await world.client().signInWithOtp({ email });
    await world.follow(mine.mail);
    expect(await canSignIn(email, own)).toBe(true);
  });

  test('a code mailed to the owner does not activate a stranger’s password', async () => {
    const email = 'only-code@example.test';
    const theirs = await signUp(email, strangers);
    await world.client().signInWithOtp({ email });
    const { token } = world.mailTo(email);
    const owner = world.client();
    expect((await owner.verifyOtp({ email, token, type: 'email' })).error).toBeNull();
    expect(await canSignIn(email, strangers)).toBe(false);
    await world.follow(theirs.mail);
    expect(await canSignIn(email, strangers)).toBe(false);
    await owner.updateUser({ password: own });
    expect(await canSignIn(email, own)).toBe(true);
  });

  test('resetting the password of an unconfirmed account does not activate a stranger’s password', async () => {
    const email = 'forgotten@example.test';
    await signUp(email, strangers);
    await world.client().resetPasswordForEmail(email);
    await world.follow(world.mailTo(email));
    expect(await canSignIn(email, strangers)).toBe(false);
  });

  test('a confirmation that is sent again after several sign-ups activates no password', async () => {
    const email = 'several@example.test';
    await signUp(email, own);
    await signUp(email, strangers);
    await world.client().resend({ type: 'signup', email });
    expect(readFragment(await world.follow(world.mailTo(email))).get('access_token')).toBeTruthy();
    expect([await canSignIn(email, own), await canSignIn(email, strangers)]).toEqual([
      false,
      false,
    ]);
  });
});

test('after two sign-ups, the password is that of the sign-up whose mailed link was followed', async () => {
  const email = 'mistyped@example.test';
  await signUp(email, 'the-captians-wrod');
  const { mail } = await signUp(email, own);
  expect((await world.client().signInWithPassword({ email, password: own })).error).toMatchObject({
    code: 'email_not_confirmed',
  });
  await world.follow(mail);
  expect([await canSignIn(email, own), await canSignIn(email, 'the-captians-wrod')]).toEqual([
    true,
    false,
  ]);
});

test('a confirmation that is sent again activates the password of the only sign-up, even if the first link has expired', async () => {
  const email = 'resent@example.test';
  await signUp(email, own);
  await world.letPass(2 * 24 * 3600);
  await world.client().resend({ type: 'signup', email });
  await world.follow(world.mailTo(email));
  const { user } = await signIn(world.client(), email, own);
  expect(user.user_metadata).toMatchObject({ name: 'Ann' });
});

test('an upgrade from a version without secret links voids unconfirmed passwords and keeps confirmed accounts', async () => {
  const database = await createTestDatabase();
  const pool = createTestPool(database.url, 2);
  pool.on('error', () => {});
  await createAuthSchema(pool);
  await pool.query(`
    comment on schema auth_service is null;
    create table auth_service.one_time_token (hash text);
    insert into auth_service.account (id, identity_id, email, password_hash, email_confirmed_ms, signed_up, made_ms, updated_ms)
    values (gen_random_uuid(), gen_random_uuid(), 'unproven', 'kept', null, true, 1, 1),
           (gen_random_uuid(), gen_random_uuid(), 'confirmed', 'kept', 1, true, 1, 1),
           (gen_random_uuid(), gen_random_uuid(), 'of an admin', 'kept', null, false, 1, 1)`);
  for (const _ of ['upgraded', 'started again']) await createAuthSchema(pool);
  const { rows } = await pool.query(
    `select email, password_hash, to_regclass('auth_service.one_time_token') as before
     from auth_service.account order by email`,
  );
  expect(rows).toEqual([
    { email: 'confirmed', password_hash: 'kept', before: null },
    { email: 'of an admin', password_hash: 'kept', before: null },
    { email: 'unproven', password_hash: null, before: null },
  ]);
  await pool.end();
  await database.drop();
});
