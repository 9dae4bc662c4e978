import { setTimeout as sleep } from 'node:timers/promises';
import { openApplication, type Application } from './application.ts';
import type { Config } from '../settings/config.ts';
import { type DataFolder, takeDataFolder } from '../settings/data-folder.ts';
import { reachDatabase } from '../database/database-outage.ts';
import { agreeWithOtherServers } from '../doctor/agree-with-other-servers.ts';
import { type HttpListener, openHttpListener } from './http-listener.ts';
import type { Log } from '../log.ts';
import { migrate } from '../database/migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { openTelemetry, type Telemetry } from './open-telemetry.ts';
import { openRequestWatch } from './request-watch.ts';
import { refuseWrongServices } from '../doctor/check-services.ts';

/** Everything that runs in this process: the data folder, the port, the database, the application. */
export type ServerProcess = {
  /** Resolves when requests are answered; rejects with the reason in words for the owner. */
  ready: Promise<void>;
  /** Closes what is open, in the order that loses nothing. */
  close(): Promise<void>;
};

type Needs = {
  config: Config;
  log: Log;
  /** Called when something that the server needs is gone for good. */
  onLost: (reason: Error) => void;
};

type Opened = {
  folder?: DataFolder;
  listener?: HttpListener;
  postgres?: Awaited<ReturnType<typeof openPostgres>>;
  application?: Application;
  telemetry?: Telemetry;
};

const START_TIMEOUT_MS = 15_000;

export function openServerProcess(needs: Needs): ServerProcess {
  const opened: Opened = {};
  const stopping = new AbortController();
  const ready = open(needs, opened, stopping.signal);
  return {
    ready,
    async close() {
      stopping.abort();
      opened.folder?.stopping();
      const settled = ready.catch(() => {});
      await Promise.race([settled, sleep(START_TIMEOUT_MS, undefined, { ref: false })]);
      await close(opened, needs.log);
    },
  };
}

async function open(
  { config, log, onLost }: Needs,
  opened: Opened,
  signal: AbortSignal,
): Promise<void> {
  if (config.databaseUrl === undefined) opened.folder = await ownDataFolder(config);
  opened.telemetry = await openTelemetry(config, log);
  opened.listener = await openHttpListener(config.port, config.host, openRequestWatch(config, log));
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
  opened.application = await openApplication({ config, databaseUrl, log });
  opened.telemetry?.sendMetrics(opened.application.metrics);
  opened.listener.open(opened.application);
  await opened.application.listenBack({ port: config.port });
}

/** In production the demo is never even loaded. */
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

async function close(
  { listener, application, postgres, folder, telemetry }: Opened,
  log: Log,
): Promise<void> {
  const steps = [
    () => listener?.close(),
    () => application?.close(),
    () => telemetry?.close(),
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
