import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepAt, totpCode } from '../../src/second-factor/totp-codes.ts';
import {
  createAuthWorld,
  readSession,
  signedUp,
  signIn,
  type AuthWorld,
  type Browser,
} from '../auth-world.ts';

const home = '2001:db8:7:9::1';
const thiefs = '203.0.113.7';
let at = home;
let world: AuthWorld;
beforeAll(async () => {
  world = await createAuthWorld({ clientAddress: () => at });
});
afterAll(() => world.close());

/** Signs up a user who has passed the second factor at home. Advances the clock, so that the next code is valid. */
async function guarded(email: string) {
  at = home;
  const client = await signedUp(world, email);
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const factor = { id: data.id, secret: data.totp.secret };
  expect(await pass(client, factor)).toBeNull();
  await world.letPass(30);
  return { client, factor };
}

type Factor = { id: string; secret: string };

const codeNow = ({ secret }: Factor) => totpCode(secret, stepAt(world.now()));

/** Returns the error of a code, if any; uses the correct one by default. */
async function pass(client: Browser, factor: Factor, code = codeNow(factor)) {
  return (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error;
}

/** Returns a code that is wrong for every step from the previous one to the one after next. */
function wrongCode({ secret }: Factor): string {
  const step = stepAt(world.now());
  const right = [-1, 0, 1, 2].map((ahead) => totpCode(secret, step + ahead));
  const codes = ['000000', '000001', '000002', '000003', '000004'];
  return codes.find((code) => !right.includes(code)) ?? '';
}

async function wrongTimes(client: Browser, factor: Factor, times: number) {
  const told: (string | undefined)[] = [];
  for (let tries = 0; tries < times; tries += 1) {
    told.push((await pass(client, factor, wrongCode(factor)))?.code);
  }
  return told;
}

const invalid = 'mfa_verification_failed';
const often = (times: number) => Array.from({ length: times }, () => invalid);

async function enter(email: string, from: string) {
  at = from;
  const client = world.client();
  await signIn(client, email);
  return client;
}

test('ten wrong codes in a row end the session, and its network may then try one code every five minutes', async () => {
  const { client: owner, factor } = await guarded('ann@example.test');
  const thief = await enter('ann@example.test', thiefs);
  expect(await wrongTimes(thief, factor, 10)).toEqual(often(10));
  expect((await thief.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await owner.getUser()).error).toBeNull();

  const again = await enter('ann@example.test', thiefs);
  expect(await pass(again, factor)).toMatchObject({ status: 429 });
  await world.letPass(301);
  expect(await wrongTimes(again, factor, 1)).toEqual([invalid]);
  expect((await again.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  const third = await enter('ann@example.test', thiefs);
  expect(await pass(third, factor)).toMatchObject({ status: 429 });

  const atHome = await enter('ann@example.test', '2001:db8:7:9:ffff::2');
  expect(await pass(atHome, factor)).toBeNull();
});

test('a correct password without the second step does not make a network known', async () => {
  const { factor } = await guarded('known@example.test');
  for (let times = 0; times < 3; times += 1) await enter('known@example.test', thiefs);
  const thief = await enter('known@example.test', thiefs);
  await wrongTimes(thief, factor, 10);
  expect(await pass(await enter('known@example.test', thiefs), factor)).toMatchObject({
    status: 429,
  });
});

test('the right code resets the count of wrong codes', async () => {
  const { factor } = await guarded('nine@example.test');
  const client = await enter('nine@example.test', thiefs);
  for (let round = 0; round < 2; round += 1) {
    expect(await wrongTimes(client, factor, 9)).toEqual(often(9));
    expect(await pass(client, factor)).toBeNull();
    await world.letPass(30);
  }
});

test('each of several concurrent wrong codes is counted', async () => {
  const { factor } = await guarded('many@example.test');
  const thief = await enter('many@example.test', thiefs);
  const { access_token } = await readSession(thief);
  const { data: challenge } = await thief.mfa.challenge({ factorId: factor.id });
  const body = { challenge_id: challenge?.id, code: wrongCode(factor) };
  await world.openConnections();
  const told = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const answer = await world.post(`/factors/${factor.id}/verify`, body, {
        authorization: `Bearer ${access_token}`,
      });
      return ((await answer.json()) as { code: string }).code;
    }),
  );
  expect(told.filter((each) => each === invalid)).toHaveLength(10);
  expect((await thief.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
});
