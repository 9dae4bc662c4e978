import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../platform/settings/config.ts';
import { type DataFolder, takeDataFolder } from '../../platform/settings/data-folder.ts';
import {
  isDatabaseOutage,
  reachDatabase,
  getFailureReason,
} from '../../platform/database/database-outage.ts';
import { checkSharedConfig } from '../../operations/doctor/check-shared-config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { migrate } from '../../platform/database/migrations.ts';
import { openPostgres } from '../composition/open-postgres.ts';
import { refuseWrongClock } from '../../operations/doctor/check-clock.ts';
import { refuseWrongDatabases } from '../../operations/doctor/check-databases.ts';
import { openServing, type Serving } from './serving.ts';
import { refuseWrongServices } from '../../operations/doctor/check-services.ts';

/**
 * One-time resources of this server (data folder, embedded database, migrations, demo seed) and its serving processes.
 */
export type ServerProcess = {
  /** Resolves when requests are served, with a note on workers for the owner; rejects with a readable reason. */
  ready: Promise<string | null>;
  restartWorkers(): Promise<void>;
  /** Closes everything in an order that loses no work. */
  close(): Promise<void>;
};

type Needs = {
  config: Config;
  log: Log;
  /** Called when a required resource is lost for good. */
  onLost: (reason: Error) => void;
};

type Opened = {
  folder?: DataFolder;
  serving?: Serving;
  postgres?: Awaited<ReturnType<typeof openPostgres>>;
};

const START_TIMEOUT_MS = 15_000;
const AWAY_TIMEOUT_MS = 30_000;
const AWAY_PAUSE_MS = 500;

export function openServerProcess(needs: Needs): ServerProcess {
  const opened: Opened = {};
  const stopping = new AbortController();
  const ready = open(needs, opened, stopping.signal);
  return {
    ready,
    async restartWorkers() {
      await opened.serving?.restart();
    },
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
): Promise<string | null> {
  if (config.databaseUrl === undefined) opened.folder = await ownDataFolder(config);
  opened.serving = openServing({ config, log, onLost });
  await opened.serving.takePort();
  await refuseWrongServices(config, log);
  const databaseUrl = await untilPrepared({ config, log, onLost }, opened, signal);
  return opened.serving.open(databaseUrl);
}

/** Retries if the database becomes unavailable between two steps of the start. */
async function untilPrepared(needs: Needs, opened: Opened, signal: AbortSignal): Promise<string> {
  for (const deadline = Date.now() + AWAY_TIMEOUT_MS; ;) {
    try {
      return await prepareDatabase(needs, opened, signal);
    } catch (error) {
      const mayComeBack = needs.config.databaseUrl !== undefined && isDatabaseOutage(error);
      if (!mayComeBack || Date.now() > deadline) throw error;
      needs.log.info(`Waiting for the database: ${getFailureReason(error as Error)}`);
      await sleep(AWAY_PAUSE_MS, undefined, { signal });
    }
  }
}

/** Connects to the database and prepares it for this version and its settings; repeatable. */
async function prepareDatabase(
  { config, log, onLost }: Needs,
  opened: Opened,
  signal: AbortSignal,
): Promise<string> {
  if (config.databaseUrl !== undefined) await reachDatabase(config.databaseUrl, { log, signal });
  else opened.postgres ??= await openPostgres({ config, log, onLost });
  const databaseUrl = config.databaseUrl ?? opened.postgres?.url ?? '';
  const sessionUrl = config.databaseSessionUrl ?? databaseUrl;
  if (sessionUrl !== databaseUrl)
    await reachDatabase(sessionUrl, { log, signal, setting: 'DATABASE_SESSION_URL' });
  if (config.databaseUrl !== undefined) await refuseWrongClock(databaseUrl);
  await refuseWrongDatabases(config, log);
  const { migrations, functions } = await migrate(sessionUrl, {
    dataDir: opened.folder && config.dataDir,
    onWait: (name) => log.info(`Migration ${name} is waiting for locks on its tables.`),
  });
  if (migrations.length > 0) log.debug(`Migrations applied: ${migrations.join(', ')}`);
  if (functions.length > 0) log.debug(`SQL functions applied: ${functions.join(', ')}`);
  if (migrations.length + functions.length === 0) log.debug('The database is up to date.');
  await checkSharedConfig(databaseUrl, config);
  if (config.demo) await seedDemo(databaseUrl, log);
  return databaseUrl;
}

/** Imported lazily: production never loads the demo. */
async function seedDemo(databaseUrl: string, log: Log): Promise<void> {
  const { seedDemoWorld } = await import('../../../../db/seed/seed-demo-world.ts');
  if (await seedDemoWorld(databaseUrl, Date.now())) log.debug('Demo data added.');
}

/** Locks the data folder for the embedded database. Processes that share a DATABASE_URL may share a folder. */
async function ownDataFolder(config: Config): Promise<DataFolder> {
  const taken = await takeDataFolder(config.dataDir, config.publicUrl);
  if (!('takenBy' in taken)) return taken;
  const { takenBy } = taken;
  throw new Error(
    `This product is already running on this data folder${takenBy ? ` (pid ${takenBy.pid}, ${takenBy.url})` : ''}.\n` +
      `Stop it first, or start this one on another folder and port: DATA_DIR=./data-2 PORT=${config.port + 1} npm start`,
  );
}

async function close({ serving, postgres, folder }: Opened, log: Log): Promise<void> {
  const steps = [() => serving?.close(), () => postgres?.stop(), () => folder?.release()];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.error('A part of the server did not stop cleanly:', error);
    }
  }
}
