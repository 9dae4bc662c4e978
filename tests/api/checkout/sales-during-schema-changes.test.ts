import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBoat, unsoldDays } from '../../support/worlds/guests/demo-days.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';

const SOLD = 'Mango Express';

let store: TestDatabase;
let product: RunningProduct;

beforeAll(async () => {
  store = await createTestDatabase();
  product = await startProduct({ databaseUrl: store.url, env: { DEMO: 'on' } });
});
afterAll(async () => {
  await product.stop();
  await store.drop();
});

test('sales continue while a newer version adds columns to tables that every sale reads', async () => {
  await sell({ times: 3 });
  await addColumns('boats', 'bookings', 'calendar_sources');
  await sell({ times: 3 });
});

test('a boat’s page still renders after a column is added to its table', async () => {
  const { slug } = await readBoat(product.url, SOLD);
  const read = () => fetch(`${product.url}/boats/${slug}`, { headers: { accept: 'text/html' } });
  expect((await read()).status).toBe(200);
  await addColumns('boats');
  // Bypasses the response cache.
  await sell({ times: 1 });
  expect((await read()).status).toBe(200);
});

async function sell({ times }: { times: number }): Promise<void> {
  const boat = await readBoat(product.url, SOLD);
  for (const start of unsoldDays(boat).slice(0, times)) {
    const [time = ''] = boat.availability.timeSlotsDefault;
    const trip = { boat, mode: 'perSeat', start, time, groupSize: 1 } as const;
    expect(await askForCheckout(product.url, trip)).toMatchObject({ status: 200 });
  }
}

let added = 0;

async function addColumns(...tables: string[]): Promise<void> {
  const pool = createTestPool(store.url, 1);
  for (const table of tables) {
    added += 1;
    await pool.query(`alter table ${table} add column of_later_${added} text`);
  }
  await pool.end();
}
