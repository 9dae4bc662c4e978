import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataSubjects } from '#domain/privacy/erasure.ts';
import { readSchema, type Schema } from '../../../db/model/read-schema.ts';
import {
  listPersonalColumns,
  personalColumns,
  tableNames,
  nonPersonalTables,
} from '../../../src/server/back-office/privacy/personal-columns.ts';
import { rowConditions } from '../../../src/server/back-office/privacy/personal-rows.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let schema: Schema;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createTestPool(database.url, 1);
  schema = await readSchema(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('the classification of personal data lists exactly the columns of the database', () => {
  const inDatabase = schema
    .filter(({ name }) => !nonPersonalTables.some((table) => table === name))
    .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
  const marked = tableNames.map((name) => [name, Object.keys(personalColumns[name]).toSorted()]);
  expect(Object.fromEntries(marked)).toEqual(Object.fromEntries(inDatabase));
});

test.each(dataSubjects)('every table with %s data maps its rows to a person', (person) => {
  const saying = tableNames.filter((table) => listPersonalColumns(table, person).length > 0);
  // The audit log is searched by text.
  const known = [...Object.keys(rowConditions[person]), 'audit_events'];
  expect(saying.filter((table) => !known.includes(table))).toEqual([]);
});

test.each(dataSubjects)(
  'every erased column with %s data accepts the value that replaces it',
  (person) => {
    for (const table of tableNames) {
      for (const { column, becomes } of listPersonalColumns(table, person)) {
        if (typeof becomes !== 'object' || becomes.value !== null) continue;
        const found = schema
          .find(({ name }) => name === table)
          ?.columns.find(({ name }) => name === column);
        expect(found?.isNullable, `${table}.${column}`).toBe(true);
      }
    }
  },
);
