import { afterEach, expect, test, vi } from 'vitest';
import type { AuthMail } from '../src/gotrue.ts';
import { readFragment, createAuthWorld, password, signedUp, type AuthWorld } from './auth-world.ts';

let world: AuthWorld;
afterEach(() => world.close());

/** Sends a request without waiting for its mail, like real clients. The other tests wait. */
async function askWithoutWaiting(path: string, body: object): Promise<number> {
  const request = new Request(`https://site.test/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: 'public-key-of-the-site', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await world.service.app.fetch(request)).status;
}

test('responses do not wait for the mail server, whether or not the email address is known', async () => {
  let isHanging = false;
  const letGo: (() => void)[] = [];
  const sendMail = async (mail: AuthMail) => {
    if (isHanging) await new Promise<void>((resolve) => letGo.push(resolve));
    mails.push(mail);
  };
  const mails: AuthMail[] = [];
  world = await createAuthWorld({ sendMail });
  await signedUp(world, 'known@example.test');
  isHanging = true;
  for (const email of ['known@example.test', 'unknown@example.test']) {
    expect(await askWithoutWaiting('/recover', { email })).toBe(200);
    expect(await askWithoutWaiting('/otp', { email })).toBe(200);
    expect(await askWithoutWaiting('/resend', { type: 'signup', email })).toBe(200);
    expect(await askWithoutWaiting('/signup', { email, password })).toBe(200);
  }
  expect(mails).toEqual([]);
  isHanging = false;
  await vi.waitFor(() => expect(letGo).not.toEqual([]));
  for (const go of letGo) go();
  await world.service.mailsSettled();
  const kinds = new Set(mails.map(({ to, kind }) => `${kind} ${to}`));
  expect(kinds).toContain('signup unknown@example.test');
  // Only the later of two links to an account is valid.
  const toKnown = [...kinds].filter((each) => each.endsWith(' known@example.test'));
  expect(toKnown.join()).toMatch(/recovery|magiclink/);
});

test('a password reset is answered before the account is looked up', async () => {
  world = await createAuthWorld();
  await signedUp(world, 'known@example.test');
  const db = await world.pool.connect();
  await db.query('begin');
  await db.query('lock table auth_service.account, auth_service.mailed_token in exclusive mode');
  for (const email of ['known@example.test', 'unknown@example.test']) {
    expect(await askWithoutWaiting('/recover', { email })).toBe(200);
    expect(await askWithoutWaiting('/resend', { type: 'email_change', email })).toBe(200);
  }
  await db.query('commit');
  db.release();
  await world.service.mailsSettled();
  expect(world.mailTo('known@example.test').kind).toBe('recovery');
});

test('a mail that failed is sent again, with a working link', async () => {
  let refusals = 2;
  const mails: AuthMail[] = [];
  world = await createAuthWorld({
    sendMail: async (mail) => {
      refusals -= 1;
      if (refusals >= 0) throw new Error('try again later');
      mails.push(mail);
    },
  });
  await world.client().signUp({ email: 'ann@example.test', password });
  expect(mails).toEqual([]);
  // Waits longer than the lifetime of the link.
  await world.letPass(4000);
  await vi.waitFor(() => expect(refusals).toBe(0), { timeout: 60_000 });
  await world.letPass(60);
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 60_000 });
  const [mail] = mails;
  if (!mail) throw new Error('No mail.');
  expect(readFragment(await world.follow(mail)).get('access_token')).toBeTruthy();
  const left = await world.pool.query('select from auth_service.outbox');
  expect(left.rowCount).toBe(0);
});

test('a queued mail that is voided before it is sent is never sent', async () => {
  let isDown = true;
  const mails: AuthMail[] = [];
  world = await createAuthWorld({
    sendMail: async (mail) => {
      if (isDown) throw new Error('the mail server is unavailable');
      mails.push(mail);
    },
  });
  const email = 'ann@example.test';
  const ann = await signedUp(world, email);
  await ann.resetPasswordForEmail(email);
  const change = { password: 'a-new-word', current_password: password };
  expect((await ann.updateUser(change)).error).toBeNull();
  isDown = false;
  await world.letPass(60);
  const waiting = async () => (await world.pool.query('select from auth_service.outbox')).rowCount;
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000 });
  expect(mails).toEqual([]);
});

test('the outbox contains no readable part of a mail', async () => {
  world = await createAuthWorld({ sendMail: () => Promise.reject(new Error('away')) });
  const email = 'ann@example.test';
  await world.client().signUp({ email, password });
  const { rows } = await world.pool.query<{ what: object }>('select what from auth_service.outbox');
  expect(rows.map(({ what }) => Object.keys(what).toSorted())).toEqual([
    ['is', 'kind', 'redirectTo', 'tokenId'],
  ]);
});
