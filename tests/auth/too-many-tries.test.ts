import { expect, test } from 'vitest';
import { fragmentOf, openAuthWorld, signedUp } from './auth-world.ts';

const wrong = { email: 'nobody@demo.test', password: 'wrong' };

const doors = { signIns: 3, verifications: 3, refreshes: 3, otps: 3, factorTries: 3 };

test('requests from one address wait, at each door by itself', async () => {
  const busy = await openAuthWorld({ rateLimits: { ...doors, mailGapSeconds: 0 } });
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
    message: 'Request rate limit reached',
  });
  busy.letPass(301);
  expect((await busy.client().signInWithPassword(wrong)).error).toMatchObject({ status: 400 });
  await busy.close();
});

test('all addresses of one customer’s IPv6 block count as one', async () => {
  let visitor = 0;
  const block = await openAuthWorld({
    rateLimits: { verifications: 3 },
    clientAddress: () => `2001:db8:7:${visitor < 4 ? 9 : 10}::${(visitor += 1).toString(16)}`,
  });
  const follow = async () => {
    const led = await block.ask('/verify?type=signup&token=guessed');
    return fragmentOf(led).get('error_code');
  };
  for (let tries = 0; tries < 3; tries += 1) expect(await follow()).toBe('otp_expired');
  expect(await follow()).toBe('over_request_rate_limit');
  expect(await follow()).toBe('otp_expired');
  await block.close();
});

test('codes of one person wait, wherever they come from and however many are mailed; links do not', async () => {
  let visitor = 0;
  const spread = await openAuthWorld({
    rateLimits: { codesPerDay: 3, mailGapSeconds: 0 },
    clientAddress: () => `10.0.0.${(visitor += 1)}`,
  });
  const email = 'guessed@demo.test';
  await signedUp(spread, email);
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    await spread.client().resetPasswordForEmail(email);
    const token = spread.mailTo(email).token === '000000' ? '000001' : '000000';
    const { error } = await spread.client().verifyOtp({ email, token, type: 'recovery' });
    statuses.push(error?.status);
  }
  expect(statuses).toEqual([403, 403, 403, 429]);
  expect(fragmentOf(await spread.follow(spread.mailTo(email))).get('type')).toBe('recovery');
  await spread.close();
});

test('tries of one password wait, wherever they come from', async () => {
  let visitor = 0;
  const spread = await openAuthWorld({
    rateLimits: { passwordTries: 3 },
    clientAddress: () => `10.0.0.${(visitor += 1)}`,
  });
  const tries: (number | undefined)[] = [];
  for (let count = 0; count < 4; count += 1) {
    tries.push((await spread.client().signInWithPassword(wrong)).error?.status);
  }
  expect(tries).toEqual([400, 400, 400, 429]);
  await spread.close();
});

test('mails to one person wait, the same whether or not anybody is there', async () => {
  const polite = await openAuthWorld({ rateLimits: { mailGapSeconds: 60 } });
  await signedUp(polite, 'there@demo.test');
  for (const email of ['there@demo.test', 'nobody@demo.test']) {
    expect((await polite.client().resetPasswordForEmail(email)).error).toBeNull();
    polite.letPass(20);
    const { error } = await polite.client().resetPasswordForEmail(email);
    expect(error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(
        /^For security purposes, you can only request this after (39|40) seconds\.$/,
      ),
    });
  }
  polite.letPass(61);
  expect((await polite.client().resetPasswordForEmail('there@demo.test')).error).toBeNull();
  await polite.close();
});
