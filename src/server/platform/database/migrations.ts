import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import {
  type FunctionFile,
  type FunctionFiles,
  readFunctionFiles,
} from '../../../../db/model/function-files.ts';
import { applyMigration, finishFunctions, type Migration } from './apply-migration.ts';
import { ResilientClient } from './database-outage.ts';
import {
  createFunctionRecord,
  newerFunctions,
  outstandingFunctions,
  readAppliedFunctions,
  UNDEFINED_TABLE,
} from './sql-functions.ts';

type Release = { migrations: readonly Migration[]; functions: FunctionFiles };
type Options = {
  /** Folder that contains `migrations` and `functions`. */
  folder?: string;
  /** Folder of the embedded database; absent with DATABASE_URL. */
  dataDir?: string | undefined;
  /** Called once for each migration that waits for another transaction. */
  onWait?: (name: string) => void;
};

const OUR_FOLDER = fileURLToPath(new URL('../../../../db', import.meta.url));
/** Key of the advisory lock: arbitrary, but unique in this database. */
const LOCK = 7_215_550_100;

type Pending = { migrations: readonly Migration[]; functions: readonly FunctionFile[] };
export type Applied = { migrations: string[]; functions: string[] };

/**
 * Brings the database up to date under an advisory lock: applies each new file of db/migrations in order of name, then
 * all missing functions of db/functions in one transaction. Throws if a migration was changed after it was applied, if
 * newer code has migrated the database, or if the database is older than the squash of the migrations
 * (docs/decisions/0087).
 */
export async function migrate(
  databaseUrl: string,
  { folder = OUR_FOLDER, dataDir, onWait = () => {} }: Options = {},
): Promise<Applied> {
  const client = new ResilientClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (
        name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const release = await readRelease(folder);
    const pending = await findPending(client, release, dataDir);
    await createFunctionRecord(client);
    const { files } = release.functions;
    for (const migration of pending.migrations)
      await applyMigration(client, { migration, files, onWait });
    await finishFunctions(client, release.functions, pending);
    return { migrations: listNames(pending.migrations), functions: listNames(pending.functions) };
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}

/** Lists the migrations and functions of this version that the database lacks; empty means ready. */
export async function pendingMigrations(
  pool: Pick<pg.Pool, 'query'>,
  folder = OUR_FOLDER,
): Promise<string[]> {
  const { migrations, functions } =
    folder === OUR_FOLDER ? await readOurRelease() : await readRelease(folder);
  const pending = outstanding(migrations, await readApplied(pool));
  const changed = outstandingFunctions(functions, await readAppliedFunctions(pool));
  return listPending({ migrations: pending, functions: changed });
}

/** Lists the migrations and functions in a backup's manifest that this version does not know. */
export async function unknownParts(backup: {
  migrations: readonly string[];
  functions?: readonly { name: string; checksum: string }[] | undefined;
}): Promise<string[]> {
  const { migrations, functions } = await readOurRelease();
  const known = new Set(listNames(migrations));
  const bodies = new Map(backup.functions?.map(({ name, checksum }) => [name, checksum]));
  return [
    ...backup.migrations.filter((name) => !known.has(name)),
    ...newerFunctions(functions, bodies),
  ];
}

/** Lists the extensions that migrations create. Any other extension belongs to the DBA. */
export async function requiredExtensions(): Promise<string[]> {
  const { migrations } = await readOurRelease();
  const matches = migrations.flatMap(({ sql }) => [
    ...sql.matchAll(/^create extension if not exists (\w+)/gim),
  ]);
  return matches.map(([, name = '']) => name);
}

/** Explains to the owner why this version cannot run on the database; null if it can. */
export async function migrationFault(
  client: Pick<pg.Pool, 'query'>,
  dataDir?: string,
): Promise<string | null> {
  try {
    const pending = await findPending(client, await readOurRelease(), dataDir);
    const names = listPending(pending);
    if (names.length === 0) return null;
    return `Migrations are missing: ${names.join(', ')}. Start the product once to apply them.`;
  } catch (error) {
    const isEmpty = (error as { code?: string }).code === UNDEFINED_TABLE;
    if (isEmpty) return 'The database is empty. Start the product once to fill it.';
    return (error as Error).message;
  }
}

/** Lists the migrations and functions that the database lacks. Throws if the database must not be migrated. */
async function findPending(
  client: Pick<pg.Pool, 'query'>,
  { migrations, functions }: Release,
  dataDir: string | undefined,
): Promise<Pending> {
  const applied = await readApplied(client);
  refuseUnknown(migrations, applied, dataDir);
  const bodies = await readAppliedFunctions(client);
  const newer = newerFunctions(functions, bodies);
  if (newer.length > 0) throw newerDatabase(newer);
  return {
    migrations: outstanding(migrations, applied),
    functions: outstandingFunctions(functions, bodies),
  };
}

let ourRelease: Promise<Release> | null = null;

/** Cached: load balancers poll readiness, and a process keeps the version it started with. */
function readOurRelease(): Promise<Release> {
  ourRelease ??= readRelease(OUR_FOLDER).catch((error: unknown) => {
    ourRelease = null;
    throw error;
  });
  return ourRelease;
}

async function readRelease(folder: string): Promise<Release> {
  const migrations = await readMigrations(join(folder, 'migrations'));
  return { migrations, functions: await readFunctionFiles(join(folder, 'functions')) };
}

function listPending({ migrations, functions }: Pending): string[] {
  return [...listNames(migrations), ...functions.map(({ name }) => `function ${name}`)];
}

function listNames(files: readonly { name: string }[]): string[] {
  return files.map(({ name }) => name);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: hash('sha256', sql) };
    }),
  );
}

async function readApplied(client: Pick<pg.Pool, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function outstanding(migrations: readonly Migration[], applied: Map<string, string>): Migration[] {
  return migrations.filter(({ name, checksum }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Restore the original file, and put the change into a new migration.`,
      );
    }
    return known === undefined;
  });
}

/** First migration from before the squash (docs/decisions/0087), which this version no longer knows. */
const BEFORE_SQUASH = '0001-boats-and-bookings.sql';

function refuseUnknown(
  migrations: readonly Migration[],
  applied: Map<string, string>,
  dataDir: string | undefined,
): void {
  const known = new Set(listNames(migrations));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  if (unknown.includes(BEFORE_SQUASH)) {
    const remedy =
      dataDir === undefined
        ? 'Set DATABASE_URL to an empty database.'
        : `If it holds only the demo, remove the folder ${resolve(dataDir)} and start again.`;
    throw new Error(
      `This database is too old to upgrade: it was made before the migrations were squashed into one. ${remedy}`,
    );
  }
  throw newerDatabase(unknown);
}

function newerDatabase(has: readonly string[]): Error {
  return new Error(
    `This database belongs to a newer version of the product (it has ${has.join(', ')}). Start that version, or use a separate database for this one.`,
  );
}

/**
 * Polls for the lock: waiting inside a statement would keep a transaction open, and `create index concurrently` waits
 * for open transactions.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS mine';
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(ask, [LOCK]);
    if (rows[0]?.mine) return;
    await sleep(50);
  }
}
