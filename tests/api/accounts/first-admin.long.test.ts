import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryToSignIn } from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { startProduct } from '../../support/product/product.ts';

const FIRST = { ADMIN_EMAIL: 'Owner@harbour.test', ADMIN_PASSWORD: 'the-key-of-the-harbour' };
const owner = { email: 'owner@harbour.test', password: FIRST.ADMIN_PASSWORD };

/** A platform in production, behind https, without the demo world; its settings name the owner. */
let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({ ...FIRST, PUBLIC_URL: 'https://boats.test' });
});
afterAll(() => world.close());

async function startAgain(env: Record<string, string>): Promise<void> {
  const product = await startProduct({ databaseUrl: world.databaseUrl, env });
  await product.stop();
}

const admins = async () =>
  (await world.database.query('select email, role from admins order by created_at, email')).rows;

test('the settings create the first super admin and no other admin', async () => {
  const entered = await tryToSignIn(world.baseUrl, owner);
  expect([entered.status, entered.body]).toMatchObject([200, { role: 'super_admin' }]);
  expect(await admins()).toEqual([{ email: FIRST.ADMIN_EMAIL, role: 'super_admin' }]);
});

test('over HTTPS the admin cookies are Secure, HttpOnly, SameSite=Strict and bound to the host', async () => {
  const { headers } = await tryToSignIn(world.baseUrl, owner);
  for (const name of ['__Host-admin_session', '__Host-admin_device']) {
    const cookie = headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
    expect(cookie?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=\d+$/),
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
  }
});

test('a restart with another ADMIN_EMAIL does not create that admin, but DEMO adds the demo admins', async () => {
  await startAgain({
    DEMO: 'on',
    ADMIN_EMAIL: 'second@harbour.test',
    ADMIN_PASSWORD: 'some-other-password',
  });
  expect(await admins()).toEqual([
    { email: FIRST.ADMIN_EMAIL, role: 'super_admin' },
    { email: 'admin@demo.test', role: 'super_admin' },
    { email: 'deck@demo.test', role: 'admin' },
  ]);
});

test('a restart neither restores a removed admin nor changes an existing admin’s password', async () => {
  await world.database.query("update admins set removed_at = now() where email = 'deck@demo.test'");
  await startAgain({ DEMO: 'on', ...FIRST, ADMIN_PASSWORD: 'some-other-password' });
  expect(await admins()).toHaveLength(3);
  const deck = { email: 'deck@demo.test', password: 'deck-hand-sxm' };
  expect((await tryToSignIn(world.baseUrl, deck)).status).toBe(401);
  const entered = await tryToSignIn(world.baseUrl, owner);
  expect([entered.status, entered.body]).toMatchObject([200, { name: 'Owner' }]);
});
