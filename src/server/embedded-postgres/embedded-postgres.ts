import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { openSecrets } from '../settings/secrets.ts';
import { accountFor } from './postgres-account.ts';
import { openBinaries } from './postgres-binaries.ts';
import { openCluster } from './postgres-cluster.ts';
import { keepPostgresRunning } from './postgres-keeper.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { choosePort } from './postgres-port.ts';
import { startPostgres } from './postgres-process.ts';

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

type Wishes = {
  dataDir: string;
  log: Log;
  /** Called when the server died and could not be brought back. */
  onLost?: (reason: Error) => void;
};

/**
 * Starts the PostgreSQL that comes with the product on `dataDir`, durable and on the loopback only.
 * The caller must be the only one using that folder (see `data-folder.ts`): what an earlier, killed run
 * left behind is ended here. A server that dies is started again on the same address.
 */
export async function startEmbeddedPostgres(inputs: Wishes): Promise<EmbeddedPostgres> {
  const { dataDir, log, onLost = () => {} } = inputs;
  mkdirSync(dataDir, { recursive: true });
  const { databasePassword: password } = openSecrets(dataDir);
  const account = accountFor(dataDir);
  const binaries = openBinaries(account, dataDir, log);
  const cluster = await openCluster({ dataDir, account, binaries, password, log });
  await clearLeftovers(cluster, log);
  const port = await choosePort(dataDir);
  const logFile = join(dataDir, 'postgres.log');
  const server = await keepPostgresRunning({
    async start() {
      await clearLeftovers(cluster, log);
      return startPostgres({ binaries, cluster, port, account, logFile, log });
    },
    onDeath: () => log.warn('The database server died. Starting it again.'),
    onLost,
  });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  };
}
