import { mkdirSync } from 'node:fs';
import type { Log } from '../log.ts';
import { openSecrets } from '../secrets.ts';
import { accountFor } from './postgres-account.ts';
import { openBinaries } from './postgres-binaries.ts';
import { openCluster } from './postgres-cluster.ts';
import { clearLeftovers } from './postgres-leftovers.ts';
import { choosePort } from './postgres-port.ts';
import { type PostgresProcess, startPostgres } from './postgres-process.ts';

export type EmbeddedPostgres = {
  url: string;
  /** The running server's process; another one after a restart. */
  pid(): number;
  stop(): Promise<void>;
};

type Wishes = {
  dataDir: string;
  log: Log;
  /** Called when the server died and could not be brought back. */
  onLost?: (reason: Error) => void;
};

const RESTARTS_ALLOWED = 5;

/**
 * Starts the PostgreSQL that comes with the product on `dataDir`, durable and on the loopback only.
 * The caller must be the only one using that folder (see `data-folder.ts`): what an earlier, killed run
 * left behind is ended here. A server that dies is started again on the same address.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onLost,
}: Wishes): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true });
  const { databasePassword } = openSecrets(dataDir);
  const account = accountFor(dataDir);
  const binaries = openBinaries(account, dataDir, log);
  const cluster = await openCluster({
    dataDir,
    account,
    binaries,
    password: databasePassword,
    log,
  });
  await clearLeftovers(cluster, log);
  const port = await choosePort(dataDir);

  const start = () =>
    startPostgres({ binaries, cluster, port, account, logFile: `${dataDir}/postgres.log`, log });
  let running: Promise<PostgresProcess> = start();
  let pid = (await running).pid;
  let stopping = false;
  let restarts = 0;

  const keepAlive = async (server: PostgresProcess): Promise<void> => {
    await server.exited;
    if (stopping) return;
    if (++restarts > RESTARTS_ALLOWED)
      throw new Error(
        'The database server keeps dying. Its log is postgres.log in the data folder.',
      );
    log.warn('The database server died. Starting it again.');
    running = clearLeftovers(cluster, log).then(start);
    const next = await running;
    pid = next.pid;
    return keepAlive(next);
  };
  keepAlive(await running).catch((reason: Error) => onLost?.(reason));

  return {
    url: `postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`,
    pid: () => pid,
    async stop() {
      stopping = true;
      const server = await running.catch(() => undefined);
      await server?.stop();
    },
  };
}
