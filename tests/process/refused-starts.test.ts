import { createServer } from 'node:http';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { visitDoctor } from '../support/doctor-visit.ts';
import { freePort } from '../support/free-port.ts';
import { runProductToItsEnd, startProductOnDataDir } from '../support/product.ts';
import { databaseUrl, openTestDatabase, openTestPool } from '../support/test-database.ts';
import { askDatabase, newDataFolder } from './data-folders.ts';

test('a second start on the same data folder says who is there and leaves the first alone', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  const second = await runProductToItsEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain(
    `Another copy of this product is already running on this data folder (pid ${first.pid}, ${first.url})`,
  );
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
});

test('of two that start at the same moment, one serves and the other says so', async () => {
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

test('a start that follows a stop waits for the first to leave', async () => {
  const dataDir = newDataFolder();
  const first = await startProductOnDataDir(dataDir);
  const leaving = first.stop();
  const second = await startProductOnDataDir(dataDir);
  expect(await leaving).toBe(0);
  await second.stop();
});

test('a taken port is named, another is proposed, and no database is left behind', async () => {
  const port = await freePort();
  const stranger = createServer().listen(port);
  const dataDir = newDataFolder();
  const start = await runProductToItsEnd({ DATA_DIR: dataDir, PORT: String(port) });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain(
    `Port ${port} is already in use. Stop what is using it, or choose another: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  stranger.close();
});

test('settings that are wrong are all named at once', async () => {
  const dataDir = newDataFolder();
  const start = await runProductToItsEnd({
    DATA_DIR: dataDir,
    PORT: 'many',
    DATABASE_URL: 'mysql://here',
    DEMO: 'perhaps',
  });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain('PORT must be a whole number from 1 to 65535, not "many".');
  expect(start.output).toContain('DATABASE_URL must be an address like postgres://');
  expect(start.output).toContain('DEMO must be on or off, not "perhaps".');
  expect(existsSync(dataDir)).toBe(false);
});

test('a database that lets nobody in is named at once, without its password', async () => {
  const wrong = new URL(databaseUrl('postgres'));
  wrong.password = 'not-the-secret';
  const start = await runProductToItsEnd({
    DATA_DIR: newDataFolder(),
    PORT: String(await freePort()),
    DATABASE_URL: wrong.href,
    DEMO: 'on',
  });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain(
    `DATABASE_URL: the database at ${wrong.host}/postgres refuses the connection: password`,
  );
  expect(start.output).not.toContain('not-the-secret');
});

test('a database that cannot be reached is waited for, then named with its setting', async () => {
  const port = await freePort();
  const start = await runProductToItsEnd({
    DATA_DIR: newDataFolder(),
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/none`,
    DEMO: 'on',
  });
  expect(start.exitCode).toBe(1);
  const name = `the database at 127.0.0.1:${port}/none`;
  const reason = `connect ECONNREFUSED 127.0.0.1:${port}`;
  expect(start.output).toContain(`Waiting for ${name} (DATABASE_URL): ${reason}`);
  expect(start.output).toContain(
    `DATABASE_URL: ${name} cannot be reached: ${reason} (waited for 30 s).`,
  );
  expect(start.output).not.toContain('secret');
});

const BEFORE_SQUASH =
  'This database was made before the migrations were squashed into one, and cannot be brought up to date.';

test('a database from before the migrations were squashed is refused, and stays as it was', async () => {
  const database = await openTestDatabase({ empty: true });
  const pool = openTestPool(database.url);
  await pool.query(`
    create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
    insert into migrations values ('0001-boats-and-bookings.sql', 'old'), ('0034-operator-phone.sql', 'old');
    create table boats (name text); insert into boats values ('Sea Grape')`);
  const everything = async () => {
    const tables = "select relname from pg_class where relkind = 'r' and oid > 16384 order by 1";
    const { rows: boats } = await pool.query('select name from boats');
    return { tables: (await pool.query(tables)).rows, boats };
  };
  const before = await everything();
  const remedy = `${BEFORE_SQUASH} Set DATABASE_URL to an empty database.`;
  const settings = { DATABASE_URL: database.url, DEMO: 'on' };
  const start = await runProductToItsEnd({
    ...settings,
    DATA_DIR: newDataFolder(),
    PORT: String(await freePort()),
  });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain(remedy);
  expect((await visitDoctor(settings)).words).toContain(remedy);
  expect(await everything()).toEqual(before);
  await pool.end();
  await database.drop();
});

test('an embedded database from before then is refused with the folder to remove, and without it all starts anew', async () => {
  const dataDir = newDataFolder();
  const old = await startProductOnDataDir(dataDir);
  await askDatabase(dataDir, "update migrations set name = '0001-boats-and-bookings.sql'");
  await old.stop();
  const start = await runProductToItsEnd({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain(
    `${BEFORE_SQUASH} If all it holds is the demo, remove the folder ${dataDir} and start again.`,
  );
  // Under root the database itself lies elsewhere.
  const cluster = realpathSync(join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true });
  const anew = await startProductOnDataDir(dataDir);
  expect((await fetch(`${anew.url}/readyz`)).status).toBe(200);
  await anew.stop();
  if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true });
});
