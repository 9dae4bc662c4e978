import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/accounts/passwords.ts';
import { createAuthWorld, password, signedUp, type AuthWorld } from '../auth-world.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());

const weak = {
  name: 'AuthWeakPasswordError',
  status: 422,
  code: 'weak_password',
  reasons: ['pwned'],
};

test.each(['123456', 'password', 'Qwerty', '111111', 'LETMEIN', 'password1234', '77Dragon2026'])(
  'the common password %s is refused everywhere',
  async (common) => {
    const email = `${common.toLowerCase()}@example.test`;
    expect((await world.client().signUp({ email, password: common })).error).toMatchObject(weak);
    const ann = await signedUp(world, `ann-${email}`);
    const change = { password: common, current_password: password };
    expect((await ann.updateUser(change)).error).toMatchObject(weak);
    expect((await world.admin().createUser({ email, password: common })).error).toMatchObject(weak);
    const link = { type: 'signup', email, password: common } as const;
    expect((await world.admin().generateLink(link)).error).toMatchObject(weak);
  },
);

test('common passwords are accepted without a warning if the settings allow them', async () => {
  const easy = await createAuthWorld({ refuseCommonPasswords: false, autoConfirm: true });
  const person = { email: 'ann@example.test', password: 'password' };
  expect((await easy.client().signUp(person)).error).toBeNull();
  const { data } = await easy.client().signInWithPassword(person);
  expect(data.weakPassword).toBeUndefined();
  await easy.close();
});

test('a person with an imported weak password signs in and gets a warning', async () => {
  const password_hash = await hashPassword('letmein');
  const old = { email: 'old@example.test', email_confirm: true, password_hash };
  expect((await world.admin().createUser(old)).error).toBeNull();
  const { data, error } = await world
    .client()
    .signInWithPassword({ email: old.email, password: 'letmein' });
  expect(error).toBeNull();
  expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] });
});

test('a password that is weak by the settings is refused everywhere with the configured message', async () => {
  const weakBecause = (secret: string, email: string) =>
    secret.includes(email.split('@')[0] ?? '') ? 'Your own name is easy to guess.' : null;
  const strict = await createAuthWorld({ weakBecause });
  const mine = { ...weak, message: 'Your own name is easy to guess.' };
  const email = 'quintarella@example.test';
  const secret = 'quintarella-9';
  expect((await strict.client().signUp({ email, password: secret })).error).toMatchObject(mine);
  const person = await signedUp(strict, email);
  const change = { password: secret, current_password: password };
  expect((await person.updateUser(change)).error).toMatchObject(mine);
  const admin = strict.admin();
  const other = 'zoe@example.test';
  expect((await admin.createUser({ email: other, password: 'zoe-is-here' })).error).toMatchObject(
    mine,
  );
  const { data } = await admin.createUser({ email: other, password: secret });
  const id = data.user?.id ?? '';
  expect((await admin.updateUserById(id, { password: 'zoe-is-here' })).error).toMatchObject(mine);
  expect((await admin.updateUserById(id, { email, password: secret })).error).not.toBeNull();
  const link = { type: 'signup', email, password: secret } as const;
  expect((await admin.generateLink(link)).error).toMatchObject(mine);
  await strict.close();
});

test('a password has at most 72 bytes', async () => {
  const signUp = (email: string, secret: string) =>
    world.client().signUp({ email, password: secret });
  expect((await signUp('most@example.test', 'é'.repeat(36))).error).toBeNull();
  expect((await signUp('more@example.test', 'é'.repeat(37))).error).toMatchObject({
    status: 400,
    message: 'Password cannot be longer than 72 characters',
  });
});
