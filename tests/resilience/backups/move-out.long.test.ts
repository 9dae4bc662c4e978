import { expect, test } from 'vitest';
import { expectKept } from '../../support/assertions/acknowledged-trips.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { startProduct, startProductOnDataDir } from '../../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../../support/faults/retrying-buyers.ts';
import { createTestDatabase, createTestPool } from '../../support/product/test-database.ts';
import { wholeDatabase } from '../../support/product/database-hash.ts';
import { newDataFolder, whileDatabaseRuns } from '../../support/product/data-folders.ts';

test('npm run shop -- move-out copies everything to an external database, or changes nothing', async () => {
  const dataDir = newDataFolder();
  const env = { DATA_DIR: dataDir };
  const target = await createTestDatabase({ empty: true });
  const pool = createTestPool(target.url, 1);
  const product = await startProductOnDataDir(dataDir);
  const { port: PORT } = new URL(product.url);
  const buyers = await createRetryingBuyers([product.url]);
  await waitForSales(buyers, 20);
  await buyers.stop();
  const moveOut = (...args: string[]) => runShopCommand('move-out', env, ...args);
  expect((await moveOut('--to', target.url)).output).toContain(
    'Nothing was moved: the product is running. Stop it first.',
  );
  await product.stop();
  const rows = await whileDatabaseRuns(dataDir, wholeDatabase);

  expect((await moveOut()).output).toContain(
    'Nothing was moved: no target was given. Usage: npm run shop -- move-out',
  );
  await pool.query('create table boats (name text)');
  expect((await moveOut('--to', target.url)).output).toContain(
    'Nothing was moved: the target database is not empty (public.boats). Create an empty one with createdb.',
  );
  await pool.query('drop table boats');
  // Creates a type that the check for an empty database misses, so that the copy fails halfway.
  await pool.query(
    'create function reject_change(text) returns text language sql as $$ select $1 $$',
  );
  await pool.query('create schema jobs create table queue_stats (name text)');
  await pool.query('drop table jobs.queue_stats; create type jobs.job_state as enum ()');
  const failed = await moveOut('--to', target.url);
  expect(failed).toMatchObject({ exitCode: 1 });
  expect(failed.output).toContain('Nothing was moved: type "job_state" already exists');
  expect(await wholeDatabase(target.url)).toEqual({});
  expect(await whileDatabaseRuns(dataDir, wholeDatabase)).toEqual(rows);
  await pool.query('drop schema jobs cascade; drop function reject_change(text)');

  const { exitCode, output } = await moveOut('--to', target.url);
  expect(output).toContain('tables. The doctor found no problems in the new database.');
  expect(output).toContain('DATABASE_URL to the address you gave');
  expect(exitCode).toBe(0);
  expect(await wholeDatabase(target.url)).toEqual(rows);
  const settings = { DATABASE_URL: target.url, DATA_DIR: dataDir };
  expect((await runShopCommand('doctor', settings)).output).toMatch(/^All is well/);
  await expect(startProductOnDataDir(dataDir)).rejects.toThrow(
    'This shop moved to the database at',
  );
  const there = await startProduct({ databaseUrl: target.url, dataDir, env: { DEMO: 'on', PORT } });
  await expectKept(there.url, buyers.acknowledged);
  const more = await createRetryingBuyers([there.url]);
  await waitForSales(more, 10);
  await more.stop();
  await there.stop();
  await pool.end();
  await target.drop();
});
