import { isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readFragment,
  createAuthWorld,
  password,
  signedUp,
  signIn,
  site,
  type AuthWorld,
} from '../auth-world.ts';

describe('signing up with a confirmation mail', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await createAuthWorld();
  });
  afterAll(() => world.close());

  test('a person signs up, follows the mailed link and is signed in', async () => {
    const ann = world.client();
    const { data, error } = await ann.signUp({
      email: 'Ann@Example.test',
      password,
      options: { data: { name: 'Ann' }, emailRedirectTo: `${site}/account` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ann@example.test',
      phone: '',
      confirmation_sent_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ann', email: 'ann@example.test', email_verified: false },
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', user_id: data.user?.id, identity_data: { email: 'ann@example.test' } },
    ]);

    const mail = world.mailTo('ann@example.test');
    expect(mail).toMatchObject({ kind: 'signup', token: expect.stringMatching(/^\d{6}$/) });
    const led = await world.follow(mail);
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toMatch(/^https:\/\/site\.test\/account#/);
    const fragment = readFragment(led);
    expect(Object.fromEntries(fragment)).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      type: 'signup',
      sb: '',
    });
    const { data: known } = await ann.getUser(fragment.get('access_token') ?? '');
    expect(known.user).toMatchObject({
      email: 'ann@example.test',
      user_metadata: { email_verified: true },
      email_confirmed_at: expect.any(String),
    });
  });

  test('the mailed confirmation link works once', async () => {
    await world.client().signUp({ email: 'once@example.test', password });
    const mail = world.mailTo('once@example.test');
    await world.follow(mail);
    const led = await world.follow(mail);
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toMatch(/^https:\/\/site\.test\/#/);
    expect(Object.fromEntries(readFragment(led))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
      sb: '',
    });
  });

  test('a HEAD request by a mail scanner does not use up the mailed link', async () => {
    await world.client().signUp({ email: 'scanned@example.test', password });
    const { link } = world.mailTo('scanned@example.test');
    const { search } = new URL(link ?? '');
    await world.ask(`/verify${search}`, { method: 'HEAD' });
    expect(readFragment(await world.ask(`/verify${search}`)).get('access_token')).toBeTruthy();
  });

  test('the mailed code confirms an account just as the link does', async () => {
    const luis = world.client();
    await luis.signUp({ email: 'luis@example.test', password });
    const { token } = world.mailTo('luis@example.test');
    const { data, error } = await luis.verifyOtp({
      email: 'luis@example.test',
      token,
      type: 'signup',
    });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTruthy();
    const again = await luis.verifyOtp({ email: 'luis@example.test', token, type: 'email' });
    expect(again.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  test('signing in before the email address is confirmed is refused, even with the right password', async () => {
    const early = world.client();
    await early.signUp({ email: 'early@example.test', password });
    const { error } = await early.signInWithPassword({ email: 'early@example.test', password });
    expect(isAuthApiError(error)).toBe(true);
    expect(error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });

  test('a sign-up with a confirmed email address gets the usual answer, which reveals nothing', async () => {
    const owner = await signedUp(world, 'owner@example.test');
    const { data: known } = await owner.getUser();
    const sent = world.mails.length;
    const { data, error } = await world
      .client()
      .signUp({ email: 'owner@example.test', password: 'another-word' });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: 'owner@example.test', role: '', identities: [] });
    expect(data.user?.id).not.toBe(known.user?.id);
    expect(world.mails).toHaveLength(sent);
    await signIn(world.client(), 'owner@example.test');
  });

  test('a repeated sign-up before confirming sends the mail again and reveals nothing about the first', async () => {
    const body = { email: 'twice@example.test', password };
    await world.client().signUp({ ...body, options: { data: { name: 'The first' } } });
    const { data } = await world.client().signUp({ ...body, password: 'another-word' });
    expect(data.user?.user_metadata).not.toHaveProperty('name');
    expect(world.mails.filter((each) => each.to === 'twice@example.test')).toHaveLength(2);
    await world.follow(world.mailTo('twice@example.test'));
    await signIn(world.client(), 'twice@example.test', 'another-word');
  });

  test('a short password is refused with a reason', async () => {
    const { error } = await world.client().signUp({ email: 'short@example.test', password: 'abc' });
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(['length']);
    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
    });
  });

  test.each([
    ['not-an-address', password, 'Unable to validate email address: invalid format'],
    ['a@b.test\r\nbcc: c@d.test', password, 'Unable to validate email address: invalid format'],
    ['rosa2@example.test', '', 'Signup requires a valid password'],
    ['rosa2@example.test', 'x'.repeat(73), 'Password cannot be longer than 72 characters'],
  ])(
    'signing up with the email address %j and the password %j is refused',
    async (email, secret, message) => {
      const { error } = await world.client().signUp({ email, password: secret });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed', message });
    },
  );

  test('signing up without an email address is refused', async () => {
    const { error } = await world.client().signInAnonymously();
    expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });
});

describe('signing up without confirmation', () => {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await createAuthWorld({ autoConfirm: true, anonymousSignIn: true });
  });
  afterAll(() => world.close());

  test('signing up without confirmation also signs the person in', async () => {
    const { data, error } = await world.client().signUp({ email: 'ann@example.test', password });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { email: 'ann@example.test' },
    });
    expect(world.mails).toHaveLength(0);
    const again = await world.client().signUp({ email: 'ann@example.test', password });
    expect(again.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  test('an anonymous visitor signs in, and becomes a member by giving an email address', async () => {
    const visitor = world.client();
    const { data, error } = await visitor.signInAnonymously({ options: { data: { seats: 2 } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      user_metadata: { seats: 2 },
    });
    const nameless = await visitor.updateUser({ password: 'a-new-password' });
    expect(nameless.error).toMatchObject({ status: 422, code: 'validation_failed' });
    const named = await visitor.updateUser({
      email: 'visitor@example.test',
      password: 'a-new-password',
    });
    expect(named.data.user).toMatchObject({
      is_anonymous: false,
      email: 'visitor@example.test',
      id: data.user?.id,
    });
    await signIn(world.client(), 'visitor@example.test', 'a-new-password');
  });

  test('signing in by a mailed code creates a confirmed account', async () => {
    const nina = world.client();
    expect((await nina.signInWithOtp({ email: 'nina@example.test' })).error).toBeNull();
    const { kind, token } = world.mailTo('nina@example.test');
    expect(kind).toBe('magiclink');
    const { data } = await nina.verifyOtp({ email: 'nina@example.test', token, type: 'magiclink' });
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });
});

test('a sign-up is refused if sign-ups are closed', async () => {
  const world = await createAuthWorld({ signupsOpen: false });
  const closed = {
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  };
  const { error } = await world.client().signUp({ email: 'ann@example.test', password });
  expect(error).toMatchObject(closed);
  await signedUp(world, 'invited@example.test');
  await world.close();
});
