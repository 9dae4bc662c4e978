import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RosterEntryView } from '#contract/admin/admin-roster-api.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import {
  callAdmin,
  cookieFrom,
  DECK,
  newAdmin,
  PASSWORD,
  signInAdmin,
  SUPER_ADMIN,
  tryToSignIn,
} from '../../support/worlds/admins/admins.ts';
import { queueBehindLock } from '../../support/faults/lock-queue.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';

/** The demo world behind two processes. */
let world: PayingWorld;
let second: RunningProduct;
let boss: string;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  second = await startProduct({
    databaseUrl: world.databaseUrl,
    dataDir: world.product.dataDir,
  });
});
afterAll(async () => {
  await second.stop();
  await world.close();
});
beforeEach(async () => {
  boss = await signInAdmin(world, SUPER_ADMIN);
});

type Sent = { id?: string; payload?: object; cookie?: string; baseUrl?: string };
const send = <Body = RosterEntryView>(
  name: EndpointName,
  { id, payload, cookie = boss, baseUrl = world.baseUrl }: Sent = {},
) =>
  callAdmin<Body>(baseUrl, name, {
    cookie,
    payload,
    ...(id !== undefined && { parts: { id } }),
  });

const roster = async () => (await send<RosterEntryView[]>('admins')).body;
const rosterEntry = async (id: string) => (await roster()).find((each) => each.id === id);

let invitations = 0;
async function invite(role = 'admin') {
  invitations += 1;
  const payload = { name: `Nadia ${invitations}`, email: `nadia-${invitations}@example.com`, role };
  const { status, body } = await send('inviteAdmin', { payload });
  expect([status, body]).toMatchObject([201, { ...payload, standing: 'invited', isYou: false }]);
  return body;
}

/** Reads the invitation tokens from the links mailed to an address, newest first. */
async function mailedInvitations(email: string): Promise<string[]> {
  const links = (await mailsTo(world, email)).flatMap((mail) => mail.links);
  const found = links.map((link) => new URL(link).searchParams.get('invitation'));
  return [...new Set(found.filter((invitation) => invitation !== null))];
}

const accept = (invitation = '', password = 'four-masts-and-a-sail', baseUrl = world.baseUrl) =>
  callAdmin(baseUrl, 'acceptInvitation', { payload: { invitation, password } });

test('the admin roster lists every admin and marks the one who is signed in', async () => {
  const entries = await roster();
  expect(entries.find(({ email }) => email === SUPER_ADMIN)).toMatchObject({
    isYou: true,
    role: 'super_admin',
    standing: 'active',
    hasSecondStep: false,
  });
  expect(entries.find(({ email }) => email === DECK)).toMatchObject({
    isYou: false,
    role: 'admin',
  });
});

