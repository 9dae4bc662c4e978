import { existsSync, lstatSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach } from 'vitest';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import { openPostgres } from '../../../src/server/process/composition/open-postgres.ts';

const createdFolders: string[] = [];

afterEach(() => {
  for (const folder of createdFolders.splice(0)) {
    const link = join(folder, 'data', 'postgres');
    // Also removes the separate folder in which a server started as root keeps its database.
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) {
      rmSync(dirname(readlinkSync(link)), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Returns a path for a data folder, in a new folder that only this user can enter. Removes both after the test. */
export function newDataFolder(): string {
  const home = mkdtempSync(join(tmpdir(), 'boat-trips-home-'));
  createdFolders.push(home);
  return join(home, 'data');
}

/** Returns the process id of the embedded database while it runs. */
export function postgresPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
  return pid !== undefined && isAlive(pid) ? pid : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export async function waitForExit(pid: number): Promise<void> {
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited > 20_000) throw new Error(`process ${pid} is still alive`);
    await sleep(20);
  }
}

/** Queries the embedded database. */
export async function askDatabase<Row>(dataDir: string, sql: string): Promise<Row[]> {
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string;
  };
  const port = Number(readFileSync(join(dataDir, 'postgres.port'), 'utf8'));
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: databasePassword,
    database: 'postgres',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Runs only the embedded database during an action, and passes the database's URL to the action. */
export async function whileDatabaseRuns<T>(
  dataDir: string,
  action: (url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await openPostgres({ config: { dataDir }, log: openLog('warn') });
  try {
    return await action(url);
  } finally {
    await stop();
  }
}
