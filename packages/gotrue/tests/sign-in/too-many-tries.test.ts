import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readFragment,
  createAuthWorld,
  password,
  readSession,
  signedUp,
  type AuthWorld,
} from '../auth-world.ts';

const wrong = { email: 'nobody@example.test', password: 'wrong' };

const limits = { signIns: 3, verifications: 3, refreshes: 3, otps: 3, factorTries: 3 };

test('requests from one IP address are limited separately for each action', async () => {
  const busy = await createAuthWorld({ rateLimits: { ...limits, mailGapSeconds: 0 } });
  const statuses = async (path: string, body: object) => {
    const answers: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push((await busy.post(path, body)).status);
    return answers;
  };
  expect(await statuses('/token?grant_type=password', wrong)).toEqual([400, 400, 400, 429]);
  expect(await statuses('/token?grant_type=refresh_token', { refresh_token: 'x' })).toEqual([
    400, 400, 400, 429,
  ]);
  expect(await statuses('/recover', { email: 'a@b.test' })).toEqual([200, 200, 200, 429]);
  const last = await statuses('/verify', { type: 'email', email: 'a@b.test', token: '123456' });
  expect(last).toEqual([403, 403, 403, 429]);
  const { error } = await busy.client().signInWithPassword(wrong);
  expect(error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached. Please try again in 5 minutes.',
  });
  const refused = await busy.post('/token?grant_type=password', wrong);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
  expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  await busy.letPass(301);
  expect((await busy.client().signInWithPassword(wrong)).error).toMatchObject({ status: 400 });
  await busy.close();
});

test('all addresses in a customer’s IPv6 block share one rate limit', async () => {
  let at = '';
  const block = await createAuthWorld({
    rateLimits: { verifications: 2 },
    clientAddress: () => at,
  });
  const followFrom = async (address: string) => {
    at = address;
    const led = await block.ask('/verify?type=signup&token=guessed');
    return readFragment(led).get('error_code');
  };
  expect(await followFrom('2001:db8:7:9::1')).toBe('otp_expired');
  expect(await followFrom('2001:db8:7:9:1:2:3:4')).toBe('otp_expired');
  expect(await followFrom('2001:db8:7:9:ffff::')).toBe('over_request_rate_limit');
  expect(await followFrom('2001:db8:7:a::1')).toBe('otp_expired');
  await block.close();
});

test('code attempts are limited per person across networks and mails, but links are not limited', async () => {
  let visitor = 0;
  const spread = await createAuthWorld({
    rateLimits: { codesPerDay: 3, mailGapSeconds: 0 },
    clientAddress: () => `10.0.0.${(visitor += 1)}`,
  });
  const email = 'guessed@example.test';
  await signedUp(spread, email);
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    await spread.client().resetPasswordForEmail(email);
    const token = spread.mailTo(email).token === '000000' ? '000001' : '000000';
    const { error } = await spread.client().verifyOtp({ email, token, type: 'recovery' });
    statuses.push(error?.status);
  }
  expect(statuses).toEqual([403, 403, 403, 429]);
  expect(readFragment(await spread.follow(spread.mailTo(email))).get('type')).toBe('recovery');
  await spread.close();
});

describe('wrong passwords', () => {
  const email = 'ann@example.test';
  let at = '';
  let strangers = 0;
  let world: AuthWorld;
  beforeAll(async () => {
    world = await createAuthWorld({
      rateLimits: { passwordTries: 3, strangersTries: 9, mailGapSeconds: 0 },
      clientAddress: () => at,
    });
    at = home;
    await signedUp(world, email);
  });
  afterAll(() => world.close());

  const home = '2001:db8:7:9::1';
  const tryFrom = async (address: string, secret: string, who = email) => {
    at = address;
    return (await world.client().signInWithPassword({ email: who, password: secret })).error
      ?.status;
  };
  /** Sends a wrong password from each of many unknown networks. */
  const beset = async (tries: number, who = email) => {
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < tries; count += 1) {
      strangers += 1;
      statuses.push(await tryFrom(`10.0.${strangers >> 8}.${strangers & 255}`, 'wrong', who));
    }
    return statuses;
  };
  const often = (times: number, status: number) => Array.from({ length: times }, () => status);

  test('wrong passwords from one network slow down only that network', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await tryFrom('203.0.113.7', 'wrong')).toBe(400);
    }
    expect(await tryFrom('203.0.113.7', password)).toBe(429);
    expect(await tryFrom('203.0.113.8', password)).toBeUndefined();
    await world.letPass(301);
    expect(await tryFrom('203.0.113.7', password)).toBeUndefined();
    await world.letPass(3601);
  });

  test('the right password resets the count of wrong passwords and is never counted', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect(await tryFrom(home, 'mistyped')).toBe(400);
      expect(await tryFrom(home, password)).toBeUndefined();
    }
  });

  test('wrong passwords from many networks lock out unknown networks, but never the owner’s', async () => {
    for (const who of [email, 'nobody@example.test']) {
      expect(await beset(11, who)).toEqual([...often(9, 400), ...often(2, 429)]);
    }
    expect(await tryFrom('198.51.100.1', password)).toBe(429);
    expect(await tryFrom('2001:db8:7:9:ffff::2', password)).toBeUndefined();
    // A sign-in by a mailed code makes the new network known, so the password works from there, too.
    at = '198.51.100.1';
    const away = world.client();
    await away.resetPasswordForEmail(email);
    const { token } = world.mailTo(email);
    expect((await away.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull();
    expect((await away.updateUser({ password: 'a-new-word' })).error).toBeNull();
    expect(await tryFrom('198.51.100.1', 'a-new-word')).toBeUndefined();
  });

  test('wrong passwords slow down a network that the owner last used a month ago', async () => {
    await world.letPass(31 * 24 * 3600);
    await beset(9);
    expect(await tryFrom(home, 'a-new-word')).toBe(429);
  });

  test('wrong current passwords in a signed-in session are also limited', async () => {
    await world.letPass(3601);
    at = home;
    const open = world.client();
    await open.signInWithPassword({ email, password: 'a-new-word' });
    const { access_token } = await readSession(open);
    const guess = async () => {
      const answer = await world.ask('/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ password: 'the-thiefs-word', current_password: 'guessed' }),
      });
      return answer.status;
    };
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([
      400, 400, 400, 429,
    ]);
  });

  test('an overlong email address is refused and not stored as a rate-limit key', async () => {
    const answer = await world.post('/token?grant_type=password', {
      email: `${'x'.repeat(60_000)}@example.test`,
      password,
    });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      400,
      'An email address is too long',
    ]);
  });
});

test('mails to one email address are limited, whether or not it has an account', async () => {
  const polite = await createAuthWorld({ rateLimits: { mailGapSeconds: 60 } });
  await signedUp(polite, 'there@example.test');
  for (const email of ['there@example.test', 'nobody@example.test']) {
    expect((await polite.client().resetPasswordForEmail(email)).error).toBeNull();
    await polite.letPass(20);
    const { error } = await polite.client().resetPasswordForEmail(email);
    expect(error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after (39|40) seconds\.$/,
      ),
    });
  }
  await polite.letPass(61);
  expect((await polite.client().resetPasswordForEmail('there@example.test')).error).toBeNull();
  await polite.close();
});
