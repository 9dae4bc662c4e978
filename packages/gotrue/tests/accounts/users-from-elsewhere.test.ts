import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/accounts/passwords.ts';
import { createAuthWorld, password, serviceKey, signIn, type AuthWorld } from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

test('users can be found by part of their email address or full name', async () => {
  const quiet = await createAuthWorld();
  await quiet.admin().createUser({ email: 'ana_b@example.test' });
  const user_metadata = { full_name: 'Ben Anatole' };
  await quiet.admin().createUser({ email: 'ben@example.test', user_metadata });
  const found = async (filter: string) => {
    const answer = await quiet.ask(`/admin/users?filter=${encodeURIComponent(filter)}`, {
      headers: { authorization: `Bearer ${serviceKey}` },
    });
    const { users } = (await answer.json()) as { users: { email: string }[] };
    expect(answer.headers.get('x-total-count')).toBe(String(users.length));
    return users.map(({ email }) => email).toSorted();
  };
  expect(await found('ANA')).toEqual(['ana_b@example.test', 'ben@example.test']);
  expect(await found('a_b')).toEqual(['ana_b@example.test']);
  expect(await found('%')).toEqual([]);
  expect(await found('nobody@x.test')).toEqual([]);
  await quiet.close();
});

test('a user is imported with a password hash only if the service can verify that hash', async () => {
  const ours = await hashPassword('a-word-from-elsewhere');
  const { error } = await world.admin().createUser({
    email: 'moved@example.test',
    email_confirm: true,
    password_hash: ours,
  });
  expect(error).toBeNull();
  await signIn(world.client(), 'moved@example.test', 'a-word-from-elsewhere');
  for (const password_hash of [
    '$2y$10$SXEz2HeT8PUIGQXo9yeUIem8KzNxgG0d7o/.eGj2rj8KbRgAuRVlq',
    ours.replace('m=19456', 'm=99999999'),
    ours.replace('t=2', 't=0'),
    ours.slice(0, -20),
  ]) {
    const strange = { email: 'strange@example.test', password_hash };
    const refused = (await world.admin().createUser(strange)).error;
    expect(refused).toMatchObject({ status: 400, code: 'validation_failed' });
  }
  const both = { email: 'both@example.test', password, password_hash: ours };
  expect((await world.admin().createUser(both)).error).toMatchObject({
    message: 'Only a password or a password hash should be provided',
  });
});
