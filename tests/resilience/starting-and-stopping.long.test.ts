import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProductOnDataDir } from '../support/product/product.ts';
import {
  askDatabase,
  isAlive,
  newDataFolder,
  postgresPid,
} from '../support/product/data-folders.ts';

test('the first start creates its data folder and serves requests', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const answer = await fetch(`${product.url}/healthz`);
  expect(answer.status).toBe(200);
  expect(product.output()).toContain(`http://localhost:${new URL(product.url).port}`);
  expect(product.output()).toContain('rosa@demo.test / sail-away-sxm');
  await product.stop();
});

test('Ctrl-C stops the server and its database, and exits with code 0', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  expect(isAlive(database)).toBe(true);
  process.kill(product.pid, 'SIGINT');
  process.kill(product.pid, 'SIGINT');
  expect(await product.stop()).toBe(0);
  expect(isAlive(database)).toBe(false);
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('data written before a stop is kept at the next start', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  await askDatabase(dataDir, 'CREATE TABLE kept AS SELECT 7 AS lucky');
  await first.stop();
  const second = await startProductOnDataDir(dataDir);
  expect(await askDatabase(dataDir, 'SELECT lucky FROM kept')).toEqual([{ lucky: 7 }]);
  await second.stop();
});
