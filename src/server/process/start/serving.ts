import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { openApplication, type Application } from '../application.ts';
import {
  countConnections,
  shareConnections,
  describeShares,
} from '../composition/connection-shares.ts';
import { type HttpAnswerer, openHttpListener } from '../http-listener.ts';
import { openRequestWatch } from '../request-watch.ts';
import { openWorkers } from '../workers/workers.ts';

/** Serves requests and jobs, in this process or in workers. */
export type Serving = {
  /** Binds the port before slow parts of the start; requests wait. */
  takePort(): Promise<void>;
  /** Returns a note for the banner. */
  open(databaseUrl: string): Promise<string | null>;
  /** Replaces the workers one by one without failing a request. */
  restart(): Promise<void>;
  /** Fails readiness for the drain time, then accepts no more connections and finishes running work. */
  close(): Promise<void>;
};

type Needs = {
  config: Config;
  log: Log;
  onLost: (reason: Error) => void;
};

export function openServing(needs: Needs): Serving {
  return needs.config.workers.max > 1 ? serveByWorkers(needs) : serveAlone(needs);
}

function serveAlone({ config, log }: Needs): Serving {
  let listener: HttpAnswerer | undefined;
  let application: Application | undefined;
  return {
    async takePort() {
      listener = await openHttpListener(config.port, config.host, openRequestWatch(config, log));
    },
    async open(databaseUrl) {
      application = await openApplication({ config, databaseUrl, log });
      listener?.open(application);
      await application.onListening({ port: config.port });
      return null;
    },
    async restart() {
      log.warn('There are no workers to restart, because WORKERS is 1.');
    },
    async close() {
      if (application) {
        application.stopBeingReady();
        if (config.drainSeconds > 0) listener?.endKeepAlive();
        await drained(config);
      }
      application?.endStreams();
      await listener?.close();
      await application?.close();
    },
  };
}

function serveByWorkers({ config, log, onLost }: Needs): Serving {
  const workers = openWorkers({ config, log, onLost });
  let isOpen = false;
  let restarting: Promise<void> | undefined;
  return {
    takePort: workers.takePort,
    async open(databaseUrl) {
      const allowed = await countConnections(databaseUrl, config);
      const shares = shareConnections(config.workers, allowed);
      if ('problem' in shares) throw new Error(shares.problem);
      await workers.open({ databaseUrl, poolSize: shares.poolSize }, shares.workers);
      isOpen = true;
      return describeShares(shares, config.workers.max);
    },
    async restart() {
      if (!isOpen) return;
      restarting ??= workers.restart().finally(() => (restarting = undefined));
      await restarting;
      log.info('All workers were replaced.');
    },
    async close() {
      if (isOpen) {
        workers.stopBeingReady();
        await drained(config);
      }
      await workers.close();
    },
  };
}

async function drained({ drainSeconds }: Config): Promise<void> {
  if (drainSeconds > 0) await sleep(drainSeconds * 1000);
}
