import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  anonKey,
  createAuthWorld,
  password,
  readSession,
  signedUp,
  type AuthWorld,
} from './auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const wrong = { email: 'nobody@example.test', password: 'wrong' };

describe('error formats', () => {
  test('the error code is a name for clients that send the dated API version', async () => {
    const answer = await world.post('/token?grant_type=password', wrong);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    expect(await answer.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  test('the error code is a number for clients that send no API version', async () => {
    const answer = await world.post('/token?grant_type=password', wrong, {
      'x-supabase-api-version': '',
    });
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });
});

describe('request bodies', () => {
  test.each([
    '{"email":',
    '[]',
    '"text"',
    '{"email":1}',
    '{"data":"text","email":"a@b.test","password":"abcdef"}',
  ])('the request body %s is refused', async (body) => {
    const answer = await world.ask('/signup', { method: 'POST', body });
    expect(answer.status).toBe(400);
    const told = (await answer.json()) as { code: string; message: string };
    expect(told.code).toBe('bad_json');
    expect(told.message).not.toContain('abcdef');
  });

  test('request bodies above 64 KB are refused, with or without a Content-Length', async () => {
    const body = JSON.stringify({ ...wrong, data: { story: 'x'.repeat(70_000) } });
    const told = await world.ask('/signup', { method: 'POST', body });
    expect(told.status).toBe(413);
    const streamed = await world.ask('/signup', {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
  });

  test.each(['\u0000', '\ud800'])(
    'the character %j, which cannot be stored, is refused',
    async (character) => {
      const answer = await world.post('/signup', {
        email: 'nul@example.test',
        password,
        data: { name: character },
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        400,
        'validation_failed',
      ]);
    },
  );

  test('a field named __proto__ does not pollute other objects', async () => {
    const body = `{"email":"poison@example.test","password":"${password}","data":{"__proto__":{"admin":true},"constructor":1}}`;
    expect((await world.ask('/signup', { method: 'POST', body })).status).toBe(200);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('API keys', () => {
  test.each([
    ['', 'No API key found in request'],
    ['guessed', 'Invalid API key'],
  ])('the API key %j is refused', async (apikey, message) => {
    const answer = await world.post('/token?grant_type=password', wrong, { apikey });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message });
  });

  test('an API key is also accepted in the query string', async () => {
    const answer = await fetch(`${world.url}/settings?apikey=${anonKey}`);
    expect(answer.status).toBe(200);
  });

  test('no API key is required if the settings define none', async () => {
    const open = await createAuthWorld({ anonKey: '' });
    expect((await open.post('/token?grant_type=password', wrong, { apikey: '' })).status).toBe(400);
    const asOffice = await open.ask('/admin/users', { headers: { authorization: 'Bearer ' } });
    expect(asOffice.status).toBe(401);
    await open.close();
  });
});

describe('cross-origin requests', () => {
  test('pages on other sites may send requests and read the response headers that the SDK needs', async () => {
    const asked = await fetch(`${world.url}/token?grant_type=password`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'apikey,content-type,x-client-info,x-supabase-api-version',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    for (const name of [
      'apikey',
      'authorization',
      'content-type',
      'x-client-info',
      'x-supabase-api-version',
    ]) {
      expect(asked.headers.get('access-control-allow-headers')).toContain(name);
    }
    const refused = await world.post('/token?grant_type=password', wrong);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toContain(
      'X-Supabase-Api-Version',
    );
    expect(refused.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('status endpoints', () => {
  test('the health endpoint reports a healthy service', async () => {
    expect(await (await fetch(`${world.url}/health`)).json()).toMatchObject({
      name: 'GoTrue',
      version: expect.any(String),
    });
  });

  test('the settings endpoint lists the providers and the enabled features', async () => {
    const settings = (await (await world.ask('/settings')).json()) as { external: object };
    expect(Object.keys(settings.external)).toHaveLength(26);
    expect(settings).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
  });

  test.each([
    ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    [
      'GET',
      '/user/identities/authorize',
      404,
      'manual_linking_disabled',
      'Manual linking is disabled',
    ],
    [
      'POST',
      '/token?grant_type=id_token',
      400,
      'provider_disabled',
      'Provider (issuer "google") is not enabled',
    ],
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ['POST', '/token?grant_type=barter', 400, 'invalid_credentials', 'unsupported_grant_type'],
    [
      'GET',
      '/authorize?provider=github',
      400,
      'validation_failed',
      'Unsupported provider: provider is not enabled',
    ],
    ['GET', '/nowhere', 404, 'not_found', 'There is nothing at this address.'],
  ])('the service does not offer %s %s', async (method, path, status, code, message) => {
    const body = method === 'POST' ? { body: JSON.stringify({ provider: 'google' }) } : {};
    const answer = await world.ask(path, { method, ...body });
    expect([answer.status, await answer.json()]).toEqual([status, { code, message }]);
  });
});

test('passwords are stored as argon2id hashes and never logged', async () => {
  const { access_token, refresh_token } = await readSession(
    await signedUp(world, 'kept@example.test'),
  );
  const { rows } = await world.pool.query<{ hash: string }>(
    `select password_hash as hash from auth_service.account where email = 'kept@example.test'`,
  );
  expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  for (const word of [password, access_token, refresh_token]) {
    expect(world.log.join('\n')).not.toContain(word);
  }
});
