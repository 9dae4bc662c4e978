import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from './options.ts';
import { accountFor } from './postgres-account.ts';
import { prepareBinaries } from './postgres-binaries.ts';
import { openCluster } from './postgres-cluster.ts';
import { choosePort, readLastPort } from './postgres-port.ts';
import { startPostgres } from './postgres-process.ts';
import { endStaleProcesses } from './stale-processes.ts';
import { superviseServer } from './supervisor.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

const usualSharedFolders = ['/var/lib/embedded-postgres', '/var/tmp/embedded-postgres'];

/**
 * Starts a durable PostgreSQL on `dataDir`, on the loopback interface only. The caller must be the folder's only user:
 * a server left behind by a killed process is stopped. A crashed server is restarted on the same port.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, password, log, onLost = () => {} } = options;
  mkdirSync(dataDir, { recursive: true });
  const account = accountFor(dataDir);
  const place = { dataDir, account, sharedFolders: options.sharedFolders ?? usualSharedFolders };
  const binaries = prepareBinaries(place, log);
  const cluster = await openCluster(place, { binaries, password, log });
  await endStaleProcesses(cluster, log);
  const port = await choosePort(dataDir);
  const logFile = join(dataDir, 'postgres.log');
  const server = await superviseServer({
    async start() {
      await endStaleProcesses(cluster, log);
      return startPostgres({ binaries, cluster, port, account, logFile, log });
    },
    onDeath: () => log.warn('The database server crashed. Restarting it.'),
    onLost,
  });
  return { url: buildUrl(port, password), stop: () => server.stop() };
}

/** Returns the URL of this folder's last server, whether it runs or not; undefined if no server was started yet. */
export function findLastUrl({ dataDir, password }: Pick<Options, 'dataDir' | 'password'>) {
  const port = readLastPort(dataDir);
  return port === undefined ? undefined : buildUrl(port, password);
}

function buildUrl(port: number, password: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}
