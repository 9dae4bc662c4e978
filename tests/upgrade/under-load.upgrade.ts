import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/server/platform/database/migrations.ts';
import type { Acknowledged } from '../support/assertions/acknowledged-trips.ts';
import { unpackEarlierVersion } from '../support/product/earlier-version.ts';
import { freePort } from '../support/product/free-port.ts';
import { runShopCommand } from '../support/product/shop-command.ts';
import { runProductToItsEnd, startProduct } from '../support/product/product.ts';
import {
  createRetryingBuyers,
  waitForSales,
  type Buyers,
} from '../support/faults/retrying-buyers.ts';
import {
  buildDataDir,
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../support/product/test-database.ts';
import { askSettlement, readBooking } from '../support/worlds/guests/visitors.ts';

/** Statuses that are not errors: sold, still in progress, or sold out. */
const ORDINARY_STATUSES = [200, 201, 202, 409];

let earlier: string;
let database: TestDatabase;

beforeAll(async () => {
  earlier = unpackEarlierVersion();
  database = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await database.drop();
  rmSync(earlier, { recursive: true, force: true });
});

test('an upgrade during sales loses no sale and refuses no buyer; an older version refuses a newer database', async () => {
  const env = { DEMO: 'on' };
  const former = await startProduct({ databaseUrl: database.url, env, version: earlier });
  const buyers = await createRetryingBuyers([former.url]);
  await waitForSales(buyers, 20);
  // Migrates the tables while the earlier version keeps selling.
  const applied = await migrate(database.url);
  expect(applied.migrations).toEqual(namesAfter('0007-by-hand.sql'));
  await waitForSales(buyers, 20);
  // Both versions sell, then the earlier one stops.
  const next = await startProduct({ databaseUrl: database.url, env });
  const newcomers = await createRetryingBuyers([next.url]);
  await waitForSales(newcomers, 20);
  await buyers.stop();
  expect(await former.stop()).toBe(0);
  await waitForSales(newcomers, 20);
  await newcomers.stop();
  for (const { answers } of [buyers, newcomers]) expectOrdinary(answers);
  await expectKeptBy(next.url, replaceUrl(next.url, former.url, buyers));
  await expectKeptBy(next.url, newcomers.acknowledged);
  await next.stop();
  const settings = { DATABASE_URL: database.url, DATA_DIR: buildDataDir(database.url) };
  expect((await runShopCommand('doctor', settings)).output).toMatch(/^All is well/);

  await noteMigration('9999-of-a-version-to-come.sql');
  await expectTooOld();
});

/** Records a migration of a future version. */
async function noteMigration(name: string): Promise<void> {
  const pool = createTestPool(database.url, 1);
  await pool.query('insert into migrations (name, checksum) values ($1, $2)', [name, 'unknown']);
  await pool.end();
}

async function expectTooOld(): Promise<void> {
  const { exitCode, output } = await runProductToItsEnd(
    {
      DATABASE_URL: database.url,
      DATA_DIR: buildDataDir(database.url),
      SANDBOXES: 'on',
      PORT: String(await freePort()),
    },
    earlier,
  );
  expect(exitCode).toBe(1);
  expect(output).toContain('This database belongs to a newer version of the product');
}

function expectOrdinary(answers: Buyers['answers']): void {
  const others = [...answers].filter(([status]) => !ORDINARY_STATUSES.includes(status ?? 0));
  expect(others).toEqual([]);
}

/** Asserts that every acknowledged booking is kept; the newer version may add fields. */
async function expectKeptBy(baseUrl: string, { reserved, confirmed, charged }: Acknowledged) {
  expect(reserved.length + confirmed.length).toBeGreaterThan(0);
  for (const booking of reserved) {
    expect((await readBooking(baseUrl, booking.id)).body).toMatchObject(booking);
  }
  for (const { session, booking } of confirmed) {
    expect((await askSettlement(baseUrl, session)).body).toMatchObject(booking);
  }
  for (const session of charged) {
    const status = async () => (await askSettlement(baseUrl, session)).body.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('paid');
  }
}

/** Replaces one server's URL with another's in the acknowledged bookings. */
function replaceUrl(to: string, from: string, { acknowledged }: Buyers): Acknowledged {
  return JSON.parse(JSON.stringify(acknowledged).replaceAll(from, to)) as typeof acknowledged;
}

function namesAfter(name: string): string[] {
  const names = readdirSync(new URL('../../db/migrations/', import.meta.url));
  return names.filter((each) => each > name).toSorted();
}
