import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import type { RunningProduct } from '../../support/product/product.ts';
import { ask } from '../../support/faults/raw-requests.ts';
import { askForCheckout, payByCard } from '../../support/worlds/guests/visitors.ts';
import {
  boatNamed,
  everythingSold,
  openDay,
} from '../../support/worlds/guests/two-server-world.ts';
import { malformedPaths } from '../../support/faults/invalid-requests.ts';

let world: PayingWorld;
let database: pg.Pool;
let product: RunningProduct;
let before: unknown;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  ({ product, database } = world);
  before = await everythingSold(database);
});
afterAll(() => world.close());

test.each([
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path: '/api/bookings' })),
  ...['POST', 'PUT', 'DELETE'].map((method) => ({ method, path: '/api/boats' })),
  ...['POST', 'PATCH', 'DELETE'].map((method) => ({ method, path: '/api/boats/trade-wind' })),
])('$method $path is answered 405 and changes no data', async ({ method, path }) => {
  const response = await fetch(product.url + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, expect.any(String)]);
  expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(await everythingSold(database)).toEqual(before);
});

test.each(['/api/', '/api/nothing', '/api/boats/x/y'])(
  '%s is answered 404 in JSON',
  async (path) => {
    const response = await fetch(product.url + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await everythingSold(database)).toEqual(before);
  },
);

test.each(['application/json', 'text/html'])(
  'no malformed URL causes a server error (Accept: %s)',
  async (accept) => {
    const broken: string[] = [];
    for (const path of malformedPaths) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const { status, body } = await ask(product.url, path, { method, headers: { accept } });
        if (status >= 500) broken.push(`${method} ${path.slice(0, 80)} ${status}`);
        expect(body).not.toMatch(/root:x:|"private": true|\bat .*\.ts:\d/);
      }
    }
    expect(broken).toEqual([]);
    expect(await everythingSold(database)).toEqual(before);
  },
);

test('a NUL character typed on the payment page causes no server error', async () => {
  const boat = await boatNamed(product.url, 'Trade Wind');
  const input = {
    boat,
    mode: 'perSeat',
    start: openDay(boat, 60),
    time: '09:00',
    groupSize: 1,
  } as const;
  const { url } = (await askForCheckout(product.url, input)).body;
  expect(await payByCard(url, 'Ana\0Boat')).toContain('/booking/success?session_id=');
});
