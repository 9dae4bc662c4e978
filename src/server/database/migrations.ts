import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { OUTSIDE_TRANSACTION } from '../../../db/model/migration-rules.ts';
import { statementsOf } from '../../../db/model/sql-statements.ts';
import { SteadyClient } from './database-outage.ts';

type Migration = { name: string; sql: string; checksum: string };
type Options = {
  folder?: string;
  /** Where the embedded database lies; not given where DATABASE_URL names another. */
  dataDir?: string | undefined;
  /** Told, once each, of a migration that others keep waiting. */
  onWait?: (name: string) => void;
};

const OUR_FOLDER = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
/** Any number that nobody else locks in this database. */
const LOCK = 7_215_550_100;

/**
 * Brings the database up to date: the files of db/migrations in the order of their names, each once, each
 * whole or not at all, one process at a time. Returns the names applied now. A file that was changed after
 * it was applied is refused by name; so is a database that newer code has brought further, or that was made
 * before the migrations were squashed into one.
 */
export async function migrate(
  databaseUrl: string,
  { folder = OUR_FOLDER, dataDir, onWait = () => {} }: Options = {},
): Promise<string[]> {
  const client = new SteadyClient({
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
    const migrations = await readMigrations(folder);
    const applied = await readApplied(client);
    refuseUnknown(migrations, applied, dataDir);
    const pending = outstanding(migrations, applied);
    for (const migration of pending) await apply(client, migration, onWait);
    return pending.map(({ name }) => name);
  } finally {
    // The lock ends with the session.
    await client.end();
  }
}

/** What this product brings and the database does not have yet. Empty is ready. */
export async function pendingMigrations(
  pool: Pick<pg.Pool, 'query'>,
  folder = OUR_FOLDER,
): Promise<string[]> {
  return outstanding(await readMigrations(folder), await readApplied(pool)).map(({ name }) => name);
}

/** Of these names, those that this version does not bring. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = new Set((await readMigrations(OUR_FOLDER)).map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** The extensions that the product makes for itself. Any other in its database is a DBA's. */
export async function requiredExtensions(): Promise<string[]> {
  const migrations = await readMigrations(OUR_FOLDER);
  const made = migrations.flatMap(({ sql }) => [
    ...sql.matchAll(/^create extension if not exists (\w+)/gim),
  ]);
  return made.map(([, name = '']) => name);
}

/** Why the product cannot work on this database as it is, for the owner; null when it can. */
export async function migrationFault(
  client: Pick<pg.Pool, 'query'>,
  dataDir?: string,
): Promise<string | null> {
  const migrations = await readMigrations(OUR_FOLDER);
  try {
    const applied = await readApplied(client);
    refuseUnknown(migrations, applied, dataDir);
    const pending = outstanding(migrations, applied).map(({ name }) => name);
    if (pending.length === 0) return null;
    return `Migrations are missing: ${pending.join(', ')}. Start the product once, which applies them.`;
  } catch (error) {
    const isEmpty = (error as { code?: string }).code === UNDEFINED_TABLE;
    if (isEmpty) return 'The database is empty. Start the product once, which fills it.';
    return (error as Error).message;
  }
}

const UNDEFINED_TABLE = '42P01';

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

function outstanding(migrations: Migration[], applied: Map<string, string>): Migration[] {
  return migrations.filter(({ name, checksum }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Put it back as it was, and add a new file for the change.`,
      );
    }
    return known === undefined;
  });
}

/** The first of the files that were squashed into one (docs/decisions/0038): no later version knows it. */
const BEFORE_SQUASH = '0001-boats-and-bookings.sql';

function refuseUnknown(
  migrations: Migration[],
  applied: Map<string, string>,
  dataDir: string | undefined,
): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  if (unknown.includes(BEFORE_SQUASH)) {
    const remedy =
      dataDir === undefined
        ? 'Set DATABASE_URL to an empty database.'
        : `If all it holds is the demo, remove the folder ${resolve(dataDir)} and start again.`;
    throw new Error(
      `This database was made before the migrations were squashed into one, and cannot be brought up to date. ${remedy}`,
    );
  }
  throw new Error(
    `This database belongs to a newer version of the product (it has ${unknown.join(', ')}). Start that version, or this one on a database of its own.`,
  );
}

/**
 * Who waits inside a statement is in a transaction, for whose end an index that is made concurrently waits: so who
 * waits here asks again and again.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS mine';
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(ask, [LOCK]);
    if (rows[0]?.mine) return;
    await sleep(50);
  }
}

/** Who sells waits behind a migration that waits for a lock: it gives up soon, and lets them go first. */
const LOCK_TIMEOUT_MS = 500;
const PATIENCE_MS = 10 * 60_000;
const PAUSES_MS = [500, 1_000, 2_000, 5_000];
/** A lock that was not to be had, or a deadlock with who sells. */
const IN_THE_WAY = ['55P03', '40P01'];

async function apply(
  client: pg.Client,
  migration: Migration,
  onWait: (name: string) => void,
): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      if (OUTSIDE_TRANSACTION.test(migration.sql)) return await applyStepwise(client, migration);
      return await applyWhole(client, migration);
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      if (!IN_THE_WAY.includes(code) || Date.now() >= deadline) {
        throw new Error(`The migration ${migration.name} failed: ${message}`, { cause: error });
      }
      if (tries === 0) onWait(migration.name);
      await sleep(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    }
  }
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Each statement by itself: where it breaks off, the next start begins with the first again. */
async function applyStepwise(client: pg.Client, migration: Migration): Promise<void> {
  for (const { sql } of statementsOf(migration.sql)) await client.query(sql);
  await note(client, migration);
}

async function note(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
}
