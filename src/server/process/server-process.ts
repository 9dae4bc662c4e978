import { setTimeout as sleep } from 'node:timers/promises';
import { openProduct } from './application.ts';
import type { Config } from '../settings/config.ts';
import { type DataFolder, takeDataFolder } from '../settings/data-folder.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { agreeWithOtherServers } from '../doctor/agree-with-other-servers.ts';
import { type HttpListener, openHttpListener } from './http-listener.ts';
import type { Log } from '../log.ts';
import { migrate } from '../database/migrations.ts';
import { openPostgres } from './open-postgres.ts';
import type { Product } from './product.ts';
import { refuseWrongServices } from '../doctor/check-services.ts';

/** Everything that runs in this process: the data folder, the port, the database, the product. */
export type ServerProcess = {
  /** Settles when people can come in; rejects with the reason in words for the owner. */
  ready: Promise<void>;
  /** Closes what is open, in the order that loses nothing. */
  close(): Promise<void>;
};

type ProcessNeeds = {
  config: Config;
  log: Log;
  /** Called when something the house stands on is gone for good. */
  onLost: (reason: Error) => void;
};

type Opened = {
  folder?: DataFolder;
  listener?: HttpListener;
  postgres?: Awaited<ReturnType<typeof openPostgres>>;
  product?: Product;
};

const STARTING_PATIENCE_MS = 15_000;

export function openServerProcess(needs: ProcessNeeds): ServerProcess {
  const opened: Opened = {};
  const leaving = new AbortController();
  const ready = open(needs, opened, leaving.signal);
  return {
    ready,
    async close() {
      leaving.abort();
      opened.folder?.leaving();
      const settled = ready.catch(() => {});
      await Promise.race([settled, sleep(STARTING_PATIENCE_MS, undefined, { ref: false })]);
      await close(opened, needs.log);
    },
  };
}

async function open(
  { config, log, onLost }: ProcessNeeds,
  opened: Opened,
  signal: AbortSignal,
): Promise<void> {
  if (config.databaseUrl === undefined) opened.folder = await ownDataFolder(config);
  opened.listener = await openHttpListener(config.port, config.host);
  await refuseWrongServices(config, log);
  if (config.databaseUrl !== undefined) await reachDatabase(config.databaseUrl, { log, signal });
  else opened.postgres = await openPostgres({ config, log, onLost });
  const databaseUrl = config.databaseUrl ?? opened.postgres?.url ?? '';
  const applied = await migrate(databaseUrl, { dataDir: opened.folder && config.dataDir });
  log.debug(
    applied.length > 0
      ? `Migrations applied: ${applied.join(', ')}`
      : 'The database is up to date.',
  );
  await agreeWithOtherServers(databaseUrl, config);
  if (config.demo) await seedDemo(databaseUrl, log);
  opened.product = await openProduct({ config, databaseUrl, log });
  opened.listener.open(opened.product);
  await opened.product.listenBack({ port: config.port });
}

/** A shop in production never loads the demo. */
async function seedDemo(databaseUrl: string, log: Log): Promise<void> {
  const { seedDemoWorld } = await import('../../../db/seed/seed-demo-world.ts');
  if (await seedDemoWorld(databaseUrl, Date.now())) log.debug('The demo world is in.');
}

/** An embedded database has one master. Processes that share a DATABASE_URL may share a data folder too. */
async function ownDataFolder(config: Config): Promise<DataFolder> {
  const taken = await takeDataFolder(config.dataDir, config.publicUrl);
  if (!('takenBy' in taken)) return taken;
  const { takenBy } = taken;
  throw new Error(
    `Another copy of this product is already running on this data folder${takenBy ? ` (pid ${takenBy.pid}, ${takenBy.url})` : ''}.\n` +
      `Stop it first, or start this one beside it: DATA_DIR=./data-2 PORT=${config.port + 1} npm start`,
  );
}

async function close({ listener, product, postgres, folder }: Opened, log: Log): Promise<void> {
  const steps = [
    () => listener?.close(),
    () => product?.close(),
    () => postgres?.stop(),
    () => folder?.release(),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.error('Not everything stopped as it should.', error);
    }
  }
}
