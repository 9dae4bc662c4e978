import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readFragment,
  createAuthWorld,
  password,
  readSession,
  signedUp,
  signIn,
  type AuthWorld,
} from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const halfway =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

describe('user metadata', () => {
  test('user metadata is merged key by key, and null removes a key', async () => {
    const ann = await signedUp(world, 'ann@example.test');
    await ann.updateUser({ data: { name: 'Ann', pet: 'Lady' } });
    const { data, error } = await ann.updateUser({ data: { pet: null, port: 'Marigot' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ann', port: 'Marigot' });
    expect(data.user?.user_metadata).not.toHaveProperty('pet');
  });

  test('user metadata has a size limit', async () => {
    const long = await signedUp(world, 'long@example.test');
    const { error } = await long.updateUser({ data: { story: 'x'.repeat(9000) } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('a person cannot change their own app_metadata', async () => {
    const { access_token } = await readSession(await signedUp(world, 'staff@example.test'));
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

describe('a changed password', () => {
  test('a changed password signs out every other browser', async () => {
    const here = await signedUp(world, 'two@example.test');
    const there = world.client();
    await signIn(there, 'two@example.test');
    const change = { password: 'a-new-word', current_password: password };
    expect((await here.updateUser(change)).error).toBeNull();
    expect((await here.getUser()).error).toBeNull();
    expect((await there.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  });

  test.each([
    [password, 422, 'same_password', 'New password should be different from the old password.'],
    ['abc', 422, 'weak_password', 'Password should be at least 6 characters.'],
  ])('changing the password to %j is refused', async (secret, status, code, message) => {
    const ann = await signedUp(world, `${code}@example.test`);
    const { error } = await ann.updateUser({ password: secret, current_password: password });
    expect(error).toMatchObject({ status, code, message });
  });
});

describe('an email change', () => {
  test('an email change must be confirmed at both the old and the new address', async () => {
    const ann = await signedUp(world, 'old@example.test');
    const { data, error } = await ann.updateUser({ email: 'New@example.test' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: 'old@example.test', new_email: 'new@example.test' });
    const old = world.mailTo('old@example.test');
    const fresh = world.mailTo('new@example.test');
    expect([old.kind, fresh.kind]).toEqual(['email_change', 'email_change']);

    const led = await world.follow(fresh);
    expect(led.status).toBe(303);
    expect(readFragment(led).get('message')).toBe(halfway);
    expect((await ann.getUser()).data.user?.email).toBe('old@example.test');
    expect(readFragment(await world.follow(fresh)).get('error_code')).toBe('otp_expired');

    const whole = readFragment(await world.follow(old));
    expect(whole.get('type')).toBe('email_change');
    const { data: now } = await ann.getUser(whole.get('access_token') ?? '');
    expect(now.user).toMatchObject({ email: 'new@example.test' });
    expect(now.user?.new_email).toBeUndefined();
    await signIn(world.client(), 'new@example.test');
  });

  test('an email change can also be confirmed with the two mailed codes', async () => {
    const ann = await signedUp(world, 'code-old@example.test');
    await ann.updateUser({ email: 'code-new@example.test' });
    const verify = (email: string) =>
      world.post('/verify', { email, token: world.mailTo(email).token, type: 'email_change' });
    const half = await verify('code-old@example.test');
    expect([half.status, await half.json()]).toEqual([200, { msg: halfway, code: '200' }]);
    const whole = (await (await verify('code-new@example.test')).json()) as {
      user: { email: string };
    };
    expect(whole.user.email).toBe('code-new@example.test');
  });

  test('both mails of an email change are sent again on request', async () => {
    const ann = await signedUp(world, 'resent-old@example.test');
    await ann.updateUser({ email: 'resent-new@example.test' });
    const sent = world.mails.length;
    expect(
      (await ann.resend({ type: 'email_change', email: 'resent-old@example.test' })).error,
    ).toBeNull();
    expect(world.mails).toHaveLength(sent + 2);
  });

  test('an email change to another person’s address is refused, both at the request and at the confirmation', async () => {
    await signedUp(world, 'taken@example.test');
    const ann = await signedUp(world, 'taker@example.test');
    const taken = {
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    };
    expect((await ann.updateUser({ email: 'taken@example.test' })).error).toMatchObject(taken);
    await ann.updateUser({ email: 'soon@example.test' });
    await signedUp(world, 'soon@example.test');
    await world.follow(world.mailTo('taker@example.test'));
    const led = readFragment(await world.follow(world.mailTo('soon@example.test')));
    expect(led.get('error_code')).toBe('email_exists');
  });
});

describe('stricter settings for password changes', () => {
  let strict: AuthWorld;
  beforeAll(async () => {
    strict = await createAuthWorld({
      passwordNeedsCurrent: true,
      passwordNeedsReauthentication: true,
      accessTokenSeconds: 30 * 3600,
    });
  });
  afterAll(() => strict.close());

  test('changing a password requires the old one, unless the settings say otherwise', async () => {
    const easy = await createAuthWorld({ passwordNeedsCurrent: false });
    const nina = await signedUp(easy, 'nina@example.test');
    expect((await nina.updateUser({ password: 'a-new-word' })).error).toBeNull();
    await easy.close();
    const ann = await signedUp(strict, 'ann@example.test');
    const { access_token } = await readSession(ann);
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

  test('changing a password in a session older than a day requires a mailed code, which works once', async () => {
    await signedUp(strict, 'day@example.test');
    const { data } = await strict.client().signInWithOtp({ email: 'day@example.test' });
    expect(data).toBeTruthy();
    const ann = strict.client();
    const { token } = strict.mailTo('day@example.test');
    await ann.verifyOtp({ email: 'day@example.test', token, type: 'email' });
    await strict.letPass(25 * 3600);
    expect((await ann.updateUser({ password: 'a-new-word' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    expect((await ann.reauthenticate()).error).toBeNull();
    const mail = strict.mailTo('day@example.test');
    expect(mail).toMatchObject({ kind: 'reauthentication', link: null });
    const wrong = mail.token === '000000' ? '000001' : '000000';
    expect((await ann.updateUser({ password: 'a-new-word', nonce: wrong })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    });
    // Nine wrong codes are allowed; the transaction that rejects them counts them.
    for (let tries = 1; tries < 9; tries += 1) {
      await ann.updateUser({ password: 'a-new-word', nonce: wrong });
    }
    expect((await ann.updateUser({ password: 'a-new-word', nonce: mail.token })).error).toBeNull();
    expect(
      (await ann.updateUser({ password: 'newer-word', nonce: mail.token })).error,
    ).toMatchObject({
      code: 'reauthentication_not_valid',
    });
    await ann.reauthenticate();
    const guessed = strict.mailTo('day@example.test').token;
    const other = guessed === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1) {
      await ann.updateUser({ password: 'newer-word', nonce: other });
    }
    expect((await ann.updateUser({ password: 'newer-word', nonce: guessed })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    });
  });
});
