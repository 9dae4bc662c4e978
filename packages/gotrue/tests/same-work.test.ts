import * as crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openAuthWorld, password, signedUp } from './auth-world.ts';

vi.mock(import('node:crypto'), async (original) => {
  const actual = await original();
  return { ...actual, argon2: vi.fn<typeof actual.argon2>(actual.argon2) };
});

test('who is unknown, invited or already there costs as much work as who is not', async () => {
  const world = await openAuthWorld();
  await signedUp(world, 'ann@example.test');
  await world.admin().inviteUserByEmail('invited@example.test');
  const costs = async (path: string, body: object) => {
    vi.mocked(crypto.argon2).mockClear();
    await world.post(path, body);
    return vi.mocked(crypto.argon2).mock.calls.map(([, { memory, passes }]) => [memory, passes]);
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
