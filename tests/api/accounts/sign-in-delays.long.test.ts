import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  cookieFrom,
  newAdmin,
  PASSWORD,
  tryToSignIn,
  type Credentials,
} from '../../support/worlds/admins/admins.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';

/** The product behind a proxy, in two processes on one database; only the first counts by IP address. */
let world: PayingWorld;
let second: RunningProduct;
const BEHIND_PROXY = { TRUST_PROXY: '1' };

beforeAll(async () => {
  world = await createPayingWorld({ ...BEHIND_PROXY, RATE_LIMITS: 'on' });
  second = await startProduct({
    databaseUrl: world.databaseUrl,
    env: { ...BEHIND_PROXY, RATE_LIMITS: 'off' },
  });
});
afterAll(async () => {
  await second.stop();
  await world.close();
});
beforeEach(() => world.database.query('delete from admin_sign_in_attempts'));

const HOME = '203.0.113.7';
const STRANGER = '198.51.100.9';

/** Tries to sign in `count` times, one after the other; returns the statuses. */
async function statuses(
  count: number,
  credentials: Credentials,
  from: string,
  baseUrl = world.baseUrl,
) {
  const answers: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    answers.push((await tryToSignIn(baseUrl, credentials, { from })).status);
  }
  return answers;
}

const letWaitsPass = () =>
  world.database.query(
    "update admin_sign_in_attempts set blocked_until = now() - interval '1 second'",
  );

test('after five wrong passwords, growing waits apply even to the right password', async () => {
  const { email } = await newAdmin(world);
  expect(await statuses(6, { email }, STRANGER)).toEqual([401, 401, 401, 401, 401, 429]);
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const refused = await tryToSignIn(
      world.baseUrl,
      { email, password: PASSWORD },
      { from: STRANGER },
    );
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(
      /^Too many attempts\. Please wait \d+ (second|minute)s?, then try again\.$/,
    );
    waits.push(Number(refused.headers.get('retry-after')));
    await letWaitsPass();
    expect(await statuses(1, { email }, STRANGER)).toEqual([401]);
  }
  for (const [nth, longest] of [15, 30, 60, 120].entries()) {
    expect(waits[nth]).toBeGreaterThan(longest / 2);
    expect(waits[nth]).toBeLessThanOrEqual(longest);
  }
  await letWaitsPass();
  expect(await statuses(1, { email, password: PASSWORD }, STRANGER)).toEqual([200]);
  expect(await statuses(2, { email }, STRANGER)).toEqual([401, 401]);
});

test('sign-in attempts with an unknown email address are counted and answered like those with a known one', async () => {
  const unknown = { email: 'nobody@demo.test' };
  expect(await statuses(6, unknown, STRANGER)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('a stranger’s attempts do not lock an admin out on another network or in a known browser', async () => {
  const { email } = await newAdmin(world);
  const right = { email, password: PASSWORD };
  const cookie = cookieFrom(await tryToSignIn(world.baseUrl, right, { from: HOME }));
  await statuses(8, { email }, STRANGER);
  expect(await statuses(1, right, HOME)).toEqual([200]);
  // Even for a stranger in the same network: the known browser has a separate counter.
  expect(await statuses(1, right, STRANGER)).toEqual([429]);
  const known = await tryToSignIn(world.baseUrl, right, { from: STRANGER, cookie });
  expect(known.status).toBe(200);
});

test('a known browser has its own limit of attempts, and is known only for the admin who signed in with it', async () => {
  const anna = await newAdmin(world);
  const ben = await newAdmin(world);
  const right = { email: anna.email, password: PASSWORD };
  const cookie = cookieFrom(await tryToSignIn(world.baseUrl, right, { from: HOME }));
  const asKnown = async (email: string) =>
    (await tryToSignIn(world.baseUrl, { email }, { from: HOME, cookie })).status;
  for (let nth = 0; nth < 5; nth += 1) expect(await asKnown(anna.email)).toBe(401);
  expect(await asKnown(anna.email)).toBe(429);
  expect(await statuses(1, right, HOME)).toEqual([200]);
  for (let nth = 0; nth < 5; nth += 1) expect(await asKnown(ben.email)).toBe(401);
  expect(await statuses(1, { email: ben.email, password: PASSWORD }, HOME)).toEqual([429]);
});

test('a forged cookie does not make a browser known', async () => {
  const { email } = await newAdmin(world);
  await statuses(5, { email }, STRANGER);
  const cookie = 'admin_device=v1.bm9uY2U.dGFn.Ym9keQ';
  const answer = await tryToSignIn(
    world.baseUrl,
    { email, password: PASSWORD },
    { from: STRANGER, cookie },
  );
  expect(answer.status).toBe(429);
});

test('only one of many concurrent sign-in attempts across two processes is checked', async () => {
  const { email } = await newAdmin(world);
  await statuses(1, { email }, STRANGER);
  await world.database.query('update admin_sign_in_attempts set failed_count = 20');
  const tries = Array.from({ length: 24 }, (_, nth) =>
    tryToSignIn(nth % 2 === 0 ? world.baseUrl : second.url, { email }, { from: STRANGER }),
  );
  const answers = (await Promise.all(tries)).map(({ status }) => status);
  expect(answers.filter((status) => status === 401)).toHaveLength(1);
  expect(answers.filter((status) => status === 429)).toHaveLength(23);
});

test('an IP address that tries many accounts has to wait, unless limits by IP address are off', async () => {
  const { email } = await newAdmin(world);
  for (let nth = 0; nth < 30; nth += 1) {
    const answer = await tryToSignIn(
      world.baseUrl,
      { email: `a${nth}@demo.test` },
      { from: STRANGER },
    );
    expect(answer.status).toBe(401);
  }
  const right = { email, password: PASSWORD };
  expect(await statuses(1, right, STRANGER)).toEqual([429]);
  expect(await statuses(1, right, HOME)).toEqual([200]);
  expect(await statuses(1, right, STRANGER, second.url)).toEqual([200]);
});

test('sign-in limits count an IPv6 /64 block as one IP address', async () => {
  const { email } = await newAdmin(world);
  for (let host = 1; host <= 5; host += 1) {
    expect(await statuses(1, { email }, `2001:db8:7:9::${host}`)).toEqual([401]);
  }
  expect(await statuses(1, { email }, '2001:db8:7:9:ffff::1')).toEqual([429]);
  expect(await statuses(1, { email }, '2001:db8:7:8::1')).toEqual([401]);
});

test('failed sign-ins no longer count after a day', async () => {
  const { email } = await newAdmin(world);
  await statuses(6, { email }, STRANGER);
  await world.database.query(
    "update admin_sign_in_attempts set last_failed_at = now() - interval '25 hours', blocked_until = now() - interval '1 hour'",
  );
  expect(await statuses(5, { email }, STRANGER)).toEqual([401, 401, 401, 401, 401]);
});
