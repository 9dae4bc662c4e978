import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { AuthUnavailable } from './outside-auth.ts';
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
const token = await new SignJWT({})
  .setProtectedHeader({ alg: 'ES256', kid: 'one' })
  .setSubject('rosa')
  .setIssuer(rules.issuer)
  .setAudience(rules.audience)
  .setIssuedAt()
  .setExpirationTime('1h')
  .sign(privateKey);

test('while the service’s keys come only half, nobody who signed in is turned away for good', async () => {
  const answers = [keys.slice(0, 40), keys];
  const { read } = openTokenReader(rules, async () => new Response(answers.shift()), Date.now);
  await expect(read(token)).rejects.toThrow(AuthUnavailable);
  expect(await read(token)).toMatchObject({ sub: 'rosa' });
});
