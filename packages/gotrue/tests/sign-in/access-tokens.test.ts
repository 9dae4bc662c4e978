import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anonKey,
  createAuthWorld,
  serviceKey,
  readSession,
  signedUp,
  type AuthWorld,
} from '../auth-world.ts';

let world: AuthWorld;
let annsToken = '';
beforeAll(async () => {
  world = await createAuthWorld();
  annsToken = (await readSession(await signedUp(world, 'ann@example.test'))).access_token;
});
afterAll(() => world.close());

async function userBehind(token: string | null) {
  const headers: RequestInit['headers'] =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await world.ask('/user', { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const refused = (why: string) => ({
  status: 403,
  body: { code: 'bad_jwt', message: `invalid JWT: unable to parse or verify signature, ${why}` },
});

test('an access token identifies its owner', async () => {
  expect(await userBehind(annsToken)).toMatchObject({
    status: 200,
    body: { email: 'ann@example.test' },
  });
});

test('a request without a token is refused', async () => {
  expect(await userBehind(null)).toEqual({
    status: 401,
    body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  });
});

test.each([anonKey, serviceKey])('an API key is not accepted as an access token', async (key) => {
  expect(await userBehind(key)).toEqual({
    status: 403,
    body: { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
  });
});

test('an unsigned copy of a token is refused', async () => {
  const unsigned = `${base64({ alg: 'none', typ: 'JWT' })}.${base64(decodeJwt(annsToken))}.`;
  const answer = await userBehind(unsigned);
  expect(answer).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
});

test('a token signed with an unknown key is refused under both the known key id and its own', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  const { kid = '' } = decodeProtectedHeader(annsToken);
  const forge = (id: string) =>
    new SignJWT(decodeJwt(annsToken))
      .setProtectedHeader({ alg: 'ES256', kid: id })
      .sign(privateKey);
  expect(await userBehind(await forge(kid))).toEqual(refused('token signature is invalid'));
  expect(await userBehind(await forge('mine'))).toEqual(
    refused('token is unverifiable: unrecognized key'),
  );
});

test('a token signed with the public key as a shared secret is refused', async () => {
  const { keys } = await world.service.jwks();
  const secret = Buffer.from(JSON.stringify(keys[0]));
  const { kid = '' } = decodeProtectedHeader(annsToken);
  const forged = await new SignJWT(decodeJwt(annsToken))
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(secret);
  expect(await userBehind(forged)).toEqual(
    refused('token is unverifiable: signing method is invalid'),
  );
});

test('a token whose claims were changed is refused', async () => {
  const [header, , signature] = annsToken.split('.');
  const claims = { ...decodeJwt(annsToken), role: 'service_role' };
  expect(await userBehind(`${header}.${base64(claims)}.${signature}`)).toEqual(
    refused('token signature is invalid'),
  );
});

test.each([
  ['a text without dots', 'not-a-token'],
  ['three letters separated by dots', 'a.b.c'],
  ['a text of 3,000 characters', 'x'.repeat(3000)],
])('%s is not accepted as an access token', async (_, text) => {
  expect(await userBehind(text)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
});

test('a deleted person’s token is refused', async () => {
  const gone = await readSession(await signedUp(world, 'gone@example.test'));
  await world.admin().deleteUser(gone.user.id);
  expect(await userBehind(gone.access_token)).toEqual({
    status: 403,
    body: { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
  });
});

test('a token is refused after its expiry', async () => {
  const quick = await createAuthWorld({ accessTokenSeconds: 60 });
  const client = await signedUp(quick, 'quick@example.test');
  const { access_token } = await readSession(client);
  await quick.letPass(61);
  const answer = await quick.ask('/user', { headers: { authorization: `Bearer ${access_token}` } });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual(refused('token has invalid claims: token is expired').body);
  await quick.close();
});

test('the published keys contain no private key material', async () => {
  const answer = await fetch(`${world.url}/.well-known/jwks.json`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = (await answer.json()) as { keys: object[] };
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      use: 'sig',
      alg: 'ES256',
      key_ops: ['verify'],
    },
  ]);
});

test('a second process shares the signing key, and old tokens stay valid after a key rotation', async () => {
  const second = await world.openAnother();
  expect(await second.jwks()).toEqual(await world.service.jwks());
  await second.rotateSigningKey();
  await world.letPass(61);
  expect((await world.service.jwks()).keys).toHaveLength(2);
  expect((await userBehind(annsToken)).status).toBe(200);
  const fresh = await readSession(await signedUp(world, 'after@example.test'));
  expect(decodeProtectedHeader(fresh.access_token).kid).not.toBe(
    decodeProtectedHeader(annsToken).kid,
  );
  await second.close();
});

test('a key from the settings signs tokens, and its private half is never stored', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'key-of-2026' };
  const given = await createAuthWorld({ signingKey });
  const { access_token } = await readSession(await signedUp(given, 'ann@example.test'));
  expect(decodeProtectedHeader(access_token).kid).toBe('key-of-2026');
  const { rows } = await given.pool.query(
    `select 1 from auth_service.signing_key where private_jwk is not null or public_jwk ? 'd'`,
  );
  expect(rows).toEqual([]);
  await given.close();
});

test('a validly signed token with malformed ids is refused as a bad token instead of causing a server error', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'key-of-2026' };
  const given = await createAuthWorld({ signingKey });
  const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID() };
  for (const wrong of [{ sub: 'ann' }, { session_id: 'the first one' }]) {
    const token = await new SignJWT({ ...claims, ...wrong })
      .setProtectedHeader({ alg: 'ES256', kid: 'key-of-2026' })
      .setIssuer('https://site.test/auth/v1')
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(privateKey);
    const answer = await given.ask('/user', { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'bad_jwt']);
  }
  await given.close();
});

