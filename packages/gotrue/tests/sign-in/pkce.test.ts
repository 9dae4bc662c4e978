import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthWorld, password, signedUp, site, type AuthWorld } from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const verifier = 'a-verifier-of-more-than-forty-three-characters-of-length';
const challenge = createHash('sha256').update(verifier).digest('base64url');

async function codeFor(email: string, code_challenge = challenge, method = 's256') {
  await signedUp(world, email);
  await world.post('/recover', { email, code_challenge, code_challenge_method: method });
  const led = await world.follow(world.mailTo(email));
  return new URL(led.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

function exchange(auth_code: string, code_verifier: string) {
  return world.post('/token?grant_type=pkce', { auth_code, code_verifier });
}

test('only the browser that signed up can exchange the code of the mailed link', async () => {
  const ann = world.client('pkce');
  await ann.signUp({
    email: 'ann@example.test',
    password,
    options: { emailRedirectTo: `${site}/account` },
  });
  const mail = world.mailTo('ann@example.test');
  expect(new URL(mail.link ?? '').searchParams.get('token')).toMatch(/^pkce_/);
  const led = new URL((await world.follow(mail)).headers.get('location') ?? '');
  expect(led.hash).toBe('');
  expect(`${led.origin}${led.pathname}`).toBe(`${site}/account`);
  const code = led.searchParams.get('code') ?? '';
  const stranger = await exchange(code, verifier);
  expect(stranger.status).toBe(400);
  const { data, error } = await ann.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email_confirmed_at).toBeTruthy();
});

test('a PKCE code works once, even in concurrent requests', async () => {
  const code = await codeFor('once@example.test');
  await world.openConnections();
  const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test('the plain PKCE method is also accepted', async () => {
  const code = await codeFor('plain@example.test', verifier, 'plain');
  expect((await exchange(code, verifier)).status).toBe(200);
});

test('a PKCE exchange with a wrong verifier, an unknown code or an expired code is refused', async () => {
  const code = await codeFor('other@example.test');
  const wrong = await exchange(code, 'another-verifier-of-more-than-forty-three-characters');
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    {
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    },
  ]);
  const unknown = await exchange('never-issued', verifier);
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
    404,
    'flow_state_not_found',
  ]);
  const empty = await exchange('', '');
  expect([empty.status, ((await empty.json()) as { code: string }).code]).toEqual([
    400,
    'validation_failed',
  ]);
  await world.letPass(301);
  const old = await exchange(code, verifier);
  expect([old.status, ((await old.json()) as { code: string }).code]).toEqual([
    422,
    'flow_state_expired',
  ]);
});

test.each([
  [{ code_challenge: challenge }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    { code_challenge: 'short', code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { code_challenge: challenge, code_challenge_method: 'md5' },
    'code_challenge_method must be plain or s256',
  ],
])('the PKCE challenge %j is refused', async (body, message) => {
  const answer = await world.post('/recover', { email: 'ann@example.test', ...body });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'validation_failed', message },
  ]);
});

test('a used link also puts its error into the query, where the browser looks for the code', async () => {
  await signedUp(world, 'spent@example.test');
  await world.post('/recover', {
    email: 'spent@example.test',
    code_challenge: challenge,
    code_challenge_method: 's256',
  });
  const mail = world.mailTo('spent@example.test');
  await world.follow(mail);
  const led = new URL((await world.follow(mail)).headers.get('location') ?? '');
  expect(led.searchParams.get('error_code')).toBe('otp_expired');
  expect(new URLSearchParams(led.hash.slice(1)).get('error_code')).toBe('otp_expired');
});
