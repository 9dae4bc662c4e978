import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { SteadyClient } from './database-outage.ts';

type Migration = { name: string; sql: string; checksum: string };
type Options = {
  folder?: string;
  /** Where the embedded database lies; not given where DATABASE_URL names another. */
  dataDir?: string | undefined;
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
  { folder = OUR_FOLDER, dataDir }: Options = {},
): Promise<string[]> {
  const client = new SteadyClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (
        name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const migrations = await readMigrations(folder);
    const applied = await readApplied(client);
    refuseUnknown(migrations, applied, dataDir);
    const pending = outstanding(migrations, applied);
    for (const migration of pending) await apply(client, migration);
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

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