test('an RSA key from the settings signs tokens with RS256, and its private half is not published', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'rsa-key' };
  const given = await createAuthWorld({ signingKey });
  const ann = await signedUp(given, 'ann@example.test');
  const { access_token } = await readSession(ann);
  expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'RS256', kid: 'rsa-key' });
  expect((await ann.getUser()).error).toBeNull();
  const { keys } = await given.service.jwks();
  expect(keys).toEqual([
    {
      kty: 'RSA',
      kid: 'rsa-key',
      alg: 'RS256',
      use: 'sig',
      key_ops: ['verify'],
      n: expect.any(String),
      e: 'AQAB',
    },
  ]);
  await jwtVerify(access_token, createLocalJWKSet({ keys }), { algorithms: ['RS256'] });
  // The algorithm of the key is enforced, whatever the token's header says.
  const header = base64({ ...decodeProtectedHeader(access_token), alg: 'ES256' });
  const forged = `${header}.${access_token.split('.').slice(1).join('.')}`;
  const answer = await given.ask('/user', { headers: { authorization: `Bearer ${forged}` } });
  expect(answer.status).toBe(403);
  await given.close();
});

test('an admin token signed with the signing key grants access to the admin API if the settings allow it', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), kid: 'rsa-key' };
  const open = await createAuthWorld({ signingKey, signedAdminTokens: true });
  const closed = await createAuthWorld({ signingKey });
  const signed = (claims: object, key: CryptoKey = privateKey) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'rsa-key' })
      .setExpirationTime('1h')
      .sign(key);
  const admin = await signed({ role: 'service_role' });
  expect((await open.admin(admin).listUsers()).error).toBeNull();
  expect((await closed.admin(admin).listUsers()).error).toMatchObject({ status: 403 });
  const stranger = (await generateKeyPair('RS256')).privateKey;
  for (const other of [
    await signed({ role: 'authenticated' }),
    await signed({ role: 'service_role', session_id: crypto.randomUUID() }),
    await signed({ role: 'service_role' }, stranger),
  ]) {
    expect((await open.admin(other).listUsers()).error).toMatchObject({ status: 403 });
  }
  await open.close();
  await closed.close();
});
