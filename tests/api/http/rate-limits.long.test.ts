import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';
import { boatNamed, openDay } from '../../support/worlds/guests/two-server-world.ts';

const HOLDS = 300;
const RESERVATIONS = 60;
const GREEDY = '203.0.113.7';
const OTHER = '203.0.113.8';

let store: TestDatabase;
let product: RunningProduct;
let boat: BoatView;

beforeAll(async () => {
  store = await createTestDatabase();
  // Behind a proxy that forwards the client's address.
  const env = { DEMO: 'on', RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  product = await startProduct({ databaseUrl: store.url, env });
  boat = await boatNamed(product.url, 'Mango Express');
});
afterAll(async () => {
  await product.stop();
  await store.drop();
});

test('too many holds from one IP address are refused with a message and a Retry-After header', async () => {
  await expectLimited('/checkout/create', HOLDS);
});

test('too many reservations from one IP address are refused with a message and a Retry-After header', async () => {
  await expectLimited('/api/bookings', RESERVATIONS);
});

test('a rate-limited IP address may still read, and other IP addresses may still buy', async () => {
  for (const path of ['/api/boats', `/api/boats/${boat.id}`, '/readyz']) {
    const response = await fetch(product.url + path, { headers: { 'x-forwarded-for': GREEDY } });
    expect(response.status).toBe(200);
  }
  expect((await hold(GREEDY)).status).toBe(429);
  // Forged hops have no effect: only the address from our own proxy counts.
  expect((await hold(`198.51.100.1, ${GREEDY}`)).status).toBe(429);
  expect((await hold(OTHER)).status).toBe(200);
  const database = createTestPool(store.url, 1);
  expect(await checkSeats(database)).toEqual([]);
  await database.end();
});

test('polling for payments is limited before it exhausts the provider’s rate limit', async () => {
  const look = async (_: unknown, nth: number) => {
    const answer = await fetch(`${product.url}/booking/by-session?session_id=cs_${nth}`, {
      headers: { 'x-forwarded-for': GREEDY },
    });
    return answer.status;
  };
  const answers = await Promise.all(Array.from({ length: 620 }, look));
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
});

/** Exceeds the limit with empty requests, so that no seat is taken. */
async function expectLimited(path: string, most: number): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: most + 20 }, () => post(path, GREEDY, {})),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(most);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  for (const answer of refused) {
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(
      /^Too many attempts\. Please wait \d+ (seconds|minutes) and try again\.$/,
    );
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
  }
}

function hold(address: string): Promise<Response> {
  const day = openDay(boat, 60);
  return post('/checkout/create', address, {
    boatId: boat.id,
    pricingMode: 'perSeat',
    start: day,
    end: day,
    time: '09:00',
    groupSize: 2,
    customerName: 'Ana Boat',
    customerEmail: 'ana@example.com',
  });
}

function post(path: string, address: string, payload: unknown): Promise<Response> {
  return fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(payload),
  });
}
