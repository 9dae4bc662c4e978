import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  allow,
  answerConsent,
  clientId,
  readCode,
  nylasAt,
  createNylasWorld,
  publicUrl,
  redirectUri,
  type NylasWorld,
} from '../testing/nylas-world.ts';

let world: NylasWorld;

beforeAll(async () => {
  world = await createNylasWorld();
});

afterAll(() => world.close());

function ask(more: { loginHint?: string; provider?: 'google' | 'icloud' | 'microsoft' } = {}) {
  return world.nylas.auth.urlForOAuth2PKCE({
    clientId,
    redirectUri,
    provider: 'google',
    accessType: 'offline',
    state: 'st4te',
    ...more,
  });
}

test('the consent page lists the provider’s accounts, and its policy allows the redirect to the application', async () => {
  const answer = await fetch(ask().url);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('ana@work.test');
  expect(page).not.toContain('ben@work.test');
  expect(page).toContain('localhost:3000');
  expect(page).not.toMatch(/<script|style="|onclick/);
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`form-action 'self' ${publicUrl}`);
  expect(policy).toMatch(/style-src 'sha256-/);
});

test('giving consent redirects back with the state and a code that can be exchanged once', async () => {
  const { url, secret } = ask();
  const answer = await allow(url, 'ana@work.test');
  expect(answer.status).toBe(302);
  const location = new URL(answer.headers.get('location') ?? '');
  expect(`${location.origin}${location.pathname}`).toBe(redirectUri);
  expect(location.searchParams.get('state')).toBe('st4te');
  const exchange = { clientId, redirectUri, code: readCode(answer), codeVerifier: secret };
  expect(await world.nylas.auth.exchangeCodeForToken({ ...exchange })).toMatchObject({
    email: 'ana@work.test',
    provider: 'google',
    expiresIn: 3600,
    tokenType: 'Bearer',
    grantId: expect.any(String),
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
  });
  await expect(world.nylas.auth.exchangeCodeForToken({ ...exchange })).rejects.toMatchObject({
    statusCode: 400,
    error: 'invalid_grant',
    errorDescription: 'The code is unknown, used or expired.',
  });
});

test.each([
  ['no verifier', {}],
  ['a wrong verifier', { codeVerifier: 'guessed' }],
])('a code exchanged with %s is refused and cannot be used again', async (_name, wrong) => {
  const { url, secret } = ask();
  const exchange = {
    clientId,
    redirectUri,
    code: readCode(await allow(url, 'ana@work.test')),
  };
  await expect(
    world.nylas.auth.exchangeCodeForToken({ ...exchange, ...wrong }),
  ).rejects.toMatchObject({ statusCode: 400, error: 'invalid_grant' });
  await expect(
    world.nylas.auth.exchangeCodeForToken({ ...exchange, codeVerifier: secret }),
  ).rejects.toMatchObject({ statusCode: 400, error: 'invalid_grant' });
});

test('a code exchange with another redirect_uri or key, or after the code expires, is refused', async () => {
  const fresh = async () => {
    const { url, secret } = ask();
    return {
      clientId,
      code: readCode(await allow(url, 'ana@work.test')),
      codeVerifier: secret,
    };
  };
  await expect(
    world.nylas.auth.exchangeCodeForToken({ ...(await fresh()), redirectUri: `${publicUrl}/else` }),
  ).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(
    nylasAt(world.base, 'nyk_other').auth.exchangeCodeForToken({ ...(await fresh()), redirectUri }),
  ).rejects.toMatchObject({ statusCode: 400, error: 'invalid_client', errorCode: '40007' });
  const late = await fresh();
  world.letPass(11 * 60);
  await expect(
    world.nylas.auth.exchangeCodeForToken({ ...late, redirectUri }),
  ).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('refusing consent redirects back with access_denied and the state', async () => {
  const answer = await answerConsent(ask().url, {
    account: 'ana@work.test',
    answer: 'cancel',
  });
  expect(answer.status).toBe(302);
  const query = new URL(answer.headers.get('location') ?? '').searchParams;
  expect(query.get('error')).toBe('access_denied');
  expect(query.get('error_description')).toBeTruthy();
  expect(query.get('error_code')).toMatch(/^\d+$/);
  expect(query.get('state')).toBe('st4te');
  expect(query.get('code')).toBeNull();
});

test.each([
  ['an unknown client', (url: URL) => url.searchParams.set('client_id', 'somebody')],
  [
    'an unregistered redirect_uri',
    (url: URL) => url.searchParams.set('redirect_uri', 'https://evil.example/take'),
  ],
  [
    'another port of the application’s host',
    (url: URL) => url.searchParams.set('redirect_uri', 'http://localhost:3001/x'),
  ],
  ['an unknown provider', (url: URL) => url.searchParams.set('provider', 'myspace')],
  ['a token instead of a code', (url: URL) => url.searchParams.set('response_type', 'token')],
  ['a plain-text challenge', (url: URL) => url.searchParams.set('code_challenge_method', 'plain')],
])('a consent request with %s shows an error and does not redirect', async (_name, spoil) => {
  const url = new URL(ask().url);
  spoil(url);
  for (const answer of [await fetch(url), await allow(url.href, 'ana@work.test')]) {
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('This link does not work');
  }
});

test('a typed email address gets an account with one empty calendar, unless another provider owns it', async () => {
  const grantId = await world.connect('New.Person@work.test', 'icloud');
  const { data } = await world.nylas.calendars.list({ identifier: grantId });
  expect(data).toMatchObject([{ name: 'new.person@work.test', isPrimary: true, readOnly: false }]);
  const elsewhere = await allow(ask().url, 'ben@work.test');
  expect(elsewhere.status).toBe(400);
  expect(await elsewhere.text()).toContain('That address is an account at Microsoft.');
  const nonsense = await allow(ask().url, 'not an address');
  expect(nonsense.status).toBe(400);
  expect(await nonsense.text()).toContain('type an e-mail address');
});

test('the account in the login hint is preselected', async () => {
  const page = await (await fetch(ask({ loginHint: 'someone@work.test' }).url)).text();
  expect(page).toContain('value="someone@work.test"');
});

test('a page on another site cannot give consent', async () => {
  const answer = await fetch(ask().url, {
    method: 'POST',
    body: new URLSearchParams({ account: 'ana@work.test', answer: 'allow' }),
    headers: { 'sec-fetch-site': 'cross-site' },
    redirect: 'manual',
  });
  expect(answer.status).toBe(403);
});
