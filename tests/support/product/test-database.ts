import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Environment variable with the URL of the tests' PostgreSQL; database-server.ts sets it before the first test. */
export const SERVER_SETTING = 'TEST_POSTGRES_URL';
/** Name of the migrated database that is copied for each test. */
export const TEMPLATE = 'migrated';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Creates a database for one test, with the product's tables unless `empty`. */
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

/** Returns the data folder that all servers of a database share, because they need the same secrets and photos. */
export function buildDataDir(url: string): string {
  return join(buildDataDirRoot(url), new URL(url).pathname.slice(1));
}

/** Returns the parent folder of the data folders of all databases on one PostgreSQL server. */
export function buildDataDirRoot(url: string): string {
  return join(tmpdir(), `boat-trips-${new URL(url).port}`);
}

/** Creates a small pool. The database may be dropped as soon as the pool has ended. */
export function createTestPool(url: string, maxConnections = 4): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections });
  // Ignores errors of connections that outlive the pool and are cut off when the database is dropped.
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

/** Returns the number that a query on the server selects. */
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
