import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHECKSUMS, checksumsWith, readFunctionFiles } from '../../../db/model/function-files.ts';
import { readSchemaVersion } from '../../../src/server/operations/backups/copy-database.ts';
import {
  migrate,
  migrationFault,
  pendingMigrations,
  unknownParts,
} from '../../../src/server/platform/database/migrations.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

const OURS = fileURLToPath(new URL('../../../db/', import.meta.url));

let folder: string;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boat-trips-functions-'));
  mkdirSync(join(folder, 'migrations'));
  mkdirSync(join(folder, 'functions', 'boats'), { recursive: true });
  database = await createTestDatabase({ empty: true });
  pool = createTestPool(database.url);
  migration('0001-boats.sql', "create table boats (name text); insert into boats values ('Reef');");
  write('boats_afloat', 'returns bigint language sql as $$ select count(*) from boats $$');
  write('boats_asked', 'returns bigint language sql as $$ select count_of_names() $$');
  write('count_of_names', 'returns bigint language sql as $$ select boats_afloat() $$');
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('functions follow the migrations, whichever of them call each other, and once', async () => {
  expect(await migrate(database.url, { folder })).toEqual({
    migrations: ['0001-boats.sql'],
    functions: ['boats_afloat', 'boats_asked', 'count_of_names'],
  });
  expect(await answerOf('boats_asked')).toBe('1');
  expect(await applied()).toEqual([]);
});

test('an edited function is applied again, and no other', async () => {
  await applied();
  const before = await appliedAt();
  write('count_of_names', 'returns bigint language sql as $$ select 7 * boats_afloat() $$');
  expect(await pendingMigrations(pool, folder)).toEqual(['function count_of_names']);
  expect(await applied()).toEqual(['count_of_names']);
  expect(await pendingMigrations(pool, folder)).toEqual([]);
  expect(await answerOf('boats_asked')).toBe('7');
  const after = await appliedAt();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed).toEqual(['count_of_names']);
});

test.each([
  ['is not SQL', 'returns bigint language sql as $$ select count(*) frm boats $$'],
  ['reads a table that does not exist', 'returns bigint language sql as $$ select 1 from fleet $$'],
  ['returns another type', 'returns text language sql as $$ select name from boats $$'],
])('a function that %s is named, and all others stay as they were', async (_, body) => {
  await applied();
  const before = await definitions();
  write('boats_afloat', 'returns bigint language sql as $$ select 0::bigint $$');
  write('count_of_names', body);
  await expect(applied()).rejects.toThrow('The SQL function count_of_names failed: ');
  expect(await definitions()).toEqual(before);
  expect(await pendingMigrations(pool, folder)).toEqual([
    'function boats_afloat',
    'function count_of_names',
  ]);
});

test('a function that would exist twice, with other arguments, is refused', async () => {
  await applied();
  write(
    'boats_afloat',
    'returns bigint language sql as $$ select 1::bigint $$',
    'smallest integer',
  );
  await expect(applied()).rejects.toThrow(
    'The SQL function boats_afloat failed: it exists more than once, with other arguments',
  );
});

test('only one of many processes that start together applies the SQL functions', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, applied));
  expect(runs.flat()).toEqual(['boats_afloat', 'boats_asked', 'count_of_names']);
});

test('a migration that breaks an unchanged function names the function', async () => {
  await applied();
  migration('0002-fleet.sql', 'alter table boats rename to fleet;');
  await expect(applied()).rejects.toThrow('The SQL function boats_afloat failed: ');
});

test('a function that a migration names is applied in its transaction, before its statements', async () => {
  write('all_boats', 'returns setof boats language sql as $$ select name from boats $$');
  await applied();
  write('all_boats', 'returns setof boats language sql as $$ select name, 3 from boats $$');
  const named = '-- with functions: all_boats\nalter table boats add column length integer;';
  const look = "do $$ begin assert (select length from all_boats()) = 3, 'of before'; end $$;";
  migration('0002-lengths.sql', `${named}\n${look}\nselect nonsense;`);
  await expect(applied()).rejects.toThrow('The migration 0002-lengths.sql failed: ');
  expect((await pool.query('select * from all_boats()')).rows).toEqual([{ name: 'Reef' }]);
  migration('0002-lengths.sql', `${named}\n${look}`);
  expect(await applied()).toEqual(['all_boats']);
  expect((await pool.query('select * from all_boats()')).rows).toEqual([
    { name: 'Reef', length: 3 },
  ]);
});

test('a function whose file was deleted stays until a migration drops it', async () => {
  await applied();
  rmSync(join(folder, 'functions', 'boats', 'boats-asked.sql'));
  expect(await applied()).toEqual([]);
  expect(await answerOf('boats_asked')).toBe('1');
  migration('0002-less.sql', 'drop function boats_asked();');
  expect(await applied()).toEqual([]);
  expect(await definitions()).toHaveLength(2);
});

test('a function that was dropped by hand is missing, and comes back at the next start', async () => {
  await applied();
  await pool.query('drop function boats_asked()');
  expect(await pendingMigrations(pool, folder)).toEqual(['function boats_asked']);
  expect(await applied()).toEqual(['boats_asked']);
  expect(await answerOf('boats_asked')).toBe('1');
});

