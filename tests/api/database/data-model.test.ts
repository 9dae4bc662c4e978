import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderDataModelPage } from '../../../db/model/data-model-page.ts';
import { readSchema } from '../../../db/model/read-schema.ts';
import { renderTablesSource } from '../../../db/model/tables-source.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

const TYPES = '../../../db/tables.ts';
const PAGE = '../../../docs/data-model.md';
const OLD = 'does not match the database: npm test -- http data-model -u';

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createTestPool(database.url, 1);
  client = await pool.connect();
});
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));
afterAll(async () => {
  client.release();
  await pool.end();
  await database.drop();
});

test('the data model page and the table types match the database', async () => {
  const schema = await readSchema(client);
  await expect(renderDataModelPage(schema), `docs/data-model.md ${OLD}`).toMatchFileSnapshot(PAGE);
  await expect(renderTablesSource(schema), `db/tables.ts ${OLD}`).toMatchFileSnapshot(TYPES);
});

test.each([
  ['lacks a column', 'alter table boats drop column port'],
  ['has an additional column', 'alter table boats add column colour text'],
  ['has a column of another type', 'alter table boats alter column port type text[] using null'],
  ['allows null in a column', 'alter table boats alter column port drop not null'],
  ['lacks a default', 'alter table boats alter column version drop default'],
  ['lacks a check constraint', 'alter table boats drop constraint boats_status_check'],
  ['lacks a table', 'drop table former_slugs'],
])('the table types do not match a database that %s', async (_, change) => {
  await client.query(change);
  const source = renderTablesSource(await readSchema(client));
  expect(source).not.toBe(readFileSync(new URL(TYPES, import.meta.url), 'utf8'));
});

test('a table without a comment is reported', async () => {
  await client.query('create table islands (name text)');
  await expect(readSchema(client)).rejects.toThrow(
    "Say what islands is for: comment on table islands is 'slice: what it is for.'",
  );
});
