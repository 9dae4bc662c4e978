import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SteadyClient } from '../database/database-outage.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { takeDataFolder } from '../settings/data-folder.ts';
import { openPostgres, urlOfLastRun } from './open-postgres.ts';

/** `close` stops it only if it was started for this. */
export type OwnersDatabase = { url: string; close(): Promise<void> };

/** The owner's database, or the embedded one: as it runs now, or started for as long as a command works on it. */
export async function openOwnersDatabase(config: Config, log: Log): Promise<OwnersDatabase> {
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
