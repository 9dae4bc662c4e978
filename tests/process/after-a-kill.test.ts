import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProductOnDataDir } from '../support/product.ts';
import { askDatabase, isAlive, newDataFolder, postgresPid, untilGone } from './data-folders.ts';

const onLinux = process.platform === 'linux';

test('a killed server takes its database along, and the next start finds everything', async () => {
  const dataDir = newDataFolder();
  const killed = await startProductOnDataDir(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  await askDatabase(dataDir, 'CREATE TABLE kept AS SELECT 7 AS lucky');
  await killed.kill9();
  await untilGone(database);
  const next = await startProductOnDataDir(dataDir);
  expect(await askDatabase(dataDir, 'SELECT lucky FROM kept')).toEqual([{ lucky: 7 }]);
  await next.stop();
});

test.runIf(onLinux)(
  'a database that outlives its server is stopped by the next start',
  async () => {
    const dataDir = newDataFolder();
    const killed = await startProductOnDataDir(dataDir);
    const database = postgresPid(dataDir) ?? 0;
    await askDatabase(dataDir, 'CREATE TABLE kept AS SELECT 7 AS lucky');
    process.kill(watcherPid(dataDir), 'SIGKILL');
    await killed.kill9();
    expect(isAlive(database)).toBe(true);
    const next = await startProductOnDataDir(dataDir);
    await untilGone(database);
    expect(next.output()).toContain(
      'Stopping the database server that an earlier run left behind.',
    );
    expect(await askDatabase(dataDir, 'SELECT lucky FROM kept')).toEqual([{ lucky: 7 }]);
    await next.stop();
  },
);

test('after a kill of server and database at once, what was acknowledged is there', async () => {
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

test('a mark left by a dead database, naming a living stranger, is in nobody’s way', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  await first.stop();
  const cluster = join(dataDir, 'postgres');
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`,
    { mode: 0o644 },
  );
  const next = await startProductOnDataDir(dataDir);
  expect(isAlive(process.pid)).toBe(true);
  await next.stop();
});

test('a database that is killed alone comes back on the same address', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const killed = postgresPid(dataDir) ?? 0;
  process.kill(killed, 'SIGKILL');
  await untilGone(killed);
  await expect
    .poll(() => fetch(`${product.url}/readyz`).then(({ status }) => status), { timeout: 20_000 })
    .toBe(200);
  expect(postgresPid(dataDir)).not.toBe(killed);
  expect(await product.stop()).toBe(0);
});

test('a server whose data folder is taken from under it gives up and says so', async () => {
  const dataDir = newDataFolder();
  const product = await startProductOnDataDir(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
  rmSync(dataDir, { recursive: true });
  process.kill(database, 'SIGKILL');
  await untilGone(product.pid);
  expect(product.output()).toContain('Something broke that cannot be mended while running.');
  expect(await product.stop()).toBe(1);
});

test('a first start that was killed while making its database is simply begun again', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  await first.stop();
  rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true });
  rmSync(join(dataDir, 'postgres'), { force: true });
  mkdirSync(join(dataDir, 'postgres.new-halfway'));
  const next = await startProductOnDataDir(dataDir);
  expect((await fetch(`${next.url}/healthz`)).status).toBe(200);
  await next.stop();
});

/** The shell that shuts the database down when its server is gone. */
function watcherPid(dataDir: string): number {
  const cluster = realpathSync(join(dataDir, 'postgres'));
  const pid = readdirSync('/proc').find((name) => {
    const commandLine = join('/proc', name, 'cmdline');
    if (!/^\d+$/.test(name) || !existsSync(commandLine)) return false;
    const words = readFileSync(commandLine, 'utf8').split('\0');
    return words[0] === '/bin/sh' && words.includes(cluster);
  });
  return Number(pid);
}

async function writeUntilItFails(dataDir: string, acknowledged: number[]): Promise<void> {
  try {
    for (let number = 0; ; number++) {
      await askDatabase(dataDir, `INSERT INTO kept VALUES (${number})`);
      acknowledged.push(number);
    }
  } catch {
    // The database is gone, as it should be.
  }
}
