import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminAccountView } from '#contract/admin/admin-account-api.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import {
  callAdmin,
  newAdmin,
  PASSWORD,
  signInAdmin,
  tryToSignIn,
  WRONG_PASSWORD,
} from '../../support/worlds/admins/admins.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

const send = <Body>(name: EndpointName, cookie: string, payload?: object) =>
  callAdmin<Body>(world.baseUrl, name, { cookie, payload });

/** An admin with two sessions. */
async function twice() {
  const admin = await newAdmin(world);
  const elsewhere = await signInAdmin(world, admin.email, PASSWORD);
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  return { ...admin, cookie, elsewhere };
}

const NEW = 'a-new-and-longer-word';

test('a new password replaces the old one and ends every other session', async () => {
  const { email, cookie, elsewhere } = await twice();
  const payload = { password: PASSWORD, newPassword: NEW };
  expect((await send('changeAdminPassword', cookie, payload)).body).toEqual({ ended: 1 });
  expect((await send('adminMe', elsewhere)).status).toBe(401);
  expect((await send('adminMe', cookie)).status).toBe(200);
  expect((await tryToSignIn(world.baseUrl, { email, password: PASSWORD })).status).toBe(401);
  expect((await tryToSignIn(world.baseUrl, { email, password: NEW })).status).toBe(200);
});

test.each([
  ['the current password is wrong', { password: WRONG_PASSWORD, newPassword: NEW }, 'password'],
  [
    'the new one has only eleven characters',
    { password: PASSWORD, newPassword: 'a-short-one' },
    'newPassword',
  ],
  [
    'the new one is a very common password',
    { password: PASSWORD, newPassword: '123qweASDzxc' },
    'newPassword',
  ],
  [
    'the new one contains a word from the site’s name',
    { password: PASSWORD, newPassword: 'a-Boat-of-one’s-own' },
    'newPassword',
  ],
  [
    'the new one repeats a single letter',
    { password: PASSWORD, newPassword: 'aaaaaaaaaaaaaa' },
    'newPassword',
  ],
])('a password change is refused if %s', async (_, payload, field) => {
  const { email, cookie, elsewhere } = await twice();
  const answer = await send<{ fields: object }>('changeAdminPassword', cookie, payload);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  expect((await send('adminMe', elsewhere)).status).toBe(200);
  expect((await tryToSignIn(world.baseUrl, { email, password: PASSWORD })).status).toBe(200);
});

test('the mail about a changed password states the time and the IP address', async () => {
  const { cookie, email } = await twice();
  await send('changeAdminPassword', cookie, { password: PASSWORD, newPassword: NEW });
  const mail = await theMail(world, email, 'Your password was changed');
  expect(mail.text).toContain('Sint Maarten time');
  expect(mail.text).toContain('IP address: 127.0.0.1');
  expect(mail.text).not.toContain(NEW);
});

test('a signed-in admin is blocked after guessing the current password wrong five times', async () => {
  const { cookie } = await twice();
  const guess = async () =>
    (await send('changeAdminPassword', cookie, { password: WRONG_PASSWORD, newPassword: NEW }))
      .status;
  const answers: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) answers.push(await guess());
  expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  const off = await send('startSecondStep', cookie, { password: PASSWORD });
  expect(off.status).toBe(429);
});

test('an admin sees their active sessions and can end all others', async () => {
  const admin = await newAdmin(world);
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const payload = { email: admin.email, password: PASSWORD };
  await callAdmin(world.baseUrl, 'adminLogin', { payload, headers: { 'user-agent': phone } });
  await callAdmin(world.baseUrl, 'adminLogin', { payload });
  await world.database.query(
    `update admin_sessions set last_seen_at = now() - interval '3 hours' where agent not like '%iPhone%' and admin_id = $1`,
    [admin.id],
  );
  const cookie = await signInAdmin(world, admin.email, PASSWORD);
  const { body } = await send<AdminAccountView>('adminAccount', cookie);
  expect(body.sessions.map(({ isThisOne, browser }) => [isThisOne, browser])).toEqual([
    [true, 'Another program'],
    [false, 'Safari on iPhone'],
  ]);
  expect((await send('endOtherAdminSessions', cookie)).body).toEqual({ ended: 1 });
  const after = await send<AdminAccountView>('adminAccount', cookie);
  expect(after.body.sessions).toHaveLength(1);
});

test('earlier audit log entries keep the old name of a renamed admin', async () => {
  const { id, cookie, name } = await twice();
  const renamed = await send('renameAdmin', cookie, { name: ' First Mate ' });
  expect(renamed.body).toMatchObject({ id, name: 'First Mate' });
  const { rows } = await world.database.query(
    'select distinct admin_name from audit_events where admin_id = $1',
    [id],
  );
  expect(rows).toEqual([{ admin_name: name }]);
});
