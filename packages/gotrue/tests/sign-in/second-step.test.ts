import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepAt, totpCode } from '../../src/second-factor/totp-codes.ts';
import {
  createAuthWorld,
  password,
  readSession,
  signedUp,
  signIn,
  type AuthWorld,
  type Browser,
} from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const codeNow = (secret: string) => totpCode(secret, stepAt(world.now()));

async function enrol(client: Browser, friendlyName = 'Ann’s phone') {
  const { data, error } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Some Site',
  });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, totp: data.totp };
}

/** A user whose browser has passed both factors. */
async function guarded(email: string) {
  const client = await signedUp(world, email);
  const factor = await enrol(client);
  const { error } = await client.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeNow(factor.secret),
  });
  if (error) throw error;
  await world.letPass(30);
  return { client, factor };
}

// The last six digits of the codes in RFC 6238, appendix B.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('the authenticator code at Unix second %i is %s', (second, code) => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', stepAt(second * 1000))).toBe(code);
});

describe('a second step', () => {
  test('a second factor is enrolled with a QR code, and takes effect once a code has verified it', async () => {
    const ann = await signedUp(world, 'ann@example.test');
    const other = world.client();
    await signIn(other, 'ann@example.test');
    const { id, secret, totp } = await enrol(ann);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.uri).toBe(
      `otpauth://totp/Some%20Site:ann%40example.test?algorithm=SHA1&digits=6&issuer=Some%20Site&period=30&secret=${secret}`,
    );
    expect((await ann.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    const { data: challenge } = await ann.mfa.challenge({ factorId: id });
    expect(challenge).toMatchObject({ type: 'totp', expires_at: expect.any(Number) });
    const { data, error } = await ann.mfa.verify({
      factorId: id,
      challengeId: challenge?.id ?? '',
      code: codeNow(secret),
    });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id, factor_type: 'totp', status: 'verified' }]);
    expect(data?.user.factors?.[0]).not.toHaveProperty('secret');
    const { data: levels } = await ann.mfa.getAuthenticatorAssuranceLevel();
    expect(levels).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(levels?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ]);
    expect((await other.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await ann.refreshSession()).error).toBeNull();
    expect((await ann.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  test('an enrolled second factor is required at the next sign-in', async () => {
    const { factor } = await guarded('next@example.test');
    const later = world.client();
    await signIn(later, 'next@example.test');
    expect((await later.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const { data } = await later.mfa.listFactors();
    expect(data?.totp).toMatchObject([{ id: factor.id, friendly_name: 'Ann’s phone' }]);
    const { error } = await later.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeNow(factor.secret),
    });
    expect(error).toBeNull();
  });

  test('a code of the second factor is accepted once, even in eight concurrent requests', async () => {
    const { client, factor } = await guarded('eight@example.test');
    const code = codeNow(factor.secret);
    const { access_token } = await readSession(client);
    const challenges = await Promise.all(
      Array.from({ length: 8 }, () => client.mfa.challenge({ factorId: factor.id })),
    );
    await world.openConnections();
    const answers = await Promise.all(
      challenges.map(({ data }) =>
        world.post(
          `/factors/${factor.id}/verify`,
          { challenge_id: data?.id, code },
          { authorization: `Bearer ${access_token}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(again.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
  });

  test('a person cannot change their password, email address or factors without the second factor', async () => {
    const { factor } = await guarded('weak@example.test');
    const weak = world.client();
    await signIn(weak, 'weak@example.test');
    for (const change of [{ password: 'a-new-word' }, { email: 'thief@example.test' }]) {
      expect((await weak.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
      });
    }
    const more = await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'Another' });
    expect(more.error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    });
    expect((await weak.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
  });

  test('after the second factor is removed, the password is enough again', async () => {
    const { client, factor } = await guarded('up@example.test');
    const { data, error } = await client.mfa.unenroll({ factorId: factor.id });
    expect([data, error]).toEqual([{ id: factor.id }, null]);
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
  });

  test('the second step refuses an expired challenge, an unknown challenge and a wrong code', async () => {
    const { client, factor } = await guarded('challenge@example.test');
    const verify = async (challengeId: string, code: string) =>
      (await client.mfa.verify({ factorId: factor.id, challengeId, code })).error;
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id });
    const challengeId = challenge?.id ?? '';
    const wrong = codeNow(factor.secret) === '000000' ? '000001' : '000000';
    expect(await verify(challengeId, wrong)).toMatchObject({ code: 'mfa_verification_failed' });
    expect(await verify(crypto.randomUUID(), codeNow(factor.secret))).toMatchObject({
      status: 422,
      code: 'mfa_factor_not_found',
    });
    await world.letPass(301);
    expect(await verify(challengeId, codeNow(factor.secret))).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
      message: `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    });
  });

  test('a person cannot use or remove another person’s second factor', async () => {
    const { factor } = await guarded('mine@example.test');
    const stranger = await signedUp(world, 'stranger@example.test');
    const notFound = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' };
    expect((await stranger.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    expect((await stranger.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(notFound);
  });

  test('a person’s second factors have unique names, and there are at most ten', async () => {
    const many = await signedUp(world, 'many@example.test');
    await enrol(many, 'Phone 0');
    const twice = await many.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone 0' });
    expect(twice.error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "Phone 0" for this user already exists',
    });
    for (let more = 1; more < 10; more += 1) await enrol(many, `Phone ${more}`);
    const eleventh = await many.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone 10' });
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    await world.letPass(301);
    await enrol(many, 'Phone 0');
  });

  test('a second factor can only be an authenticator app', async () => {
    const ann = await signedUp(world, 'phone@example.test');
    const byPhone = await ann.mfa.enroll({ factorType: 'phone', phone: '+17215550100' });
    expect(byPhone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    const { access_token } = await readSession(ann);
    const answer = await world.post(
      '/factors',
      { factor_type: 'carrier pigeon' },
      { authorization: `Bearer ${access_token}` },
    );
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'validation_failed', message: 'factor_type needs to be totp, phone, or webauthn' },
    ]);
  });

  test('resetting a forgotten password does not bypass the second factor', async () => {
    await guarded('around@example.test');
    const thief = world.client();
    await thief.resetPasswordForEmail('around@example.test');
    const { token } = world.mailTo('around@example.test');
    await thief.verifyOtp({ email: 'around@example.test', token, type: 'recovery' });
    expect((await thief.updateUser({ password: 'thiefs-word' })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    await signIn(world.client(), 'around@example.test', password);
  });
});
