import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProductOnDataDir } from '../support/product/product.ts';
import {
  askDatabase,
  newDataFolder,
  postgresPid,
  waitForExit,
} from '../support/product/data-folders.ts';

test('killing the server stops its database, and the next start finds all data', async () => {
  const dataDir = newDataFolder();
  const killed = await startProductOnDataDir(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  await askDatabase(dataDir, 'CREATE TABLE kept AS SELECT 7 AS lucky');
  await killed.kill9();
  await waitForExit(database);
  const next = await startProductOnDataDir(dataDir);
  expect(await askDatabase(dataDir, 'SELECT lucky FROM kept')).toEqual([{ lucky: 7 }]);
  await next.stop();
});

test('acknowledged writes survive a kill of both server and database', async () => {
  const dataDir = newDataFolder();
  const killed = await startProductOnDataDir(dataDir);
  await askDatabase(dataDir, 'CREATE TABLE kept (number int)');
  const acknowledged: number[] = [];
  const writing = writeUntilItFails(dataDir, acknowledged);
  while (acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(postgresPid(dataDir) ?? 0, 'SIGKILL');
  await killed.kill9();
  await writing;
  const next = await startProductOnDataDir(dataDir);
  const kept = await askDatabase<{ number: number }>(dataDir, 'SELECT number FROM kept');
  expect(kept.map(({ number }) => number)).toEqual(expect.arrayContaining(acknowledged));
  await next.stop();
});

test('the product restarts a killed database and becomes ready again at the same URL', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const killed = postgresPid(dataDir) ?? 0;
  process.kill(killed, 'SIGKILL');
  await waitForExit(killed);
  await expect
    .poll(() => fetch(`${product.url}/readyz`).then(({ status }) => status), { timeout: 60_000 })
    .toBe(200);
  expect(postgresPid(dataDir)).not.toBe(killed);
  expect(await product.stop()).toBe(0);
});

test('a server whose data folder is deleted exits with an error message', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
  rmSync(dataDir, { recursive: true });
  process.kill(database, 'SIGKILL');
  await waitForExit(product.pid);
  expect(product.output()).toContain('The server is stopping after an unexpected error:');
  expect(await product.stop()).toBe(1);
});

async function writeUntilItFails(dataDir: string, acknowledged: number[]): Promise<void> {
  try {
    for (let number = 0; ; number++) {
      await askDatabase(dataDir, `INSERT INTO kept VALUES (${number})`);
      acknowledged.push(number);
    }
  } catch {
    // The database has exited, as expected.
  }
}
