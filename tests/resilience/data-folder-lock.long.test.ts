import { realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/product/free-port.ts';
import { runProductToItsEnd, startProductOnDataDir } from '../support/product/product.ts';
import { askDatabase, newDataFolder } from '../support/product/data-folders.ts';

/** Started first and checked last, because it waits half a minute. */
const waiting = startWithoutDatabase();

test('a second start on the same data folder is refused with the process id and URL of the running product', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  const second = await runProductToItsEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain(
    `This product is already running on this data folder (pid ${first.pid}, ${first.url})`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
});

test('one of two concurrent starts on the same data folder serves, and the other exits with an error message', async () => {
  const dataDir = newDataFolder();
  const starts = await Promise.allSettled([
    startProductOnDataDir(dataDir),
    startProductOnDataDir(dataDir),
  ]);
  const winners = starts.filter((start) => start.status === 'fulfilled');
  const losers = starts.filter((start) => start.status === 'rejected');
  expect([winners.length, losers.length]).toEqual([1, 1]);
  expect(String(losers[0]?.reason)).toContain('already running on this data folder');
  await winners[0]?.value.stop();
});

test('a start right after a stop waits for the first product to exit', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  const leaving = first.stop();
  const second = await startProductOnDataDir(dataDir);
  expect(await leaving).toBe(0);
  await second.stop();
});

test('an embedded database from before the squashed migrations is refused with a message that names the folder to remove', async () => {
  const dataDir = newDataFolder();
  const old = await startProductOnDataDir(dataDir);
  await askDatabase(
    dataDir,
    `with later as (delete from migrations where name >= '0002')
     update migrations set name = '0001-boats-and-bookings.sql' where name < '0002'`,
  );
  await old.stop();
  const start = await runProductToItsEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain(
    `This database is too old to upgrade: it was made before the migrations were squashed into one. If it holds only the demo, remove the folder ${dataDir} and start again.`,
  );
  // Resolves the link first, because a server run by root keeps its database outside the data folder.
  const cluster = realpathSync(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true });
  const restarted = await startProductOnDataDir(dataDir);
  expect((await fetch(`${restarted.url}/readyz`)).status).toBe(200);
  await restarted.stop();
  if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true });
});

test('a start waits for an unreachable database, then fails with a message that names the setting', async () => {
  const { port, start } = await waiting;
  expect(start.exitCode).toBe(1);
  const name = `the database at 127.0.0.1:${port}/none`;
  const reason = `connect ECONNREFUSED 127.0.0.1:${port}`;
  expect(start.output).toContain(`Waiting for ${name} (DATABASE_URL): ${reason}`);
  expect(start.output).toContain(
    `DATABASE_URL: ${name} cannot be reached: ${reason} (waited for 30 s).`,
  );
  expect(start.output).not.toContain('secret');
});

async function startWithoutDatabase() {
  const port = await freePort();
  const start = await runProductToItsEnd({
    DATA_DIR: newDataFolder(),
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none`,
    DEMO: 'on',
  });
  return { port, start };
}
