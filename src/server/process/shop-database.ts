import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reachDatabase, SteadyClient } from '../database/database-outage.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { takeDataFolder } from '../settings/data-folder.ts';
import { openPostgres, urlOfLastRun } from './open-postgres.ts';

/** The owner's database does not take connections; the message says why. */
export class DatabaseAway extends Error {}

/**
 * What a command does to the shop's database, whether the product runs or not: to the owner's, or to the
 * embedded one, as it runs now or started for as long as it takes. Throws `DatabaseAway`, and an error in words
 * where there is no database.
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

async function reachOnce(databaseUrl: string, log: Log): Promise<void> {
  const { signal } = new AbortController();
  try {
    await reachDatabase(databaseUrl, { log, signal, timeoutMs: 0 });
  } catch (error) {
    throw new DatabaseAway((error as Error).message, { cause: error });
  }
}

/** `close` stops it only if it was started for this. */
type ShopDatabase = { url: string; close(): Promise<void> };

/** The owner's database, or the embedded one: as it runs now, or started for this. */
async function openShopDatabase(config: Config, log: Log): Promise<ShopDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error('there is no database in the data folder yet. Start the product once first.');
  }
  const running = urlOfLastRun(config);
  if (running && (await answers(running))) return { url: running, close: async () => {} };
  const folder = await takeDataFolder(dataDir, config.publicUrl);
  if ('takenBy' in folder) {
    throw new Error(
      'the product is running, but its database does not answer. Try again in a moment.',
    );
  }
  try {
    const { url, stop } = await openPostgres({ config, log });
    return { url, close: () => stop().finally(() => folder.release()) };
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new SteadyClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
