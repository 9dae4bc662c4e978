import { isAuthApiError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthWorld, readSession, signedUp, type AuthWorld } from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const alreadyUsed = {
  status: 400,
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
};

async function refresh(refresh_token: string) {
  const { data, error } = await world.client().refreshSession({ refresh_token });
  return { token: data.session?.refresh_token ?? '', access: data.session?.access_token, error };
}

async function activeTokens(sessionOwner: string): Promise<number> {
  const { rows } = await world.pool.query<{ count: string }>(
    `select count(*)::text from auth_service.refresh_token join auth_service.session s on s.id = session_id
     join auth_service.account a on a.id = s.account_id where a.email = $1 and is_active`,
    [sessionOwner],
  );
  return Number(rows[0]?.count);
}

describe('refreshing a session', () => {
  test('refreshing returns a new pair of tokens for the same session', async () => {
    const ann = await signedUp(world, 'ann@example.test');
    const before = await readSession(ann);
    const { data, error } = await ann.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    const claims = await ann.getClaims(data.session?.access_token);
    const claimsBefore = await ann.getClaims(before.access_token);
    expect(claims.data?.claims.session_id).toBe(claimsBefore.data?.claims.session_id);
  });

  test('eight tabs that refresh concurrently stay signed in with one active token', async () => {
    const tabs = await signedUp(world, 'tabs@example.test');
    const { refresh_token } = await readSession(tabs);
    await world.openConnections();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refresh_token)));
    expect(answers.map(({ error }) => error)).toEqual(Array(8).fill(null));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(await activeTokens('tabs@example.test')).toBe(1);
    const next = await refresh(answers[7]?.token ?? '');
    expect(next.error).toBeNull();
    expect((await world.client().getUser(next.access)).error).toBeNull();
  });

  test('a tab that lost a refresh response gets the active token at any later time', async () => {
    const tab = await signedUp(world, 'late@example.test');
    const { refresh_token } = await readSession(tab);
    const first = await refresh(refresh_token);
    await world.letPass(3 * 3600);
    const again = await refresh(refresh_token);
    expect(again).toMatchObject({ error: null, token: first.token });
  });

  test('a replaced refresh token is accepted for ten seconds', async () => {
    const tab = await signedUp(world, 'older@example.test');
    const { refresh_token } = await readSession(tab);
    const second = await refresh((await refresh(refresh_token)).token);
    expect(await refresh(refresh_token)).toMatchObject({ error: null, token: second.token });
    expect(await activeTokens('older@example.test')).toBe(1);
  });

  test('a replaced refresh token that is used after ten seconds counts as stolen and ends the session', async () => {
    const tab = await signedUp(world, 'stolen@example.test');
    const { refresh_token } = await readSession(tab);
    const second = await refresh((await refresh(refresh_token)).token);
    await world.letPass(11);
    expect((await refresh(refresh_token)).error).toMatchObject(alreadyUsed);
    expect((await refresh(second.token)).error).toMatchObject(alreadyUsed);
    const { error } = await world.client().getUser(second.access);
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test.each([
    [
      'nobody-was-ever-given-this',
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ],
    ['no token at all', 'validation_failed', 'Refresh token is not valid'],
  ])('the refresh token %j is refused', async (token, code, message) => {
    const { error } = await refresh(token);
    expect(isAuthApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 400, code, message });
  });

  test('the table of refresh tokens contains no usable token', async () => {
    const ann = await signedUp(world, 'table@example.test');
    const { refresh_token } = await readSession(ann);
    const next = await refresh(refresh_token);
    const { rows } = await world.pool.query<{ all: string }>(
      `select jsonb_agg(to_jsonb(t))::text as all from auth_service.refresh_token t`,
    );
    expect(rows[0]?.all).not.toContain(refresh_token);
    expect(rows[0]?.all).not.toContain(next.token);
  });
});

test('a session expires by age and by inactivity if the settings say so', async () => {
  const strict = await createAuthWorld({ sessionSeconds: 7200, inactivitySeconds: 600 });
  const idle = await signedUp(strict, 'idle@example.test');
  await strict.letPass(601);
  expect((await idle.refreshSession()).error).toMatchObject({
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
  });
  const old = await signedUp(strict, 'old@example.test');
  for (let tens = 0; tens < 12; tens += 1) {
    await strict.letPass(599);
    expect((await old.refreshSession()).error).toBeNull();
  }
  await strict.letPass(599);
  expect((await old.refreshSession()).error).toMatchObject({
    code: 'session_expired',
    message: 'Invalid Refresh Token: Session Expired',
  });
  await strict.close();
});
