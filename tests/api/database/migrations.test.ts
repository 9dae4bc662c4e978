import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, pendingMigrations } from '../../../src/server/platform/database/migrations.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

let folder: string;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boat-trips-migrations-'));
  mkdirSync(join(folder, 'migrations'));
  database = await createTestDatabase({ empty: true });
  pool = createTestPool(database.url);
  write('0001-boats.sql', 'CREATE TABLE boats (name text); CREATE TABLE captains (name text);');
  write('0002-names.sql', 'ALTER TABLE boats ADD COLUMN slug text;');
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('each migration file is applied once, in order', async () => {
  expect(await applied()).toEqual(['0001-boats.sql', '0002-names.sql']);
  expect(await applied()).toEqual([]);
  write('0003-more.sql', 'DROP TABLE captains;');
  expect(await pendingMigrations(pool, folder)).toEqual(['0003-more.sql']);
  expect(await applied()).toEqual(['0003-more.sql']);
  expect(await pendingMigrations(pool, folder)).toEqual([]);
});

test('one of many processes that start together applies the migrations, and the others wait', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, applied));
  expect(runs.flat()).toEqual(['0001-boats.sql', '0002-names.sql']);
});

test('a migration file that was changed after it was applied is refused by name', async () => {
  await migrate(database.url, { folder });
  write('0001-boats.sql', 'CREATE TABLE boats (name text NOT NULL);');
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'The migration 0001-boats.sql was changed after it was applied.',
  );
});

test('a database with a migration of a newer version is refused, and the error names the migration', async () => {
  write('0003-later.sql', 'CREATE TABLE later (name text);');
  await migrate(database.url, { folder });
  rmSync(join(folder, 'migrations', '0003-later.sql'));
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'This database belongs to a newer version of the product (it has 0003-later.sql).',
  );
});

test('a failing migration is named and rolled back, and earlier migrations stay applied', async () => {
  write('0003-broken.sql', 'CREATE TABLE half (name text); SELECT nonsense;');
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'The migration 0003-broken.sql failed',
  );
  const { rows } = await pool.query(
    "SELECT to_regclass('half') AS half, to_regclass('boats') AS boats",
  );
  expect(rows).toEqual([{ half: null, boats: 'boats' }]);
  expect(await pendingMigrations(pool, folder)).toEqual(['0003-broken.sql']);
});

test('a migration waits for locked tables without blocking sales', async () => {
  await migrate(database.url, { folder });
  write('0003-more.sql', 'ALTER TABLE boats ADD COLUMN colour text;');
  const holder = await pool.connect();
  await holder.query('BEGIN; SELECT FROM boats');
  const waited: string[] = [];
  const running = migrate(database.url, { folder, onWait: (name) => waited.push(name) });
  await expect.poll(() => waited).toEqual(['0003-more.sql']);
  // Each sale may queue behind the migration, which waits at most half a second for its lock.
  const began = Date.now();
  for (let sold = 0; sold < 20; sold += 1) await pool.query("INSERT INTO boats VALUES ('Reef')");
  expect(Date.now() - began).toBeLessThan(5_000);
  await holder.query('COMMIT');
  holder.release();
  expect((await running).migrations).toEqual(['0003-more.sql']);
});

test('a migration can build an index outside a transaction, and rebuilds it after a failure', async () => {
  await migrate(database.url, { folder });
  await pool.query("INSERT INTO boats (name) VALUES ('Reef'), ('Reef')");
  const drop = 'DROP INDEX CONCURRENTLY IF EXISTS boats_by_name;';
  const make = 'CREATE UNIQUE INDEX CONCURRENTLY boats_by_name ON boats (name);';
  write('0003-index.sql', `-- outside a transaction\n${drop}\n${make}\n`);
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'The migration 0003-index.sql failed: could not create unique index',
  );
  await pool.query('DELETE FROM boats');
  const runs = await Promise.all(Array.from({ length: 4 }, applied));
  expect(runs.flat()).toEqual(['0003-index.sql']);
  const { rows } = await pool.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'boats_by_name'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

async function applied(): Promise<string[]> {
  return (await migrate(database.url, { folder })).migrations;
}

function write(name: string, sql: string): void {
  writeFileSync(join(folder, 'migrations', name), sql);
}
