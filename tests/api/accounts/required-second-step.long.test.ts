import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SecondStepStartView } from '#contract/admin/admin-account-api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import {
  appCode,
  callAdmin,
  newAdmin,
  PASSWORD,
  signInAdmin,
} from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { productionSettings } from '../../support/product/production-settings.ts';

/** A platform in production. */
let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld(productionSettings);
});
afterAll(() => world.close());

const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => (endpoints[name] as Endpoint).caller === 'admin',
);
/** Endpoints for setting up a second step and for logging out. */
const open: readonly EndpointName[] = [
  ...(['adminMe', 'adminLogout', 'adminAccount', 'startSecondStep', 'confirmSecondStep'] as const),
];

/** Fills a path with unknown ids and a valid month, so that only the caller can be the reason for a refusal. */
function partsOf({ path }: Endpoint): Record<string, string> {
  const part = ([, name = '']: RegExpMatchArray) => [
    name,
    name === 'month' ? '2026-01' : '00000000-0000-4000-8000-000000000000',
  ];
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(part));
}

test('a super admin without a second step can only set one up or sign out', async () => {
  const admin = await newAdmin(world, 'super_admin');
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  const me = await callAdmin(world.baseUrl, 'adminMe', { cookie });
  expect(me.body).toMatchObject({ hasSecondStep: false, mustSetUpSecondStep: true });
  for (const name of names.filter((each) => !open.includes(each))) {
    const parts = partsOf(endpoints[name]);
    const answer = await callAdmin<{ facts?: object }>(world.baseUrl, name, { cookie, parts });
    expect([name, answer.status, answer.body.facts]).toEqual([name, 403, { needs: 'second-step' }]);
  }

  const payload = { password: PASSWORD };
  const started = await callAdmin<SecondStepStartView>(world.baseUrl, 'startSecondStep', {
    cookie,
    payload,
  });
  const code = appCode(started.body.key);
  await callAdmin(world.baseUrl, 'confirmSecondStep', { cookie, payload: { code } });
  const now = await callAdmin(world.baseUrl, 'adminMe', { cookie });
  expect(now.body).toMatchObject({ hasSecondStep: true, mustSetUpSecondStep: false });
  expect((await callAdmin(world.baseUrl, 'admins', { cookie })).status).toBe(200);
});

test('an admin without rights to move money is not asked to set up a second step', async () => {
  const admin = await newAdmin(world, 'admin');
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  const me = await callAdmin(world.baseUrl, 'adminMe', { cookie });
  expect(me.body).toMatchObject({ mustSetUpSecondStep: false });
  expect((await callAdmin(world.baseUrl, 'adminBoats', { cookie })).status).toBe(200);
});

test('an admin who becomes a super admin is blocked until they set up a second step', async () => {
  const admin = await newAdmin(world, 'admin');
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  await world.database.query(`update admins set role = 'super_admin' where id = $1`, [admin.id]);
  expect((await callAdmin(world.baseUrl, 'adminBoats', { cookie })).status).toBe(403);
});
