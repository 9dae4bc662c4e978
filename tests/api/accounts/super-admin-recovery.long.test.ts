import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callAdmin,
  newAdmin,
  signInAdmin,
  SUPER_ADMIN,
  tryToSignIn,
} from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { createTestDatabase } from '../../support/product/test-database.ts';

const PUBLIC_URL = 'http://boats.test';
const NEW_PASSWORD = 'four-masts-and-a-sail';

/** The demo world, whose owner may have lost access to everything except the server. */
let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
});
afterAll(() => world.close());

const recover = (...args: string[]) =>
  runShopCommand('recover-admin', { DATABASE_URL: world.databaseUrl, PUBLIC_URL }, ...args);

const invitationIn = (output: string) =>
  new URL(/^http\S+$/m.exec(output)?.[0] ?? '').searchParams.get('invitation') ?? '';

const accept = (invitation: string) =>
  callAdmin(world.baseUrl, 'acceptInvitation', { payload: { invitation, password: NEW_PASSWORD } });

test('recover-admin prints a link that restores access, and ends the super admin’s old sessions and password', async () => {
  const cookie = await signInAdmin(world);
  await world.database.query(
    `update admins set totp_secret_encrypted = 'lost', totp_since = now() where email = $1`,
    [SUPER_ADMIN],
  );
  const { exitCode, output } = await recover(SUPER_ADMIN.toUpperCase());
  expect([exitCode, output]).toEqual([0, expect.stringContaining('within an hour')]);

  expect((await callAdmin(world.baseUrl, 'adminMe', { cookie })).status).toBe(401);
  const before = { email: SUPER_ADMIN, password: 'harbour-master-sxm' };
  expect((await tryToSignIn(world.baseUrl, before)).status).toBe(401);

  const entered = await accept(invitationIn(output));
  expect([entered.status, entered.body]).toMatchObject([200, { role: 'super_admin' }]);
  const now = { email: SUPER_ADMIN, password: NEW_PASSWORD };
  expect((await tryToSignIn(world.baseUrl, now)).status).toBe(200);
  expect((await accept(invitationIn(output))).status).toBe(404);
});

test('the audit log records the recovery of a super admin as done by the owner', async () => {
  const cookie = await signInAdmin(world, SUPER_ADMIN, NEW_PASSWORD);
  const query = { action: 'recover-admin' };
  const { body } = await callAdmin(world.baseUrl, 'auditLog', { cookie, query });
  expect(JSON.stringify(body)).toContain('The owner gave Harbour Master a new way in');
});

test('recover-admin promotes an admin to super admin, and creates one for an unknown email address', async () => {
  const mate = await newAdmin(world);
  for (const email of [mate.email, 'harbour@example.com']) {
    const { output } = await recover(email);
    const entered = await accept(invitationIn(output));
    expect([entered.status, entered.body]).toMatchObject([200, { email, role: 'super_admin' }]);
  }
});

test('only the latest recovery link works, and it expires after an hour', async () => {
  const mate = await newAdmin(world);
  const first = await recover(mate.email);
  const second = await recover(mate.email);
  expect((await accept(invitationIn(first.output))).status).toBe(404);
  await world.database.query(
    `update admin_invitations set ends_at = ends_at - interval '1 hour' where admin_id = $1`,
    [mate.id],
  );
  expect((await accept(invitationIn(second.output))).status).toBe(404);
});

test.each([[[]], [['not-an-address']], [['a@example.com', 'b@example.com']]])(
  'recover-admin with the arguments %j changes nothing',
  async (args) => {
    const { exitCode, output } = await recover(...args);
    expect(exitCode).toBe(1);
    expect(output).toContain('Nothing was changed: give one email address');
  },
);

test('recover-admin on an empty database says to start the product first', async () => {
  const empty = await createTestDatabase({ empty: true });
  const settings = { DATABASE_URL: empty.url, PUBLIC_URL };
  const { exitCode, output } = await runShopCommand('recover-admin', settings, SUPER_ADMIN);
  await empty.drop();
  expect(exitCode).toBe(1);
  expect(output).toBe(
    'Nothing was changed: The database is empty. Start the product once to fill it.',
  );
});
