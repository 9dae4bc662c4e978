import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthMail } from '../../src/gotrue.ts';
import {
  createAuthWorld,
  password,
  signedUp,
  type AuthWorld,
  type Browser,
} from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const verify = (type: string, mail: AuthMail) =>
  world.post('/verify', {
    type,
    token_hash: new URL(mail.link ?? '').searchParams.get('token'),
  });

type Change = (owner: Browser, id: string) => Promise<unknown>;
const byOwner: Change = async (owner) => {
  const change = { password: 'a-newer-word', current_password: password };
  expect((await owner.updateUser(change)).error).toBeNull();
};
const byAdmin: Change = async (_, id) => {
  const { error } = await world.admin().updateUserById(id, { password: 'a-newer-word' });
  expect(error).toBeNull();
};

describe.each([
  ['the owner', 'owner', byOwner],
  ['an admin', 'admin', byAdmin],
])('a password change by %s', (_, who, change) => {
  test('a password change voids mailed reset and sign-in links', async () => {
    for (const kind of ['recovery', 'magiclink'] as const) {
      const email = `${kind}-${who}@example.test`;
      const owner = await signedUp(world, email);
      if (kind === 'recovery') await owner.resetPasswordForEmail(email);
      else await owner.signInWithOtp({ email });
      const mail = world.mailTo(email);
      expect(mail.kind).toBe(kind);
      await change(owner, await readId(email));
      expect((await verify(kind, mail)).status).toBe(403);
      const byCode = { type: 'email', email, token: mail.token };
      expect((await world.post('/verify', byCode)).status).toBe(403);
    }
  });

  test('a password change voids both mails of a pending email change', async () => {
    const email = `moves-${who}@example.test`;
    const to = `moved-${who}@example.test`;
    const owner = await signedUp(world, email);
    expect((await owner.updateUser({ email: to })).error).toBeNull();
    const mails = [world.mailTo(email), world.mailTo(to)];
    expect(mails.map(({ kind }) => kind)).toEqual(['email_change', 'email_change']);
    await change(owner, await readId(email));
    for (const mail of mails) expect((await verify('email_change', mail)).status).toBe(403);
    const { data } = await world.admin().getUserById(await readId(email));
    expect([data.user?.email, data.user?.new_email]).toEqual([email, undefined]);
  });

  test('a password change voids mailed reauthentication codes and unexchanged PKCE codes', async () => {
    const email = `proves-${who}@example.test`;
    const owner = await signedUp(world, email);
    expect((await owner.reauthenticate()).error).toBeNull();
    const pkce = world.client('pkce');
    await pkce.resetPasswordForEmail(email, { redirectTo: 'https://site.test/account' });
    const led = await world.follow(world.mailTo(email));
    const code = new URL(led.headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    await change(owner, await readId(email));
    expect((await pkce.exchangeCodeForSession(code)).error).toMatchObject({ status: 404 });
    const { rows } = await world.pool.query(
      `select from auth_service.mailed_token t join auth_service.account a on a.id = t.account_id where a.email = $1`,
      [email],
    );
    expect(rows).toEqual([]);
  });
});

describe('a mail requested before a password change and processed after it', () => {
  test.each(['/recover', '/otp'])(
    'a mail requested at %s before a password change is never sent, but one requested afterwards is',
    async (path) => {
      const late = await createAuthWorld();
      const email = 'late@example.test';
      const owner = await signedUp(late, email);
      // Simulates a crash right after the response: another process sends the mail.
      await late.service.close();
      expect((await late.post(path, { email })).status).toBe(200);
      const change = { password: 'a-newer-word', current_password: password };
      expect((await owner.updateUser(change)).error).toBeNull();
      const other = await late.openAnother();
      await other.mailsSettled();
      const waiting = await late.pool.query('select from auth_service.outbox');
      expect([waiting.rowCount, late.mails]).toEqual([0, []]);
      await late.letPass(1);
      expect((await late.post(path, { email })).status).toBe(200);
      await other.close();
      const third = await late.openAnother();
      await third.mailsSettled();
      expect(late.mails.map(({ to }) => to)).toEqual([email]);
      await third.close();
      await late.close();
    },
  );
});

test('a new email address must still be confirmed if the password is changed with it', async () => {
  const email = 'both@example.test';
  const owner = await signedUp(world, email);
  const both = { email: 'both-new@example.test', password: 'a-newer-word' };
  expect((await owner.updateUser({ ...both, current_password: password })).error).toBeNull();
  expect((await verify('email_change', world.mailTo(email))).status).toBe(200);
  expect((await verify('email_change', world.mailTo('both-new@example.test'))).status).toBe(200);
});

async function readId(email: string): Promise<string> {
  const { rows } = await world.pool.query<{ id: string }>(
    'select id from auth_service.account where email = $1',
    [email],
  );
  return rows[0]?.id ?? '';
}
