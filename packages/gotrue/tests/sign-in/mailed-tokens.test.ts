import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readFragment,
  createAuthWorld,
  password,
  readSession,
  signedUp,
  signIn,
  site,
  type AuthWorld,
} from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const spentLink = {
  status: 403,
  code: 'otp_expired',
  message: 'Email link is invalid or has expired',
};
/** Token in a mail's link. */
const readSecret = ({ link }: { link: string | null }) =>
  new URL(link ?? '').searchParams.get('token') ?? '';
const spentCode = { ...spentLink, message: 'Token has expired or is invalid' };

describe('resetting a forgotten password', () => {
  test('a person follows the mailed reset link and chooses a new password', async () => {
    const email = 'ann@example.test';
    await signedUp(world, email);
    const ann = world.client();
    const redirectTo = `${site}/account?forgot=1`;
    expect((await ann.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
    const mail = world.mailTo(email);
    expect(mail.kind).toBe('recovery');
    const led = await world.follow(mail);
    expect(led.headers.get('location')).toContain(`${redirectTo}#access_token=`);
    expect(led.headers.get('referrer-policy')).toBe('no-referrer');
    const fragment = readFragment(led);
    expect(fragment.get('type')).toBe('recovery');
    await ann.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect((await ann.updateUser({ password: 'a-new-word' })).error).toBeNull();
    await signIn(world.client(), email, 'a-new-word');
    expect((await world.client().signInWithPassword({ email, password })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  test('a password reset for an unknown email address gets the usual answer but sends no mail', async () => {
    const sent = world.mails.length;
    const { data, error } = await world.client().resetPasswordForEmail('nobody@example.test');
    expect([data, error]).toEqual([{}, null]);
    expect(world.mails).toHaveLength(sent);
  });

  test('a password reset without an email address is refused', async () => {
    const { error } = await world.client().resetPasswordForEmail('');
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('mailed codes', () => {
  test('the secret of a mailed link is also accepted as a token hash, but only once', async () => {
    const nina = world.client();
    await nina.signInWithOtp({ email: 'nina@example.test' });
    const mail = world.mailTo('nina@example.test');
    expect(mail.kind).toBe('signup');
    const token_hash = readSecret(mail);
    const { data, error } = await nina.verifyOtp({ token_hash, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect((await nina.verifyOtp({ token_hash, type: 'email' })).error).toMatchObject(spentLink);
  });

  test('a mailed link cannot be derived from the email address and the code, or from the stored row', async () => {
    const email = 'guessed@example.test';
    await signedUp(world, email);
    await world.client().resetPasswordForEmail(email);
    const mail = world.mailTo(email);
    expect(Buffer.from(readSecret(mail), 'base64url')).toHaveLength(32);
    const { rows } = await world.pool.query<{ kept: object }>(
      'select to_jsonb(t) as kept from auth_service.mailed_token t where email = $1',
      [email],
    );
    expect(JSON.stringify(rows)).not.toContain(readSecret(mail));
    const madeUp = ['sha224', 'sha256'].map((kind) =>
      createHash(kind).update(`${email}${mail.token}`).digest('hex'),
    );
    const kept = Object.values(rows[0]?.kept ?? {}).map(String);
    for (const guess of [...madeUp, ...kept]) {
      const query = new URLSearchParams({ type: 'recovery', token: guess });
      const led = readFragment(await world.ask(`/verify?${query.toString()}`));
      expect(led.get('error_code')).toBe('otp_expired');
      const { error } = await world.client().verifyOtp({ token_hash: guess, type: 'recovery' });
      expect(error).toMatchObject({ code: 'otp_expired' });
    }
    expect(readFragment(await world.follow(mail)).get('access_token')).toBeTruthy();
  });

  test('ten wrong codes void the mailed code but not the mailed link', async () => {
    const email = 'tenth@example.test';
    await signedUp(world, email);
    const verify = (token: string) => world.client().verifyOtp({ email, token, type: 'recovery' });
    const changeToken = ({ token }: { token: string }) =>
      token === '000000' ? '000001' : '000000';
    await world.client().resetPasswordForEmail(email);
    const first = world.mailTo(email);
    for (let tries = 0; tries < 9; tries += 1) await verify(changeToken(first));
    expect((await verify(first.token)).error).toBeNull();
    await world.client().resetPasswordForEmail(email);
    const second = world.mailTo(email);
    await world.openConnections();
    await Promise.all(Array.from({ length: 10 }, () => verify(changeToken(second))));
    expect((await verify(second.token)).error).toMatchObject(spentCode);
    expect(readFragment(await world.follow(second)).get('access_token')).toBeTruthy();
  });

  test('only one of eight concurrent requests with the same code signs in', async () => {
    await signedUp(world, 'eight@example.test');
    await world.client().signInWithOtp({ email: 'eight@example.test' });
    const { token, kind } = world.mailTo('eight@example.test');
    expect(kind).toBe('magiclink');
    await world.openConnections();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        world.client().verifyOtp({ email: 'eight@example.test', token, type: 'email' }),
      ),
    );
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('a mailed code expires after an hour or when a newer one is sent', async () => {
    await signedUp(world, 'slow@example.test');
    const slow = world.client();
    const verify = (token: string) =>
      slow.verifyOtp({ email: 'slow@example.test', token, type: 'magiclink' });
    await slow.signInWithOtp({ email: 'slow@example.test' });
    const first = world.mailTo('slow@example.test').token;
    await world.letPass(3601);
    expect((await verify(first)).error).toMatchObject(spentCode);
    await slow.signInWithOtp({ email: 'slow@example.test' });
    const second = world.mailTo('slow@example.test').token;
    await slow.signInWithOtp({ email: 'slow@example.test' });
    if (second !== world.mailTo('slow@example.test').token) {
      expect((await verify(second)).error).toMatchObject(spentCode);
    }
    expect((await verify(world.mailTo('slow@example.test').token)).error).toBeNull();
  });

  test('a code mailed to one person is not accepted for another person’s email address', async () => {
    await signedUp(world, 'ana@example.test');
    await signedUp(world, 'ben@example.test');
    await world.client().signInWithOtp({ email: 'ana@example.test' });
    const { token } = world.mailTo('ana@example.test');
    const { error } = await world
      .client()
      .verifyOtp({ email: 'ben@example.test', token, type: 'email' });
    expect(error).toMatchObject(spentCode);
  });

  test.each([
    [{ type: 'email', email: 'a@b.test' }, 'Verify requires a token or a token hash'],
    [
      { type: 'email', token_hash: 'x', email: 'a@b.test' },
      'Only the token_hash and type should be provided',
    ],
    [
      { type: 'email', token_hash: 'x', redirect_to: 'https://site.test/' },
      'Only the token_hash and type should be provided',
    ],
    [
      { type: 'email', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [{ token: '123456', email: 'a@b.test' }, 'Verify requires a verification type'],
    [{ type: 'toString', token: '123456', email: 'a@b.test' }, 'Invalid email verification type'],
  ])('verifying %j is refused', async (body, message) => {
    const answer = await world.post('/verify', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'validation_failed', message });
  });

  test.each([
    ['+17215550100', 403, 'otp_expired', 'Token has expired or is invalid'],
    ['not-a-phone', 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
  ])('verifying the phone number %s is refused', async (phone, status, code, message) => {
    const { error } = await world.client().verifyOtp({ phone, token: '123456', type: 'sms' });
    expect(error).toMatchObject({ status, code, message });
  });

  test('a banned person’s link redirects with an error', async () => {
    const { user } = await readSession(await signedUp(world, 'banned@example.test'));
    await world.client().resetPasswordForEmail('banned@example.test');
    await world.admin().updateUserById(user.id, { ban_duration: '1h30m' });
    const led = await world.follow(world.mailTo('banned@example.test'));
    expect(readFragment(led).get('error_code')).toBe('user_banned');
  });
});

describe('sending a confirmation again', () => {
  test('sending a confirmation again voids the link in the first mail', async () => {
    const email = 'again@example.test';
    await world.client().signUp({ email, password });
    const first = world.mailTo(email);
    const { data, error } = await world.client().resend({ type: 'signup', email });
    expect(error).toBeNull();
    expect(data).toEqual({ user: null, session: null });
    const second = world.mailTo(email);
    expect(second).not.toBe(first);
    if (first.token !== second.token) {
      expect(readFragment(await world.follow(first)).get('error_code')).toBe('otp_expired');
    }
    expect(readFragment(await world.follow(second)).get('type')).toBe('signup');
    const sent = world.mails.length;
    await world.client().resend({ type: 'signup', email });
    expect(world.mails).toHaveLength(sent);
  });

  test.each([
    [
      { type: 'telegram', email: 'a@b.test' },
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup' }, 'validation_failed', 'Type provided requires an email address'],
    [
      { type: 'sms', phone: '+17215550100' },
      'phone_provider_disabled',
      'Phone logins are disabled',
    ],
  ])('the resend request %j is refused', async (body, code, message) => {
    const answer = await world.post('/resend', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code, message });
  });
});

describe('redirects of mailed links', () => {
  test.each([
    ['https://site.test/account/dashboard', 'https://site.test/account/dashboard'],
    ['https://site.test.evil.test/', 'https://site.test/'],
    ['https://site.test@evil.test/', 'https://site.test/'],
    ['//evil.test', 'https://site.test/'],
    ['javascript:alert(1)', 'https://site.test/'],
    ['blob:https://site.test/abc', 'https://site.test/'],
    ['http://site.test/', 'https://site.test/'],
    ['', 'https://site.test/'],
  ])('a mailed link with a redirect to %j leads to %s', async (wanted, expected) => {
    const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: wanted });
    const led = await world.ask(`/verify?${query.toString()}`);
    expect(led.status).toBe(303);
    const location = new URL(led.headers.get('location') ?? '');
    location.hash = '';
    expect(location.href).toBe(expected);
  });
});

test('a mail that cannot be sent is reported only in the log', async () => {
  const broken = await createAuthWorld({
    sendMail: () => Promise.reject(new Error('the mail server is unavailable')),
  });
  const { error } = await broken.client().signUp({ email: 'ann@example.test', password });
  expect(error).toBeNull();
  expect((await broken.client().resetPasswordForEmail('ann@example.test')).error).toBeNull();
  expect(broken.log).toContain(
    'auth: the signup mail was not sent: the mail server is unavailable',
  );
  expect(broken.log).toContain(
    'auth: the recovery mail was not sent: the mail server is unavailable',
  );
  expect(broken.log.join('\n')).not.toContain(password);
  await broken.close();
});

test.each([
  ['/verify?type=signup', 'Verify requires a token or a token hash'],
  ['/verify?token=x', 'Verify requires a verification type'],
])('the incomplete mailed link %s is refused without a redirect', async (path, message) => {
  const answer = await world.ask(path);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'validation_failed', message },
  ]);
});
