import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MeView, SessionView } from '#contract/operator/operator-api.ts';
import { stepAt, totpCode } from 'gotrue/totp';
import {
  askAuth,
  call,
  newOperator,
  createOperatorWorld,
  PASSWORD,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import {
  pressSignInLink,
  readSignInLink,
} from '../../support/worlds/operators/mailed-sign-in-links.ts';

let world: OperatorWorld;
beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());

type Login = { session: SessionView; operator: MeView | null };

const register = (payload: object) => call(world.baseUrl, 'register', { payload });
const login = (email: string, password = PASSWORD) =>
  call<Login>(world.baseUrl, 'login', { payload: { email, password } });
const me = (token: string) => call<MeView>(world.baseUrl, 'me', { token });

const mailTo = (address: string) => mailsTo(world, address);

test('an operator registers, confirms with the mailed link, signs in under their name and signs out', async () => {
  const operator = { name: 'Nadia Romney', email: 'nadia@example.com', password: 'six-knots' };
  const registered = await register(operator);
  expect(registered.status).toBe(200);
  expect(registered.body).toEqual({
    message: 'Please check your email to verify your account.',
    session: null,
  });
  const early = await login(operator.email, operator.password);
  expect([early.status, early.message]).toEqual([401, 'Email not confirmed']);

  const [mail, ...more] = await mailTo(operator.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Confirm your email address');
  expect(await pressSignInLink(readSignInLink(mail))).toMatch(
    new RegExp(`^${world.baseUrl}/operator#access_token=`),
  );

  const { status, body } = await login(operator.email, operator.password);
  expect(status).toBe(200);
  expect(body.operator?.name).toBe('Nadia Romney');
  const known = await me(body.session.access_token);
  expect(known.body).toMatchObject({ name: 'Nadia Romney', email: operator.email });
  expect(known.body.calendars).toEqual({
    google: { connected: false, lastSyncAt: null },
    nylas: { connected: false, lastSyncAt: null },
  });
  const account = await world.database.query<{ user_metadata: object }>(
    'select user_metadata from auth_service.account where email = $1',
    [operator.email],
  );
  expect(JSON.stringify(account.rows)).not.toContain('Nadia');

  const left = await call(world.baseUrl, 'logout', { token: body.session.access_token });
  expect(left.body).toEqual({ signedOut: true });
  expect((await me(body.session.access_token)).status).toBe(401);
});

describe('sign-in answers reveal no account', () => {
  test('a wrong password and an unknown email address get the same answer', async () => {
    const { email } = await newOperator(world);
    const wrong = await login(email, 'not-the-one');
    const unknown = await login('nobody@example.com', 'not-the-one');
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect([wrong.status, wrong.message]).toEqual([401, 'Invalid login credentials']);
  });

  test('registering a known email address gets the same answer as a new one and changes nothing', async () => {
    const { email, name } = await newOperator(world);
    const again = await register({ name: 'Somebody Else', email, password: 'another-one' });
    const fresh = await register({
      name: 'New',
      email: 'new@example.com',
      password: 'another-one',
    });
    expect([again.status, again.text]).toEqual([fresh.status, fresh.text]);
    expect((await login(email, 'another-one')).status).toBe(401);
    expect((await login(email)).body.operator?.name).toBe(name);
  });
});

test('a stranger who registers an operator’s email address first sets neither the password nor the name', async () => {
  const email = 'hannah@example.com';
  const theirs = { name: 'Stranger', email, password: 'the-strangers-word' };
  const own = { name: 'Hannah Peters', email, password: PASSWORD };
  const first = await register(theirs);
  const second = await register(own);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  const mails = await mailTo(email);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(1);
  // Newest first.
  await pressSignInLink(readSignInLink(mails[0]));
  expect((await login(email, theirs.password)).status).toBe(401);
  expect((await login(email)).body.operator?.name).toBe('Hannah Peters');
});

test('registering again with the same password completes an interrupted registration', async () => {
  const { email } = await newOperator(world);
  await world.database.query('delete from operators where email = $1', [email]);
  expect((await login(email)).message).toMatch(/^We couldn’t find a captain’s account/);
  await register({ name: 'Back Again', email, password: PASSWORD });
  await expect.poll(async () => (await login(email)).body.operator?.name).toBe('Back Again');
});

test('an operator from before sign-in existed keeps their boats by registering with the same email address', async () => {
  await world.database.query(
    "update operators set auth_user_id = null where email = 'teun@demo.test'",
  );
  await world.database.query("delete from auth_service.account where email = 'teun@demo.test'");
  await register({ name: 'Teun', email: 'Teun@demo.test', password: PASSWORD });
  const [mail] = await mailTo('teun@demo.test');
  await pressSignInLink(readSignInLink(mail));
  const { body } = await login('teun@demo.test');
  expect(body.operator?.name).toBe('Teun Visser');
  const boats = await call<unknown[]>(world.baseUrl, 'operatorBoats', {
    token: body.session.access_token,
  });
  expect(boats.body.length).toBeGreaterThan(0);
});

test('an operator’s email address follows a change in the sign-in service', async () => {
  const { token, email } = await newOperator(world);
  await world.database.query('update auth_service.account set email = $1 where email = $2', [
    `new-${email}`,
    email,
  ]);
  expect((await me(token)).body.email).toBe(`new-${email}`);
});

test('an operator with two-factor authentication is not signed in until they enter the code', async () => {
  const { token, email } = await newOperator(world);
  const payload = { factor_type: 'totp', friendly_name: 'phone' };
  const factor = await askAuth<{ id: string; totp: { secret: string } }>(world, '/factors', {
    token,
    payload,
  });
  const pass = async (accessToken: string, ahead: number) => {
    const path = `/factors/${factor.id}`;
    const challenge = await askAuth<{ id: string }>(world, `${path}/challenge`, {
      token: accessToken,
      payload: {},
    });
    const code = totpCode(factor.totp.secret, stepAt(Date.now()) + ahead);
    const answer = { challenge_id: challenge.id, code };
    return askAuth<SessionView>(world, `${path}/verify`, { token: accessToken, payload: answer });
  };
  await pass(token, 0);

  const { body } = await login(email);
  expect(body.operator).toBeNull();
  const early = await me(body.session.access_token);
  expect([early.status, early.message]).toEqual([
    401,
    'Please enter the code from your authenticator app.',
  ]);
  const session = await pass(body.session.access_token, 1);
  expect((await me(session.access_token)).body.email).toBe(email);
});

describe('refused registrations and sign-ins', () => {
  test.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['no email address', { email: undefined }, 'Valid email is required'],
    ['an invalid email address', { email: 'nadia@' }, 'Valid email is required'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters'],
    [
      'a password of 74 bytes',
      { password: 'é'.repeat(37) },
      'Password can be at most 72 characters, fewer with accents or emoji',
    ],
    [
      'one of the most common passwords',
      { password: 'Password1' },
      'Password is known to be weak and easy to guess, please choose a different one.',
    ],
    [
      'a password that contains a word of the shop',
      { password: 'my-Boat-2026' },
      'A password with “boat” in it is easy to guess here. Please choose a different one.',
    ],
    [
      'a password that contains the name in the email address',
      { email: 'nadia.rose@example.com', password: 'NadiaRose26' },
      'A password with part of your email in it is easy to guess. Please choose a different one.',
    ],
    [
      'a line break in the name',
      { name: 'A\r\nBcc: b@example.com' },
      'Name has characters that aren’t allowed',
    ],
  ])('registering with %s is refused with a message', async (_, change, message) => {
    const answer = await register({
      name: 'N',
      email: 'n@example.com',
      password: PASSWORD,
      ...change,
    });
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  test.each([
    ['no password', { email: 'rosa@demo.test', password: '' }, 'Password is required'],
    ['no email address', { password: 'x' }, 'Valid email is required'],
  ])('signing in with %s is refused with a message', async (_, payload, message) => {
    const answer = await call(world.baseUrl, 'login', { payload });
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  test('a suspended operator who signs in reads that the account is suspended', async () => {
    const { email } = await newOperator(world);
    await world.database.query("update operators set status = 'suspended' where email = $1", [
      email,
    ]);
    const answer = await login(email);
    expect([answer.status, answer.message]).toEqual([
      401,
      'This account is suspended. Please contact us.',
    ]);
  });
});
