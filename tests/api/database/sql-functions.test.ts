import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHECKSUMS, appendChecksums, readFunctionFiles } from '../../../db/model/function-files.ts';
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

const DB_FOLDER = fileURLToPath(new URL('../../../db/', import.meta.url));

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

test('SQL functions that call each other are applied once, after the migrations', async () => {
  expect(await migrate(database.url, { folder })).toEqual({
    migrations: ['0001-boats.sql'],
    functions: ['boats_afloat', 'boats_asked', 'count_of_names'],
  });
  expect(await callFunction('boats_asked')).toBe('1');
  expect(await applyFunctions()).toEqual([]);
});

test('only the edited SQL function is applied again', async () => {
  await applyFunctions();
  const before = await readAppliedTimes();
  write('count_of_names', 'returns bigint language sql as $$ select 7 * boats_afloat() $$');
  expect(await pendingMigrations(pool, folder)).toEqual(['function count_of_names']);
  expect(await applyFunctions()).toEqual(['count_of_names']);
  expect(await pendingMigrations(pool, folder)).toEqual([]);
  expect(await callFunction('boats_asked')).toBe('7');
  const after = await readAppliedTimes();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed).toEqual(['count_of_names']);
});

test.each([
  ['is not SQL', 'returns bigint language sql as $$ select count(*) frm boats $$'],
  ['reads a table that does not exist', 'returns bigint language sql as $$ select 1 from fleet $$'],
  ['returns another type', 'returns text language sql as $$ select name from boats $$'],
])(
  'a SQL function that %s fails the start, is named in the error and changes no other function',
  async (_, body) => {
    await applyFunctions();
    const before = await readDefinitions();
    write('boats_afloat', 'returns bigint language sql as $$ select 0::bigint $$');
    write('count_of_names', body);
    await expect(applyFunctions()).rejects.toThrow('The SQL function count_of_names failed: ');
    expect(await readDefinitions()).toEqual(before);
    expect(await pendingMigrations(pool, folder)).toEqual([
      'function boats_afloat',
      'function count_of_names',
    ]);
  },
);

test('a SQL function with changed arguments is refused, since both versions would exist', async () => {
  await applyFunctions();
  write(
    'boats_afloat',
    'returns bigint language sql as $$ select 1::bigint $$',
    'smallest integer',
  );
  await expect(applyFunctions()).rejects.toThrow(
    'The SQL function boats_afloat failed: it exists more than once, with different arguments',
  );
});

test('only one of many processes that start together applies the SQL functions', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, applyFunctions));
  expect(runs.flat()).toEqual(['boats_afloat', 'boats_asked', 'count_of_names']);
});

test('a migration that breaks an unchanged SQL function fails with the name of the function', async () => {
  await applyFunctions();
  migration('0002-fleet.sql', 'alter table boats rename to fleet;');
  await expect(applyFunctions()).rejects.toThrow('The SQL function boats_afloat failed: ');
});

test('a migration applies the SQL functions it names in its own transaction, before its statements', async () => {
  write('all_boats', 'returns setof boats language sql as $$ select name from boats $$');
  await applyFunctions();
  write('all_boats', 'returns setof boats language sql as $$ select name, 3 from boats $$');
  const named = '-- with functions: all_boats\nalter table boats add column length integer;';
  const assertNewBody =
    "do $$ begin assert (select length from all_boats()) = 3, 'old body'; end $$;";
  migration('0002-lengths.sql', `${named}\n${assertNewBody}\nselect nonsense;`);
  await expect(applyFunctions()).rejects.toThrow('The migration 0002-lengths.sql failed: ');
  expect((await pool.query('select * from all_boats()')).rows).toEqual([{ name: 'Reef' }]);
  migration('0002-lengths.sql', `${named}\n${assertNewBody}`);
  expect(await applyFunctions()).toEqual(['all_boats']);
  expect((await pool.query('select * from all_boats()')).rows).toEqual([
    { name: 'Reef', length: 3 },
  ]);
});

test('a SQL function without a file stays until a migration drops it', async () => {
  await applyFunctions();
  rmSync(join(folder, 'functions', 'boats', 'boats-asked.sql'));
  expect(await applyFunctions()).toEqual([]);
  expect(await callFunction('boats_asked')).toBe('1');
  migration('0002-less.sql', 'drop function boats_asked();');
  expect(await applyFunctions()).toEqual([]);
  expect(await readDefinitions()).toHaveLength(2);
});

test('a manually dropped SQL function is reported as pending and restored at the next start', async () => {
  await applyFunctions();
  await pool.query('drop function boats_asked()');
  expect(await pendingMigrations(pool, folder)).toEqual(['function boats_asked']);
  expect(await applyFunctions()).toEqual(['boats_asked']);
  expect(await callFunction('boats_asked')).toBe('1');
});

test('an older version stays ready on newer SQL functions but cannot restart, and does not change them', async () => {
  const [older, between, newer] = await versions(1, 2, 3);
  await migrate(database.url, { folder: older });
  await migrate(database.url, { folder: newer });
  for (const outdated of [older, between]) {
    expect(await pendingMigrations(pool, outdated)).toEqual([]);
    await expect(migrate(database.url, { folder: outdated })).rejects.toThrow(
      'This database belongs to a newer version of the product (it has another body of count_of_names).',
    );
  }
  expect(await callFunction('boats_asked')).toBe('3');
});