test('an older version on newer functions stays ready, does not start again, and leaves them', async () => {
  const [older, between, newer] = await versions(1, 2, 3);
  await migrate(database.url, { folder: older });
  await migrate(database.url, { folder: newer });
  for (const former of [older, between]) {
    expect(await pendingMigrations(pool, former)).toEqual([]);
    await expect(migrate(database.url, { folder: former })).rejects.toThrow(
      'This database belongs to a newer version of the product (it has another body of count_of_names).',
    );
  }
  expect(await answerOf('boats_asked')).toBe('3');
});

test('a version before the last one is brought up to date, however many were left out', async () => {
  const [older, , newer] = await versions(1, 2, 3);
  await migrate(database.url, { folder: older });
  const { functions } = await migrate(database.url, { folder: newer });
  expect(functions).toEqual(['count_of_names']);
  expect(await answerOf('boats_asked')).toBe('3');
});

test('a migrated database has exactly the functions of db/functions', async () => {
  await migrate(database.url);
  const before = await definitions();
  const { files } = await readFunctionFiles(join(OURS, 'functions'));
  const { rows } = await pool.query<{ name: string }>(`select proname as name ${OUR_FUNCTIONS}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(files.map(({ name }) => name));
  for (const { sql } of files) await pool.query(sql);
  expect(await definitions()).toEqual(before);
});

test('upgrading a database from before db/functions changes no code of its functions', async () => {
  cpSync(join(OURS, 'migrations'), join(folder, 'migrations'), { recursive: true });
  rmSync(join(folder, 'migrations', '0001-boats.sql'));
  rmSync(join(folder, 'functions'), { recursive: true });
  await migrate(database.url, { folder });
  const before = (await definitions()).map(withoutComments);
  await pool.query('drop table sql_functions');
  expect(await migrationFault(pool)).toMatch(/^Migrations are missing: function boats_of_source, /);
  const { migrations, functions } = await migrate(database.url);
  expect({ migrations, count: functions.length }).toEqual({ migrations: [], count: before.length });
  expect((await definitions()).map(withoutComments)).toEqual(before);
  expect(await migrationFault(pool)).toBeNull();
});

test('the owner reads that a newer version has been at the database', async () => {
  await migrate(database.url);
  await pool.query("update sql_functions set checksum = 'unknown' where name = 'room_left'");
  expect(await migrationFault(pool)).toBe(
    'This database belongs to a newer version of the product (it has another body of room_left). Start that version, or this one on a database of its own.',
  );
  expect(await pendingMigrations(pool)).toEqual([]);
});

test('a backup notes the bodies of its functions, and one of a newer version is recognised by them', async () => {
  await migrate(database.url);
  const noted = await readSchemaVersion(database.url);
  expect(await unknownParts(noted)).toEqual([]);
  expect(noted.functions?.map(({ name }) => name)).toContain('room_left');
  const functions = [{ name: 'room_left', checksum: 'unknown' }];
  expect(await unknownParts({ migrations: ['9999-more.sql'], functions })).toEqual([
    '9999-more.sql',
    'another body of room_left',
  ]);
  expect(await unknownParts({ migrations: noted.migrations })).toEqual([]);
});

/** The folders of versions in each of which one function answers with another number. */
async function versions<Numbers extends number[]>(
  ...numbers: Numbers
): Promise<{ [Nth in keyof Numbers]: string }> {
  const folders: string[] = [];
  for (const number of numbers) {
    write('count_of_names', `returns bigint language sql as $$ select ${number}::bigint $$`);
    await release();
    const own = join(folder, `version-${number}`);
    cpSync(join(folder, 'migrations'), join(own, 'migrations'), { recursive: true });
    cpSync(join(folder, 'functions'), join(own, 'functions'), { recursive: true });
    folders.push(own);
  }
  return folders as { [Nth in keyof Numbers]: string };
}

/** Lists all bodies as released, as a developer does before a change is merged. */
async function release(): Promise<void> {
  const functions = join(folder, 'functions');
  writeFileSync(join(functions, CHECKSUMS), checksumsWith(await readFunctionFiles(functions)));
}

async function applied(): Promise<string[]> {
  return (await migrate(database.url, { folder })).functions;
}

async function answerOf(name: string): Promise<unknown> {
  const { rows } = await pool.query<{ answer: unknown }>(`select ${name}() as answer`);
  return rows[0]?.answer;
}

async function appliedAt(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; at: string }>(
    'select name, applied_at::text as at from sql_functions',
  );
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

const OUR_FUNCTIONS = `from pg_proc where pronamespace = 'public'::regnamespace and not exists (
  select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;

async function definitions(): Promise<string[]> {
  const { rows } = await pool.query<{ sql: string }>(
    `select pg_get_functiondef(oid) as sql ${OUR_FUNCTIONS} order by 1`,
  );
  return rows.map(({ sql }) => sql);
}

function withoutComments(sql: string): string {
  return sql.replace(/^\s*--.*\n/gm, '');
}

function migration(name: string, sql: string): void {
  writeFileSync(join(folder, 'migrations', name), sql);
}

function write(name: string, body: string, parameters = ''): void {
  const file = join(folder, 'functions', 'boats', `${name.replaceAll('_', '-')}.sql`);
  writeFileSync(file, `create or replace function ${name}(${parameters}) ${body};\n`);
}
