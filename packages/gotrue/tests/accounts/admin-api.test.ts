import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepAt, totpCode } from '../../src/second-factor/totp-codes.ts';
import {
  readFragment,
  createAuthWorld,
  password,
  readSession,
  signedUp,
  signIn,
  site,
  type AuthWorld,
} from '../auth-world.ts';

const secret = 'a-secret-that-the-admins-share-with-their-programs';
let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld({ adminTokenSecret: secret });
});
afterAll(() => world.close());

describe('access to the admin API', () => {
  const endpoints = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/6aa5d0d4-2a9f-4483-b6c8-0cf4c6c98ac4'],
    ['PUT', '/admin/users/6aa5d0d4-2a9f-4483-b6c8-0cf4c6c98ac4'],
    ['DELETE', '/admin/users/6aa5d0d4-2a9f-4483-b6c8-0cf4c6c98ac4'],
    ['GET', '/admin/users/6aa5d0d4-2a9f-4483-b6c8-0cf4c6c98ac4/factors'],
    ['DELETE', '/admin/users/6aa5d0d4-2a9f-4483-b6c8-0cf4c6c98ac4/factors/x'],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
  ] as const;

  test.each(endpoints)('%s %s is for admins only', async (method, path) => {
    const { access_token } = await readSession(
      await signedUp(world, `${crypto.randomUUID()}@example.test`),
    );
    const codeFor = async (headers: Record<string, string>) => {
      const answer = await world.ask(path, { method, headers });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await codeFor({})).toEqual([401, 'no_authorization']);
    expect(await codeFor({ authorization: `Bearer ${access_token}` })).toEqual([403, 'not_admin']);
    expect(await codeFor({ authorization: 'Bearer guessed' })).toEqual([403, 'bad_jwt']);
    expect(await codeFor({ authorization: 'Bearer public-key-of-the-site' })).toEqual([
      403,
      'not_admin',
    ]);
  });

  test('a token signed with the shared secret grants access only with an admin role', async () => {
    const signToken = (role: string, key = secret) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .sign(Buffer.from(key));
    expect((await world.admin(await signToken('service_role')).listUsers()).error).toBeNull();
    expect((await world.admin(await signToken('authenticated')).listUsers()).error).toMatchObject({
      status: 403,
    });
    const forged = await signToken('service_role', 'another-secret-that-nobody-shares-with-us');
    expect((await world.admin(forged).listUsers()).error).toMatchObject({
      status: 403,
      code: 'bad_jwt',
    });
  });
});

describe('the admin API for people', () => {
  test('an admin creates, finds, updates and deletes a person', async () => {
    const admin = world.admin();
    const { data, error } = await admin.createUser({
      email: 'ann@example.test',
      password,
      email_confirm: true,
      user_metadata: { name: 'Ann' },
      app_metadata: { staff: true },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: 'ann@example.test',
      email_confirmed_at: expect.any(String),
      app_metadata: { staff: true, provider: 'email' },
    });
    const id = data.user?.id ?? '';
    expect(data.user?.user_metadata).toEqual({ name: 'Ann', email_verified: true });
    const client = world.client();
    await signIn(client, 'ann@example.test');

    const changed = await admin.updateUserById(id, {
      email: 'person@example.test',
      password: 'a-new-word',
      user_metadata: { port: 'Marigot' },
    });
    expect(changed.data.user).toMatchObject({
      email: 'person@example.test',
      user_metadata: { name: 'Ann', port: 'Marigot' },
    });
    expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    await signIn(world.client(), 'person@example.test', 'a-new-word');

    expect((await admin.getUserById(id)).data.user?.email).toBe('person@example.test');
    expect((await admin.deleteUser(id)).data.user?.id).toBe(id);
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    });
  });

  test('a soft deletion erases a person’s data but keeps their id reserved', async () => {
    const client = await signedUp(world, 'forget@example.test');
    const { user } = await readSession(client);
    await world.admin().deleteUser(user.id, true);
    const { data } = await world.admin().getUserById(user.id);
    expect(data.user).toMatchObject({ email: '', deleted_at: expect.any(String), identities: [] });
    expect(
      (await world.client().signInWithPassword({ email: 'forget@example.test', password })).error,
    ).toMatchObject({ code: 'invalid_credentials' });
    await signedUp(world, 'forget@example.test');
  });

  test('two people cannot have the same email address', async () => {
    await signedUp(world, 'one@example.test');
    const { user } = await readSession(await signedUp(world, 'another@example.test'));
    const taken = { status: 422, code: 'email_exists' };
    expect((await world.admin().createUser({ email: 'one@example.test' })).error).toMatchObject(
      taken,
    );
    expect(
      (await world.admin().updateUserById(user.id, { email: 'one@example.test' })).error,
    ).toMatchObject(taken);
    expect((await world.admin().createUser({ phone: '+17215550100' })).error).toMatchObject({
      status: 400,
    });
    expect(
      (await world.admin().updateUserById(user.id, { ban_duration: 'for ever' })).error,
    ).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  test('the admin API lists people newest first, page by page', async () => {
    const quiet = await createAuthWorld();
    for (const name of ['ana', 'ben', 'cas']) {
      await quiet.admin().createUser({ email: `${name}@example.test` });
      await quiet.letPass(1);
    }
    const first = await quiet.admin().listUsers({ page: 1, perPage: 2 });
    expect(first.data.users.map(({ email }) => email)).toEqual([
      'cas@example.test',
      'ben@example.test',
    ]);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2, lastPage: 2, total: 3 });
    const second = await quiet.admin().listUsers({ page: 2, perPage: 2 });
    expect(second.data).toMatchObject({ nextPage: null, lastPage: 2 });
    expect(second.data.users.map(({ email }) => email)).toEqual(['ana@example.test']);
    await quiet.close();
  });

  test('an admin can remove the second factor of a person who lost their phone', async () => {
    const ann = await signedUp(world, 'lost@example.test');
    const { data } = await ann.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const code = totpCode(data?.totp?.secret ?? '', stepAt(world.now()));
    await ann.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    const { user } = await readSession(ann);
    const listed = await world.admin().mfa.listFactors({ userId: user.id });
    expect(listed.data?.factors).toMatchObject([{ id: data?.id, status: 'verified' }]);
    expect(
      (await world.admin().mfa.deleteFactor({ userId: user.id, id: data?.id ?? '' })).error,
    ).toBeNull();
    expect((await world.admin().mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
  });
});

