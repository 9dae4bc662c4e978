import { expect, test } from 'vitest';
import { readPerson, removePerson } from '../../src/accounts/account-rights.ts';
import { createAuthWorld, readSession, signedUp } from '../auth-world.ts';

test('the export of a person’s data contains no hashes, secrets or tokens', async () => {
  const world = await createAuthWorld();
  const ann = await signedUp(world, 'ann@example.test');
  const { user } = await readSession(ann);
  await ann.updateUser({ data: { name: 'Ann' } });
  await ann.resetPasswordForEmail('ann@example.test');
  const person = await readPerson(world.pool, user.id);
  expect(person).toMatchObject({
    email: 'ann@example.test',
    user_metadata: { name: 'Ann' },
    factors: [],
    sessions: [{ aal: 'aal1' }],
    mails: [{ kind: 'recovery', email: 'ann@example.test' }],
  });
  expect(JSON.stringify(person)).not.toMatch(/hash|secret|argon2/);
  await world.close();
});

test('removing a person deletes all their data and no one else’s, and may be repeated', async () => {
  const world = await createAuthWorld();
  const ann = await signedUp(world, 'ann@example.test');
  const bob = await signedUp(world, 'bob@example.test');
  const { user } = await readSession(ann);
  await world.pool.query(
    `insert into auth_service.outbox (id, what, due_ms, made_ms)
     values (gen_random_uuid(), '{"is": "request", "email": "Ann@example.test"}', 9e15, 0)`,
  );
  await removePerson(world.pool, user.id);
  await removePerson(world.pool, user.id);
  for (const table of ['account', 'session', 'refresh_token', 'mailed_token', 'outbox', 'factor']) {
    const { rows } = await world.pool.query(
      `select from auth_service.${table} as row where row::text ilike '%ann@example.test%' or row::text like $1`,
      [`%${user.id}%`],
    );
    expect(rows, table).toEqual([]);
  }
  expect(await readPerson(world.pool, user.id)).toBeNull();
  expect((await ann.getUser()).error).not.toBeNull();
  expect((await bob.getUser()).data.user?.email).toBe('bob@example.test');
  await world.close();
});
