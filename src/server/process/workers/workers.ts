import { setTimeout as sleep } from 'node:timers/promises';
import { openSummedMetrics } from '../../platform/telemetry/summed-metrics.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Config } from '../../platform/settings/config.ts';
import { openConnectionDispatcher, type ConnectionDispatcher } from './connection-dispatcher.ts';
import type { WorkerEvent, WorkerSettings } from './worker-messages.ts';
import { answerMetrics } from './worker-metrics.ts';
import { createRestartBackoff } from './restart-backoff.ts';
import {
  startWorker,
  WorkerFailed,
  type WorkerExit,
  type WorkerProcess,
} from './worker-process.ts';

/** Pool of workers behind one port, with a spare that replaces the next worker to exit. */
export type Workers = {
  /** Binds the port; requests wait. */
  takePort(): Promise<void>;
  /** Resolves when `count` workers serve. From then on, replaces those that die. */
  open(share: Omit<WorkerSettings, 'isFirst'>, count: number): Promise<void>;
  /** Replaces workers one by one, each as soon as its successor serves. */
  restart(): Promise<void>;
  stopBeingReady(): void;
  close(): Promise<void>;
};

type Needs = {
  config: Config;
  log: Log;
  /** Called when workers cannot be kept alive. */
  onLost: (reason: Error) => void;
};

export function openWorkers(needs: Needs): Workers {
  const pool = openWorkerPool(needs);
  return {
    async takePort() {
      await pool.dispatcher.open();
      // Starts loading in parallel with the rest of the start.
      pool.first = start(pool);
    },
    async open(share, count) {
      pool.share = share;
      await putToWork(pool, await openOne(pool, pool.first, true));
      const others = Array.from({ length: count - 1 }, async () =>
        putToWork(pool, await openOne(pool)),
      );
      await Promise.all(others);
      keepSpare(pool);
    },
    async restart() {
      for (const worker of [...pool.serving.keys()]) {
        if (pool.isClosing) return;
        await fillPlace(pool);
        pool.serving.delete(worker);
        await worker.end({ gently: true });
      }
    },
    stopBeingReady() {
      for (const worker of pool.running) worker.stopBeingReady();
    },
    async close() {
      pool.isClosing = true;
      pool.dispatcher.close();
      await Promise.all([...pool.running].map((worker) => worker.end({ gently: false })));
    },
  };
}

/** Consecutive early deaths, with no worker serving, after which the pool gives up. */
const MAX_EARLY_DEATHS = 6;
/** Pause before another attempt while the database is unavailable. */
const OUTAGE_PAUSE_MS = 2_000;

type WorkerPool = Needs & {
  dispatcher: ConnectionDispatcher;
  share?: Omit<WorkerSettings, 'isFirst'>;
  first?: WorkerProcess;
  running: Set<WorkerProcess>;
  /** Start of serving, in milliseconds. */
  serving: Map<WorkerProcess, number>;
  /** Opened and idle; null during shutdown. */
  spare: Promise<WorkerProcess | null>;
  pace: ReturnType<typeof createRestartBackoff>;
  sum: ReturnType<typeof openSummedMetrics>;
  onEvent: (worker: WorkerProcess, event: WorkerEvent) => void;
  isClosing: boolean;
};

function openWorkerPool(needs: Needs): WorkerPool {
  const serving: WorkerPool['serving'] = new Map();
  const sum = openSummedMetrics();
  const dispatcher = openConnectionDispatcher(needs.config, serving);
  const answerMetricsRequest = answerMetrics(sum, serving);
  return {
    ...needs,
    dispatcher,
    running: new Set(),
    serving,
    spare: Promise.resolve(null),
    pace: createRestartBackoff(),
    sum,
    onEvent(worker, event) {
      if (event.type === 'connected') dispatcher.accepted(event.connection);
      else answerMetricsRequest(worker, event);
    },
    isClosing: false,
  };
}

function start(pool: WorkerPool): WorkerProcess {
  const worker = startWorker(pool);
  pool.running.add(worker);
  void worker.exited.then((exit) => replace(pool, worker, exit));
  return worker;
}

async function openOne(
  pool: WorkerPool,
  worker = start(pool),
  isFirst = false,
): Promise<WorkerProcess> {
  if (pool.share) await worker.open({ ...pool.share, isFirst });
  return worker;
}

async function putToWork(
  { serving, dispatcher }: WorkerPool,
  worker: WorkerProcess,
): Promise<void> {
  await worker.serve();
  serving.set(worker, performance.now());
  dispatcher.assignPending();
}

function keepSpare(pool: WorkerPool, after: Promise<unknown> = Promise.resolve()): void {
  const kept = after.then(() => openSpare(pool));
  pool.spare = kept;
  void kept.then(async (worker) => {
    await worker?.exited;
    if (pool.spare === kept && !pool.isClosing) {
      keepSpare(pool, sleep(pool.pace.afterDeath({ ms: 0 })));
    }
  });
}

/** Logs failures and retries later. */
async function openSpare(pool: WorkerPool): Promise<WorkerProcess | null> {
  while (!pool.isClosing) {
    try {
      const worker = await openOne(pool);
      pool.log.debug(`The worker with pid ${worker.pid} is the spare.`);
      return worker;
    } catch (error) {
      if (!pool.isClosing) await pauseAfter(pool, error as Error);
    }
  }
  return null;
}

async function pauseAfter(pool: WorkerPool, error: Error): Promise<void> {
  const isOutage = error instanceof WorkerFailed && error.isOutage;
  const pauseMs = isOutage ? OUTAGE_PAUSE_MS : pool.pace.afterDeath({ ms: 0 });
  pool.log.warn(`A worker could not start; trying again in ${pauseMs} ms: ${error.message}`);
  giveUpIfUseless(pool, error.message);
  await sleep(pauseMs, undefined, { ref: false });
}

function giveUpIfUseless({ serving, pace, onLost }: WorkerPool, lastReason: string): void {
  if (serving.size > 0 || pace.earlyDeaths() < MAX_EARLY_DEATHS) return;
  onLost(
    new Error(`Workers keep crashing, so no request can be served. The last reason: ${lastReason}`),
  );
}

/** Promotes the spare when it is ready, then opens the next spare. */
async function fillPlace(pool: WorkerPool): Promise<void> {
  for (let isFilled = false; !isFilled && !pool.isClosing;) {
    const taken = pool.spare;
    const serves = taken.then(async (worker) => (worker ? putToWork(pool, worker) : undefined));
    keepSpare(
      pool,
      serves.catch(() => {}),
    );
    isFilled = await serves.then(
      () => true,
      () => false,
    );
  }
}

function replace(pool: WorkerPool, worker: WorkerProcess, { how, isExpected }: WorkerExit): void {
  const { serving, pace, log } = pool;
  const since = serving.get(worker);
  pool.running.delete(worker);
  serving.delete(worker);
  pool.dispatcher.reassignFrom(worker);
  pool.sum.keepCounts(worker.pid);
  if (pool.isClosing || isExpected || since === undefined) return;
  const pauseMs = pace.afterDeath({ ms: performance.now() - since });
  log.warn(`The worker with pid ${worker.pid} ended ${how} and is being replaced.`);
  giveUpIfUseless(pool, `the worker ended ${how}.`);
  void sleep(pauseMs, undefined, { ref: false }).then(() => fillPlace(pool));
}