describe('an admin invitation', () => {
  test('an invited admin gets a mail and is signed in after choosing a password', async () => {
    const { id, email, name } = await invite();
    const [invitation = ''] = await mailedInvitations(email);
    const [mail] = await mailsTo(world, email);
    expect(mail?.subject).toBe('Harbour Master invited you to manage SXM Boat Trips');
    const shown = await callAdmin(world.baseUrl, 'adminInvitation', { query: { invitation } });
    expect(shown.body).toEqual({ name, email });

    const short = await accept(invitation, 'too-short');
    expect([short.status, short.body]).toMatchObject([
      400,
      { fields: { password: expect.anything() } },
    ]);
    const entered = await accept(invitation);
    expect([entered.status, entered.body]).toMatchObject([200, { id, role: 'admin' }]);
    const me = await send('adminMe', { cookie: cookieFrom(entered) });
    expect(me.body).toMatchObject({ id });
    const password = 'four-masts-and-a-sail';
    expect((await tryToSignIn(world.baseUrl, { email, password })).status).toBe(200);
    expect(await rosterEntry(id)).toMatchObject({ standing: 'active' });
  });

  test('an invitation can be accepted only once, even by two concurrent requests', async () => {
    const { email } = await invite();
    const [invitation] = await mailedInvitations(email);
    const answers = await Promise.all([
      accept(invitation, 'the-first-of-two-words'),
      accept(invitation, 'the-second-of-two-words', second.url),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await accept(invitation)).status).toBe(404);
  });

  test('an expired invitation cannot be accepted, but a new one can be sent', async () => {
    const { id, email } = await invite();
    const [first] = await mailedInvitations(email);
    await world.database.query(
      "update admin_invitations set ends_at = now() - interval '1 second' where admin_id = $1",
      [id],
    );
    expect((await accept(first)).status).toBe(404);
    expect(await rosterEntry(id)).toMatchObject({ standing: 'lapsed' });
    const again = await send('inviteAdminAgain', { id });
    expect(again.body).toMatchObject({ standing: 'invited' });
    const [newest] = await mailedInvitations(email);
    expect(newest).not.toBe(first);
    expect((await accept(newest)).status).toBe(200);
    expect((await send('inviteAdminAgain', { id })).status).toBe(409);
  });

  test('sending an invitation again while it is being accepted is refused', async () => {
    const { id, email } = await invite();
    const [invitation] = await mailedInvitations(email);
    const lock = 'select from admin_invitations where admin_id = $1 for update';
    const answers = await queueBehindLock<{ status: number }>(world.database, { lock, id }, [
      () => accept(invitation),
      () => send('inviteAdminAgain', { id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  });

  test('an invitation stops working when a newer one is sent or its admin is removed', async () => {
    const { id, email } = await invite();
    const [first] = await mailedInvitations(email);
    await send('inviteAdminAgain', { id });
    expect((await accept(first)).status).toBe(404);
    const [newest] = await mailedInvitations(email);
    expect((await send('removeAdmin', { id })).status).toBe(200);
    expect((await accept(newest)).status).toBe(404);
  });

  test('an invitation cannot be accepted with the hash stored in the database', async () => {
    const { email } = await invite();
    const { rows } = await world.database.query<{ id: string }>('select id from admin_invitations');
    for (const { id } of rows) expect((await accept(id)).status).toBe(404);
    expect(await mailedInvitations(email)).toHaveLength(1);
  });

  test.each([
    ['the email address of an existing admin', { email: 'DECK@demo.test' }, 409],
    ['a malformed email address', { email: 'nadia' }, 400],
    ['a blank name', { name: ' ' }, 400],
    ['a name that contains a line break', { name: 'A\r\nBcc: b@example.com' }, 400],
    ['an unknown role', { role: 'owner' }, 400],
  ])('an invitation with %s is refused', async (_, change, status) => {
    const payload = { name: 'Nadia', email: 'n@example.com', role: 'admin', ...change };
    const before = (await roster()).length;
    const answer = await send<{ fields: object }>('inviteAdmin', { payload });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, Object.keys(change)]);
    expect(await roster()).toHaveLength(before);
  });
});

test('a changed role takes effect with the admin’s next request', async () => {
  const { id, email } = await newAdmin(world);
  const cookie = await signInAdmin(world, email, PASSWORD);
  expect((await send('admins', { cookie })).status).toBe(403);
  const promoted = await send('changeAdminRole', { id, payload: { role: 'super_admin' } });
  expect(promoted.body).toMatchObject({ id, role: 'super_admin' });
  expect((await send('admins', { cookie })).status).toBe(200);
  await send('changeAdminRole', { id, payload: { role: 'admin' } });
  expect((await send('admins', { cookie })).status).toBe(403);
});

test('a removed admin is signed out immediately, and can be invited again', async () => {
  const { id, email, name } = await newAdmin(world);
  const cookie = await signInAdmin(world, email, PASSWORD);
  expect((await send<object>('removeAdmin', { id })).body).toEqual({ removed: true });
  expect((await send('adminMe', { cookie })).status).toBe(401);
  expect((await tryToSignIn(world.baseUrl, { email, password: PASSWORD })).status).toBe(401);
  expect(await rosterEntry(id)).toBeUndefined();
  expect((await send('removeAdmin', { id })).status).toBe(404);
  const back = await send('inviteAdmin', { payload: { name, email, role: 'admin' } });
  expect(back.status).toBe(201);
});

test('a sign-in during the admin’s removal leaves no valid session', async () => {
  const admin = await newAdmin(world);
  const entering = Array.from({ length: 6 }, () =>
    tryToSignIn(second.url, { email: admin.email, password: PASSWORD }),
  );
  const removed = send('removeAdmin', { id: admin.id });
  const answers = await Promise.all(entering);
  await removed;
  for (const answer of answers.filter(({ status }) => status === 200)) {
    expect((await send('adminMe', { cookie: cookieFrom(answer) })).status).toBe(401);
  }
});

describe('there is always a super admin', () => {
  const supers = async () =>
    (await roster()).filter(
      ({ role, standing }) => role === 'super_admin' && standing === 'active',
    );
  const lastWords =
    'This is the last super admin who can sign in. Make someone else a super admin first.';

  beforeEach(async () => {
    await world.database.query("update admins set role = 'admin' where email <> $1", [SUPER_ADMIN]);
  });

  test('the last super admin cannot be removed or demoted', async () => {
    const [last] = await supers();
    const { id } = last as RosterEntryView;
    const demoted = await send('changeAdminRole', { id, payload: { role: 'admin' } });
    expect([demoted.status, demoted.message]).toEqual([409, lastWords]);
    const removed = await send('removeAdmin', { id });
    expect([removed.status, removed.message]).toEqual([409, lastWords]);
    expect(await supers()).toHaveLength(1);
  });

  test('the last active super admin cannot be removed while another is only invited', async () => {
    const [last] = await supers();
    const invited = await invite('super_admin');
    expect((await send('removeAdmin', { id: last?.id ?? '' })).status).toBe(409);
    expect((await send('removeAdmin', { id: invited.id })).status).toBe(200);
  });

  test.each([
    ['demote', 'changeAdminRole', { role: 'admin' }],
    ['remove', 'removeAdmin', undefined],
  ] as const)(
    'if two super admins %s each other concurrently, one of them remains',
    async (_, name, payload) => {
      for (let round = 0; round < 5; round += 1) {
        const other = await newAdmin(world, 'super_admin');
        const theirs = await signInAdmin(world, other.email, PASSWORD);
        const [first] = (await supers()).filter(({ email }) => email === SUPER_ADMIN);
        const answers = await Promise.all([
          send(name, { id: other.id, ...(payload && { payload }) }),
          send(name, {
            id: first?.id ?? '',
            cookie: theirs,
            baseUrl: second.url,
            ...(payload && { payload }),
          }),
        ]);
        // The losing request comes from an admin who is no longer a super admin, or is signed out.
        const [won, lost] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
        expect([won, [401, 403].includes(lost ?? 0)]).toEqual([200, true]);
        const { rows } = await world.database.query(
          "select id from admins where role = 'super_admin' and removed_at is null and password_hash is not null",
        );
        expect(rows).toHaveLength(1);
        await world.database.query(
          "update admins set role = 'super_admin', removed_at = null where email = $1",
          [SUPER_ADMIN],
        );
        await world.database.query('update admins set removed_at = now() where id = $1', [
          other.id,
        ]);
        boss = await signInAdmin(world, SUPER_ADMIN);
      }
    },
  );
});

test('every change to an admin is logged with the old and new values', async () => {
  const { id } = await invite();
  await send('changeAdminRole', { id, payload: { role: 'super_admin' } });
  await send('removeAdmin', { id });
  const { rows } = await world.database.query(
    'select action as act, admin_name, facts from audit_events where subject_id = $1 order by id',
    [id],
  );
  expect(rows).toMatchObject([
    { act: 'invite-admin', admin_name: 'Harbour Master', facts: { after: { role: 'admin' } } },
    {
      act: 'change-admin-role',
      facts: { before: { role: 'admin' }, after: { role: 'super_admin' } },
    },
    { act: 'remove-admin', facts: { before: { role: 'super_admin' } } },
  ]);
});