describe('links and invitations', () => {
  test('an invited person follows the mailed link and chooses a password', async () => {
    const { data, error } = await world.admin().inviteUserByEmail('invited@example.test', {
      data: { name: 'Luis' },
      redirectTo: `${site}/account`,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      invited_at: expect.any(String),
      user_metadata: { name: 'Luis' },
    });
    const mail = world.mailTo('invited@example.test');
    expect(mail.kind).toBe('invite');
    const fragment = readFragment(await world.follow(mail));
    expect(fragment.get('type')).toBe('invite');
    const luis = world.client();
    await luis.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    await luis.updateUser({ password });
    await signIn(world.client(), 'invited@example.test');
    expect((await world.admin().inviteUserByEmail('invited@example.test')).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'an admin generates a working %s link without sending a mail',
    async (type) => {
      const email = `${type}-link@example.test`;
      if (type === 'recovery') await signedUp(world, email);
      const sent = world.mails.length;
      const { data, error } = await world.admin().generateLink({ type, email, password });
      expect(error).toBeNull();
      expect(world.mails).toHaveLength(sent);
      expect(data.user).toMatchObject({ email });
      expect(data.properties).toMatchObject({
        verification_type: type === 'magiclink' ? 'signup' : type,
        email_otp: expect.stringMatching(/^\d{6}$/),
        redirect_to: site,
      });
      const { search } = new URL(data.properties?.action_link ?? '');
      expect(readFragment(await world.ask(`/verify${search}`)).get('access_token')).toBeTruthy();
    },
  );

  test('a link without metadata keeps the metadata that an admin set', async () => {
    const email = 'told@example.test';
    await world.admin().createUser({ email, user_metadata: { name: 'Luis' } });
    const { data } = await world.admin().generateLink({ type: 'signup', email, password });
    const { search } = new URL(data.properties?.action_link ?? '');
    await world.ask(`/verify${search}`);
    const { user } = await signIn(world.client(), email);
    expect(user.user_metadata).toMatchObject({ name: 'Luis' });
  });

  test('the two links that an admin generates change a person’s email address', async () => {
    const ann = await signedUp(world, 'from@example.test');
    const change = { email: 'from@example.test', newEmail: 'to@example.test' };
    const old = await world.admin().generateLink({ type: 'email_change_current', ...change });
    const fresh = await world.admin().generateLink({ type: 'email_change_new', ...change });
    for (const { data } of [old, fresh]) {
      const { search } = new URL(data.properties?.action_link ?? '');
      await world.ask(`/verify${search}`);
    }
    expect((await ann.getUser()).data.user?.email).toBe('to@example.test');
  });

  test('generating a link fails for an unknown email address or an unknown type', async () => {
    const nobody = await world
      .admin()
      .generateLink({ type: 'recovery', email: 'nobody@example.test' });
    expect(nobody.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const answer = await world.post(
      '/admin/generate_link',
      { type: 'carrier', email: 'a@b.test' },
      { authorization: 'Bearer the-service-key' },
    );
    expect(answer.status).toBe(400);
  });
});

test('concurrent seeding creates one account, and its owner can sign in', async () => {
  const seed = { email: 'Seeded@example.test', password, name: 'Ann' };
  const [one, two] = await Promise.all([
    world.service.seedUser(seed),
    world.service.seedUser(seed),
  ]);
  expect(one).toEqual(two);
  const { user } = await signIn(world.client(), 'seeded@example.test');
  expect(user).toMatchObject({ id: one.id, user_metadata: { name: 'Ann' } });
});
