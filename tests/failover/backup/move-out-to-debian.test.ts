import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectKept } from '../../support/assertions/acknowledged-trips.ts';
import { type DebianCluster, createDebianCluster } from '../../support/providers/debian-cluster.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { startProduct, startProductOnDataDir } from '../../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../../support/faults/retrying-buyers.ts';
import { wholeDatabase } from '../../support/product/database-hash.ts';
import { newDataFolder, whileDatabaseRuns } from '../../support/product/data-folders.ts';

let cluster: DebianCluster;

beforeAll(async () => {
  cluster = await createDebianCluster();
  await cluster.start();
}, 60_000);
afterAll(() => cluster?.drop());

test('a shop moves from the embedded PostgreSQL 18 to Debian’s PostgreSQL 15 and continues to sell there', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const { port: PORT } = new URL(product.url);
  const buyers = await createRetryingBuyers([product.url]);
  await waitForSales(buyers, 20);
  await buyers.stop();
  await product.stop();
  const rows = await whileDatabaseRuns(dataDir, wholeDatabase);
  const moved = await runShopCommand('move-out', { DATA_DIR: dataDir }, '--to', cluster.url);
  expect(moved.output).toContain('tables. The doctor found no problems in the new database.');
  expect(moved.exitCode).toBe(0);
  expect(await wholeDatabase(cluster.url)).toEqual(rows);
  const settings = { DATABASE_URL: cluster.url, DATA_DIR: dataDir };
  expect((await runShopCommand('doctor', settings)).output).toMatch(/^All is well/);
  const there = await startProduct({
    databaseUrl: cluster.url,
    dataDir,
    env: { DEMO: 'on', PORT },
  });
  await expectKept(there.url, buyers.acknowledged);
  const more = await createRetryingBuyers([there.url]);
  await waitForSales(more, 20);
  await more.stop();
  await there.stop();
  expect((await runShopCommand('doctor', settings)).output).toMatch(/^All is well/);
}, 240_000);
