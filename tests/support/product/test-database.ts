import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** URL of the tests' PostgreSQL; set by database-server.ts before the first test. */
export const SERVER_SETTING = 'TEST_POSTGRES_URL';
/** A database with every migration applied, copied for each test. */
export const TEMPLATE = 'migrated';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a database for one test: with empty tables, or without any. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(
    `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : TEMPLATE} STRATEGY file_copy`,
  );
  return {
    url: databaseUrl(name),
    async drop() {
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await rm(buildDataDir(databaseUrl(name)), { recursive: true, force: true });
    },
  };
}

/** Data folder shared by all servers of a database: they need the same secrets and photos. */
export function buildDataDir(url: string): string {
  return join(buildDataDirRoot(url), new URL(url).pathname.slice(1));
}

/** Parent folder of all data folders of a PostgreSQL. */
export function buildDataDirRoot(url: string): string {
  return join(tmpdir(), `boat-trips-${new URL(url).port}`);
}

/** A small pool on a database that may be dropped as soon as it is released. */
export function createTestPool(url: string, most = 4): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: most });
  // A pool ends before its connections do; dropping the database cuts those off.
  pool.on('error', () => {});
  return pool;
}

export function databaseUrl(name: string): string {
  const server = process.env[SERVER_SETTING];
  if (!server) throw new Error('No PostgreSQL for tests: run this through npm test.');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(sql: string): Promise<void> {
  await askServer(sql);
}

/** Returns the single number of a query on the server. */
export async function numberOnServer(sql: string): Promise<number> {
  const [row = {}] = await askServer(sql);
  return Number(Object.values(row)[0]);
}

async function askServer(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