test('an upgrade that skips a version applies the newest SQL functions', async () => {
  const [older, , newer] = await versions(1, 2, 3);
  await migrate(database.url, { folder: older });
  const { functions } = await migrate(database.url, { folder: newer });
  expect(functions).toEqual(['count_of_names']);
  expect(await callFunction('boats_asked')).toBe('3');
});

test('a migrated database has exactly the functions of db/functions', async () => {
  await migrate(database.url);
  const before = await readDefinitions();
  const { files } = await readFunctionFiles(join(DB_FOLDER, 'functions'));
  const { rows } = await pool.query<{ name: string }>(
    `select proname as name ${FROM_OUR_FUNCTIONS}`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !formerFunctions.includes(name));
  expect(names.toSorted()).toEqual(files.map(({ name }) => name));
  for (const { sql } of files) await pool.query(sql);
  expect(await readDefinitions()).toEqual(before);
});

test('upgrading a database older than db/functions changes only comments of its functions', async () => {
  cpSync(join(DB_FOLDER, 'migrations'), join(folder, 'migrations'), { recursive: true });
  rmSync(join(folder, 'migrations', '0001-boats.sql'));
  rmSync(join(folder, 'functions'), { recursive: true });
  await migrate(database.url, { folder });
  const before = (await readDefinitions()).map(withoutComments);
  await pool.query('drop table sql_functions');
  expect(await migrationFault(pool)).toMatch(
    /^Migrations are missing: function aggregate_rollups, /,
  );
  const { migrations, functions } = await migrate(database.url);
  const { files } = await readFunctionFiles(join(DB_FOLDER, 'functions'));
  expect({ migrations, count: functions.length }).toEqual({ migrations: [], count: files.length });
  const after = (await readDefinitions()).map(withoutComments);
  expect(after.filter((sql) => !isRenamed(sql))).toEqual(before);
  expect(await migrationFault(pool)).toBeNull();
});

test('the owner sees an error if a newer version has changed a SQL function', async () => {
  await migrate(database.url);
  await pool.query("update sql_functions set checksum = 'unknown' where name = 'room_left'");
  expect(await migrationFault(pool)).toBe(
    'This database belongs to a newer version of the product (it has another body of room_left). Start that version, or use a separate database for this one.',
  );
  expect(await pendingMigrations(pool)).toEqual([]);
});

test('a backup records its SQL functions, which identify a backup of a newer version', async () => {
  await migrate(database.url);
  const recorded = await readSchemaVersion(database.url);
  expect(await unknownParts(recorded)).toEqual([]);
  expect(recorded.functions?.map(({ name }) => name)).toContain('room_left');
  const functions = [{ name: 'room_left', checksum: 'unknown' }];
  expect(await unknownParts({ migrations: ['9999-more.sql'], functions })).toEqual([
    '9999-more.sql',
    'another body of room_left',
  ]);
  expect(await unknownParts({ migrations: recorded.migrations })).toEqual([]);
});

/** Creates a folder for each version; `count_of_names` returns the version's number. */
async function versions<Numbers extends number[]>(
  ...numbers: Numbers
): Promise<{ [Nth in keyof Numbers]: string }> {
  const folders: string[] = [];
  for (const number of numbers) {
    write('count_of_names', `returns bigint language sql as $$ select ${number}::bigint $$`);
    await release();
    const target = join(folder, `version-${number}`);
    cpSync(join(folder, 'migrations'), join(target, 'migrations'), { recursive: true });
    cpSync(join(folder, 'functions'), join(target, 'functions'), { recursive: true });
    folders.push(target);
  }
  return folders as { [Nth in keyof Numbers]: string };
}

/** Adds the current bodies to the checksums, like `npm test -- unit function-files -u`. */
async function release(): Promise<void> {
  const functions = join(folder, 'functions');
  writeFileSync(join(functions, CHECKSUMS), appendChecksums(await readFunctionFiles(functions)));
}

async function applyFunctions(): Promise<string[]> {
  return (await migrate(database.url, { folder })).functions;
}

async function callFunction(name: string): Promise<unknown> {
  const { rows } = await pool.query<{ answer: unknown }>(`select ${name}() as answer`);
  return rows[0]?.answer;
}

async function readAppliedTimes(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; at: string }>(
    'select name, applied_at::text as at from sql_functions',
  );
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

/** Functions that migrations created and the previous version calls; the next release drops them. */
const formerFunctions = ['count_sums_anew', 'fold_sums'];

/** True for the successors of `formerFunctions`. */
function isRenamed(sql: string): boolean {
  return /FUNCTION public\.(rebuild_rollups|aggregate_rollups)\(/.test(sql);
}

const FROM_OUR_FUNCTIONS = `from pg_proc where pronamespace = 'public'::regnamespace and not exists (
  select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;

async function readDefinitions(): Promise<string[]> {
  const { rows } = await pool.query<{ sql: string }>(
    `select pg_get_functiondef(oid) as sql ${FROM_OUR_FUNCTIONS} order by 1`,
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
