import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openPool } from '../platform/database/database.ts';
import { reachDatabase, ResilientClient } from '../platform/database/database-outage.ts';
import { migrationFault } from '../platform/database/migrations.ts';
import { findDisagreements } from '../operations/doctor/check-shared-config.ts';
import type { Log } from '../platform/telemetry/log.ts';
import type { Config } from '../platform/settings/config.ts';
import { takeDataFolder } from '../platform/settings/data-folder.ts';
import { openPostgres, urlOfLastRun } from '../process/composition/open-postgres.ts';

/** Thrown when the owner's database is unreachable or refuses connections; the message says why. */
export class DatabaseUnreachable extends Error {}

/**
 * Runs a command on the shop's database, whether the product runs or not: the owner's database, or the embedded one,
 * which is started if necessary. Throws `DatabaseUnreachable`, or a readable error if there is no database.
 */
export async function withShopDatabase<T>(
  config: Config,
  log: Log,
  act: (url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== undefined) await reachOnce(config.databaseUrl, log);
  const database = await openShopDatabase(config, log);
  try {
    return await act(database.url);
  } finally {
    await database.close();
  }
}

/**
 * Runs a command with a connection pool; throws a readable error unless this version has migrated the database and the
 * servers on it share these settings.
 */
export async function withReadyDatabase<T>(
  config: Config,
  log: Log,
  act: (pool: pg.Pool, url: string) => Promise<T>,
): Promise<T> {
  return withShopDatabase(config, log, async (url) => {
    const pool = openPool(url, 2);
    try {
      const isEmbedded = config.databaseUrl === undefined;
      const fault = await migrationFault(pool, isEmbedded ? config.dataDir : undefined);
      const [wrong] = fault === null ? await findDisagreements(pool, config) : [fault];
      if (wrong !== undefined) throw new Error(wrong);
      return await act(pool, url);
    } finally {
      await pool.end();
    }
  });
}

async function reachOnce(databaseUrl: string, log: Log): Promise<void> {
  const { signal } = new AbortController();
  try {
    await reachDatabase(databaseUrl, { log, signal, timeoutMs: 0 });
  } catch (error) {
    throw new DatabaseUnreachable((error as Error).message, { cause: error });
  }
}

/** `close` stops the database only if it was started for this command. */
export type ShopDatabase = { url: string; close(): Promise<void> };

/** Opens the owner's database, or the embedded one, started if necessary. */
async function openShopDatabase(config: Config, log: Log): Promise<ShopDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error('there is no database in the data folder yet. Start the product once first.');
  }
  const running = urlOfLastRun(config);
  if (running && (await answers(running))) return { url: running, close: async () => {} };
  return ownDatabase(config, log, 'Its database does not answer: try again in a moment.');
}

/** Starts the embedded database with exclusive access; if the product runs, throws an error that ends with `remedy`. */
export async function ownDatabase(config: Config, log: Log, remedy: string): Promise<ShopDatabase> {
  const folder = await takeDataFolder(config.dataDir, config.publicUrl);
  if ('takenBy' in folder) throw new Error(`the product is running. ${remedy}`);
  try {
    const { url, stop } = await openPostgres({ config, log });
    return { url, close: () => stop().finally(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new ResilientClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
