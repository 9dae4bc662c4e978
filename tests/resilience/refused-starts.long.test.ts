import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import { runProductToItsEnd } from '../support/product/product.ts';
import {
  databaseUrl,
  createTestDatabase,
  createTestPool,
} from '../support/product/test-database.ts';
import { newDataFolder } from '../support/product/data-folders.ts';

test('a start on a port in use is refused with a message that suggests another port, and creates no database', async () => {
  const port = await freePort();
  const stranger = createServer().listen(port);
  const dataDir = newDataFolder();
  const start = await runProductToItsEnd({ DATA_DIR: dataDir, PORT: String(port) });
  expect(start.exitCode).toBe(1);
  expect(start.output).toContain(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  stranger.close();
});

test('a start names all wrong settings in one message', async () => {
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

test('a start names a database that refuses the login immediately and without its password', async () => {
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

/** Error message for a database from before the migrations were squashed. */
const BEFORE_SQUASH =
  'This database is too old to upgrade: it was made before the migrations were squashed into one.';

test('a database from before the squashed migrations is refused and stays unchanged', async () => {
  const database = await createTestDatabase({ empty: true });
  const pool = createTestPool(database.url);
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
  expect((await visitDoctor(settings)).output).toContain(remedy);
  expect(await everything()).toEqual(before);
  await pool.end();
  await database.drop();
});
