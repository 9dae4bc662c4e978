import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAuthApiError, isAuthSessionMissingError } from '@supabase/auth-js';
import {
  createAuthWorld,
  password,
  readSession,
  signedUp,
  signIn,
  type AuthWorld,
} from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

describe('signing in with a password', () => {
  test('a person signs in with their email address in any letter case, and the token’s claims identify them', async () => {
    await signedUp(world, 'ann@example.test');
    const ann = world.client();
    const { session, user, weakPassword } = await signIn(ann, 'ANN@example.test');
    expect(weakPassword).toBeUndefined();
    expect(user.last_sign_in_at).toBeTruthy();
    expect(session.expires_at).toBeGreaterThan(world.now() / 1000 + 3500);
    const { data, error } = await ann.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(data?.claims).toMatchObject({
      iss: 'https://site.test/auth/v1',
      sub: user.id,
      aud: 'authenticated',
      email: 'ann@example.test',
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { email_verified: true },
    });
  });

  test('a wrong password and an unknown email address get the same answer', async () => {
    await signedUp(world, 'known@example.test');
    const answers = await Promise.all(
      ['known@example.test', 'unknown@example.test'].map((email) =>
        world.post('/token?grant_type=password', { email, password: 'not-the-word' }),
      ),
    );
    const [known, unknown] = await Promise.all(answers.map(visible));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    });
  });

  test('requests for a reset, a code or another confirmation get the same answer for known and unknown email addresses', async () => {
    await signedUp(world, 'present@example.test');
    for (const [path, more] of [
      ['/recover', {}],
      ['/otp', {}],
      ['/resend', { type: 'signup' }],
      ['/resend', { type: 'email_change' }],
    ] as const) {
      const present = await world.post(path, { email: 'present@example.test', ...more });
      const absent = await world.post(path, {
        email: `absent-${path.slice(1)}@example.test`,
        ...more,
      });
      expect(await visible(present)).toEqual(await visible(absent));
    }
  });

  test('a sign-up gets an answer of the same shape for known and unknown email addresses', async () => {
    await signedUp(world, 'shape@example.test');
    const [again, first] = await Promise.all(
      ['shape@example.test', 'shapes@example.test'].map(async (email) =>
        visible(await world.post('/signup', { email, password, data: { name: 'Ann' } })),
      ),
    );
    expect(again?.status).toBe(first?.status);
    expect(again?.headers).toEqual(first?.headers);
    expect(Object.keys(again?.body ?? {})).toEqual(Object.keys(first?.body ?? {}));
  });

  test.each([
    [{ password }, 'validation_failed', 'missing email or phone'],
    [{ phone: '+17215550100', password }, 'phone_provider_disabled', 'Phone logins are disabled'],
  ])('signing in with %j is refused', async (body, code, message) => {
    const answer = await world.post('/token?grant_type=password', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code, message });
  });

  test('a banned person is refused by every endpoint', async () => {
    const banned = await signedUp(world, 'banned@example.test');
    const { access_token, user } = await readSession(banned);
    await world.admin().updateUserById(user.id, { ban_duration: '24h' });
    const signIn = await world
      .client()
      .signInWithPassword({ email: 'banned@example.test', password });
    expect(signIn.error).toMatchObject({ status: 400, code: 'user_banned' });
    const wrong = await world
      .client()
      .signInWithPassword({ email: 'banned@example.test', password: 'x' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const user2 = await banned.getUser(access_token);
    expect(user2.error).toMatchObject({ status: 403, code: 'user_banned' });
    const refresh = await banned.refreshSession();
    expect(refresh.error).toMatchObject({
      status: 400,
      code: 'user_banned',
      message: 'Invalid Refresh Token: User Banned',
    });
    await world.admin().updateUserById(user.id, { ban_duration: 'none' });
    await world.client().signInWithPassword({ email: 'banned@example.test', password });
  });
});

describe('signing out', () => {
  async function threeBrowsers(email: string) {
    const here = await signedUp(world, email);
    const there = world.client();
    const elsewhere = world.client();
    await signIn(there, email);
    await signIn(elsewhere, email);
    const tokens = await Promise.all(
      [here, there, elsewhere].map(async (each) => (await readSession(each)).access_token),
    );
    const listStillSignedIn = () =>
      Promise.all(
        tokens.map(async (token) => (await world.client().getUser(token)).error === null),
      );
    return { here, stillIn: listStillSignedIn };
  }

  test.each([
    ['local', [false, true, true]],
    ['others', [true, false, false]],
    ['global', [false, false, false]],
  ] as const)(
    'signing out with scope %s immediately ends exactly the sessions in that scope',
    async (scope, expected) => {
      const { here, stillIn } = await threeBrowsers(`${scope}@example.test`);
      expect(await stillIn()).toEqual([true, true, true]);
      expect((await here.signOut({ scope })).error).toBeNull();
      expect(await stillIn()).toEqual(expected);
    },
  );

  test('an access token of an ended session is refused with an error that says so', async () => {
    const ann = await signedUp(world, 'ended@example.test');
    const { access_token, refresh_token } = await readSession(ann);
    await ann.signOut();
    const { error } = await world.client().getUser(access_token);
    expect(isAuthSessionMissingError(error)).toBe(true);
    const raw = await world.ask('/user', { headers: { authorization: `Bearer ${access_token}` } });
    expect(raw.status).toBe(403);
    expect(await raw.json()).toEqual({
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    });
    const refresh = await world.client().refreshSession({ refresh_token });
    expect(isAuthApiError(refresh.error) && refresh.error.code).toBe('refresh_token_not_found');
  });

  test('signing out with an unknown scope is refused', async () => {
    const { access_token } = await readSession(await signedUp(world, 'scope@example.test'));
    const answer = await world.ask('/logout?scope=galaxy', {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'validation_failed',
      message: 'Unsupported logout scope "galaxy"',
    });
  });
});

/** Everything that a response reveals, except for times. */
async function visible(answer: Response) {
  const headers = Object.fromEntries(answer.headers);
  delete headers['date'];
  delete headers['content-length'];
  return {
    status: answer.status,
    headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

test('a starting service neither waits for sign-ins in progress nor blocks them', async () => {
  const tables = ['account', 'session', 'refresh_token', 'known_network'];
  const busy = await world.pool.connect();
  await busy.query('begin');
  await busy.query("set local lock_timeout = '2s'");
  const write = (table: string) => busy.query(`lock auth_service.${table} in row exclusive mode`);
  await write('session');
  const started = world.openAnother();
  for (const table of tables) await write(table);
  await (await started).close();
  await busy.query('rollback');
  busy.release();
});
