import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminView } from '#contract/admin-views.ts';
import { callAdmin, DECK, signInAdmin, SUPER_ADMIN } from '../support/admins.ts';
import { openPayingWorld, type PayingWorld } from '../support/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await openPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

test('an admin signs in, is known, signs out, and is known no more', async () => {
  const cookie = await signInAdmin(world, SUPER_ADMIN);
  const me = await callAdmin<AdminView>(world.door, 'adminMe', { cookie });
  expect(me.body).toMatchObject({ name: 'Harbour Master', role: 'super_admin' });
  expect((await callAdmin(world.door, 'adminLogout', { cookie })).status).toBe(200);
  const after = await callAdmin(world.door, 'adminMe', { cookie });
  expect([after.status, after.message]).toEqual([401, 'Please sign in.']);
});

test('the roles are as the greeting says', async () => {
  const cookie = await signInAdmin(world, DECK);
  const me = await callAdmin<AdminView>(world.door, 'adminMe', { cookie });
  expect(me.body.role).toBe('admin');
});
