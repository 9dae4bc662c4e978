import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { AuthMisconfigured, AuthUnavailable } from '../auth-gateway.ts';
import { openTokenReader } from './token-reader.ts';

const { privateKey, publicKey } = await generateKeyPair('ES256');
const keys = JSON.stringify({
  keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' }],
});
const rules = {
  issuer: 'https://sign-in.example/auth/v1',
  audience: 'authenticated',
  jwksUrl: 'https://sign-in.example/auth/v1/.well-known/jwks.json',
  secret: undefined,
  isHosted: true,
};
const signed = (claims: { iss: string; aud?: string; sub?: string }) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
const token = await signed({ iss: rules.issuer, aud: rules.audience, sub: 'rosa' });

test('a truncated key set makes sign-in unavailable for one request, not for good', async () => {
  const answers = [keys.slice(0, 40), keys];
  const { read } = openTokenReader(rules, async () => new Response(answers.shift()), Date.now);
  await expect(read(token)).rejects.toThrow(AuthUnavailable);
  expect(await read(token)).toMatchObject({ sub: 'rosa' });
});

test.each([
  ['another issuer', { iss: 'https://elsewhere.example', aud: rules.audience, sub: 'rosa' }],
  ['another audience', { iss: rules.issuer, aud: 'others', sub: 'rosa' }],
])('a user’s token for %s is reported as a configuration error', async (_, claims) => {
  const { read } = openTokenReader(rules, async () => new Response(keys), Date.now);
  await expect(read(await signed(claims))).rejects.toThrow(AuthMisconfigured);
});

test('the service’s public key is refused as a token, and is not reported as a configuration error', async () => {
  const { read } = openTokenReader(rules, async () => new Response(keys), Date.now);
  expect(await read(await signed({ iss: 'supabase' }))).toBeNull();
});
