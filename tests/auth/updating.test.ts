import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fragmentOf,
  openAuthWorld,
  password,
  sessionOf,
  signedUp,
  signIn,
  type AuthWorld,
} from './auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await openAuthWorld();
});
afterAll(() => world.close());

const halfway =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

describe('what a captain says about herself', () => {
  test('is kept, name by name, and null takes a name out', async () => {
    const rosa = await signedUp(world, 'rosa@demo.test');
    await rosa.updateUser({ data: { name: 'Rosa', boat: 'Lady' } });
    const { data, error } = await rosa.updateUser({ data: { boat: null, port: 'Marigot' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Rosa', port: 'Marigot' });
    expect(data.user?.user_metadata).not.toHaveProperty('boat');
  });

  test('has an end', async () => {
    const long = await signedUp(world, 'long@demo.test');
    const { error } = await long.updateUser({ data: { story: 'x'.repeat(9000) } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('is not what the harbour office says about her', async () => {
    const { access_token } = await sessionOf(await signedUp(world, 'office@demo.test'));
    const answer = await world.ask('/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ app_metadata: { role: 'super_admin' } }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
    ]);
  });
});

describe('another password', () => {
  test('signs out every other browser', async () => {
    const here = await signedUp(world, 'two@demo.test');
    const there = world.client();
    await signIn(there, 'two@demo.test');
    const change = { password: 'a-new-word', current_password: password };
    expect((await here.updateUser(change)).error).toBeNull();
    expect((await here.getUser()).error).toBeNull();
    expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test.each([
    [password, 422, 'same_password', 'New password should be different from the old password.'],
    ['abc', 422, 'weak_password', 'Password should be at least 6 characters.'],
  ])('%j is refused', async (secret, status, code, message) => {
    const rosa = await signedUp(world, `${code}@demo.test`);
    const { error } = await rosa.updateUser({ password: secret, current_password: password });
    expect(error).toMatchObject({ status, code, message });
  });
});

describe('another address', () => {
  test('has to be confirmed at the old one and at the new one', async () => {
    const rosa = await signedUp(world, 'old@demo.test');
    const { data, error } = await rosa.updateUser({ email: 'New@demo.test' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'old@demo.test', new_email: 'new@demo.test' });
    const old = world.mailTo('old@demo.test');
    const fresh = world.mailTo('new@demo.test');
    expect([old.kind, fresh.kind]).toEqual(['email_change', 'email_change']);

    const led = await world.follow(fresh);
    expect(led.status).toBe(303);
    expect(fragmentOf(led).get('message')).toBe(halfway);
    expect((await rosa.getUser()).data.user?.email).toBe('old@demo.test');
    expect(fragmentOf(await world.follow(fresh)).get('error_code')).toBe('otp_expired');

    const whole = fragmentOf(await world.follow(old));
    expect(whole.get('type')).toBe('email_change');
    const { data: now } = await rosa.getUser(whole.get('access_token') ?? '');
    expect(now.user).toMatchObject({ email: 'new@demo.test' });
    expect(now.user?.new_email).toBeUndefined();
    await signIn(world.client(), 'new@demo.test');
  });

  test('can be confirmed by the two codes as well', async () => {
    const rosa = await signedUp(world, 'code-old@demo.test');
    await rosa.updateUser({ email: 'code-new@demo.test' });
    const verify = (email: string) =>
      world.post('/verify', { email, token: world.mailTo(email).token, type: 'email_change' });
    const half = await verify('code-old@demo.test');
    expect([half.status, await half.json()]).toEqual([200, { msg: halfway, code: '200' }]);
    const whole = (await (await verify('code-new@demo.test')).json()) as {
      user: { email: string };
    };
    expect(whole.user.email).toBe('code-new@demo.test');
  });

  test('is sent again on request', async () => {
    const rosa = await signedUp(world, 'resent-old@demo.test');
    await rosa.updateUser({ email: 'resent-new@demo.test' });
    const sent = world.mails.length;
    expect(
      (await rosa.resend({ type: 'email_change', email: 'resent-old@demo.test' })).error,
    ).toBeNull();
    expect(world.mails).toHaveLength(sent + 2);
  });

  test('cannot be somebody else’s, now or by the time it is confirmed', async () => {
    await signedUp(world, 'taken@demo.test');
    const rosa = await signedUp(world, 'taker@demo.test');
    const taken = {
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    };
    expect((await rosa.updateUser({ email: 'taken@demo.test' })).error).toMatchObject(taken);
    await rosa.updateUser({ email: 'soon@demo.test' });
    await signedUp(world, 'soon@demo.test');
    await world.follow(world.mailTo('taker@demo.test'));
    const led = fragmentOf(await world.follow(world.mailTo('soon@demo.test')));
    expect(led.get('error_code')).toBe('email_exists');
  });
});

describe('where the settings ask for more before a new password', () => {
  let strict: AuthWorld;
  beforeAll(async () => {
    strict = await openAuthWorld({
      passwordNeedsCurrent: true,
      passwordNeedsReauthentication: true,
      accessTokenSeconds: 30 * 3600,
    });
  });
  afterAll(() => strict.close());

  test('the old one has to be given, unless the settings say otherwise', async () => {
    const easy = await openAuthWorld({ passwordNeedsCurrent: false });
    const nina = await signedUp(easy, 'nina@demo.test');
    expect((await nina.updateUser({ password: 'a-new-word' })).error).toBeNull();
    await easy.close();
    const rosa = await signedUp(strict, 'rosa@demo.test');
    const { access_token } = await sessionOf(rosa);
    const put = async (body: object) => {
      const answer = await strict.ask('/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${access_token}` },
        body: JSON.stringify(body),
      });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await put({ password: 'a-new-word' })).toEqual([400, 'current_password_required']);
    expect(await put({ password: 'a-new-word', current_password: 'no' })).toEqual([
      400,
      'current_password_invalid',
    ]);
    expect(await put({ password: 'a-new-word', current_password: password })).toEqual([
      200,
      undefined,
    ]);
  });

  test('on a session older than a day, a mailed code has to be given, once', async () => {
    await signedUp(strict, 'day@demo.test');
    const { data } = await strict.client().signInWithOtp({ email: 'day@demo.test' });
    expect(data).toBeTruthy();
    const rosa = strict.client();
    const { token } = strict.mailTo('day@demo.test');
    await rosa.verifyOtp({ email: 'day@demo.test', token, type: 'email' });
    strict.letPass(25 * 3600);
    expect((await rosa.updateUser({ password: 'a-new-word' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await rosa.reauthenticate()).error).toBeNull();
    const mail = strict.mailTo('day@demo.test');
    expect(mail).toMatchObject({ kind: 'reauthentication', link: null });
    const wrong = mail.token === '000000' ? '000001' : '000000';
    expect((await rosa.updateUser({ password: 'a-new-word', nonce: wrong })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    // Nine wrong ones are forgiven; the transaction that refuses them counts them.
    for (let tries = 1; tries < 9; tries += 1) {
      await rosa.updateUser({ password: 'a-new-word', nonce: wrong });
    }
    expect((await rosa.updateUser({ password: 'a-new-word', nonce: mail.token })).error).toBeNull();
    expect(
      (await rosa.updateUser({ password: 'newer-word', nonce: mail.token })).error,
    ).toMatchObject({
      code: 'reauthentication_not_valid',
    });
    await rosa.reauthenticate();
    const guessed = strict.mailTo('day@demo.test').token;
    const other = guessed === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1) {
      await rosa.updateUser({ password: 'newer-word', nonce: other });
    }
    expect((await rosa.updateUser({ password: 'newer-word', nonce: guessed })).error).toMatchObject(
      { code: 'reauthentication_not_valid' },
    );
  });
});
