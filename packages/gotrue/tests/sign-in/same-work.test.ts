import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAuthWorld, password, signedUp } from '../auth-world.ts';

const hashing = vi.spyOn(crypto, 'argon2');

beforeAll(() => syncBuiltinESMExports());
afterAll(() => {
  hashing.mockRestore();
  syncBuiltinESMExports();
});

test('signing in or up costs the same password hashing for unknown, invited and known email addresses', async () => {
  const world = await createAuthWorld();
  await signedUp(world, 'ann@example.test');
  await world.admin().inviteUserByEmail('invited@example.test');
  const costs = async (path: string, body: object) => {
    hashing.mockClear();
    await world.post(path, body);
    return hashing.mock.calls.map(([, { memory, passes }]) => [memory, passes]);
  };
  for (const email of ['ann@example.test', 'invited@example.test', 'nobody@example.test']) {
    const signIn = await costs('/token?grant_type=password', { email, password: 'not-the-word' });
    expect([email, signIn]).toEqual([email, [[19_456, 2]]]);
  }
  for (const email of ['ann@example.test', 'newcomer@example.test']) {
    expect([email, await costs('/signup', { email, password })]).toEqual([email, [[19_456, 2]]]);
  }
  await world.close();
});

test.each([
  ['the request does not allow a new account', {}, { shouldCreateUser: false }],
  ['sign-ups are closed', { signupsOpen: false }, {}],
])(
  'if %s, a code request gets the same answer for strangers and members, and creates no account',
  async (_, rules, options) => {
    const other = await createAuthWorld(rules);
    await signedUp(other, 'member@example.test');
    const asked = (email: string) => other.client().signInWithOtp({ email, options });
    const stranger = await asked('stranger@example.test');
    expect(stranger).toEqual(await asked('member@example.test'));
    expect(stranger.error).toBeNull();
    expect(other.mailTo('member@example.test').kind).toBe('magiclink');
    expect(() => other.mailTo('stranger@example.test')).toThrow();
    const { data } = await other.admin().listUsers();
    expect(data.users.map(({ email }) => email)).toEqual(['member@example.test']);
    await other.close();
  },
);
