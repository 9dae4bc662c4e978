import { setTimeout as sleep } from 'node:timers/promises';
import { openSummedMetrics } from '../http/summed-metrics.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { openDoor, type Door } from './shared-door.ts';
import type { Report, WorkerShare } from './worker-messages.ts';
import { answerMetrics } from './worker-metrics.ts';
import { openWorkerPace } from './worker-pace.ts';
import {
  startWorker,
  WorkerFailed,
  type WorkerExit,
  type WorkerProcess,
} from './worker-process.ts';

/** The processes that serve requests and do jobs behind one port, and the spare that takes the next free place. */
export type Workers = {
  /** Requests wait from here on. */
  takePort(): Promise<void>;
  /** Resolves when so many serve. From then on the place of one that dies is taken again. */
  open(share: Omit<WorkerShare, 'isFirst'>, count: number): Promise<void>;
  /** One after the other ends as soon as another has its place. */
  restart(): Promise<void>;
  stopBeingReady(): void;
  close(): Promise<void>;
};

type Needs = {
  config: Config;
  log: Log;
  /** Called when no worker can be kept alive. */
  onLost: (reason: Error) => void;
};

export function openWorkers(needs: Needs): Workers {
  const crew = openCrew(needs);
  return {
    async takePort() {
      await crew.door.open();
      // It takes a while to load, as does what the main process opens meanwhile.
      crew.first = start(crew);
    },
    async open(share, count) {
      crew.share = share;
      await putToWork(crew, await openOne(crew, crew.first, true));
      const others = Array.from({ length: count - 1 }, async () =>
        putToWork(crew, await openOne(crew)),
      );
      await Promise.all(others);
      keepSpare(crew);
    },
    async restart() {
      for (const worker of [...crew.serving.keys()]) {
        if (crew.isClosing) return;
        await fillPlace(crew);
        crew.serving.delete(worker);
        await worker.end({ gently: true });
      }
    },
    stopBeingReady() {
      for (const worker of crew.running) worker.stopBeingReady();
    },
    async close() {
      crew.isClosing = true;
      crew.door.close();
      await Promise.all([...crew.running].map((worker) => worker.end({ gently: false })));
    },
  };
}

/** So many that hardly lived, one after the other, and none that serves: it is no use. */
const MOST_EARLY_DEATHS = 6;
/** Until the database is back, without which a worker cannot be opened. */
const OUTAGE_PAUSE_MS = 2_000;

type Crew = Needs & {
  door: Door;
  share?: Omit<WorkerShare, 'isFirst'>;
  first?: WorkerProcess;
  running: Set<WorkerProcess>;
  /** And since when. */
  serving: Map<WorkerProcess, number>;
  /** Opened and idle; null while there is none to be had, because all end. */
  spare: Promise<WorkerProcess | null>;
  pace: ReturnType<typeof openWorkerPace>;
  sum: ReturnType<typeof openSummedMetrics>;
  onReport: (worker: WorkerProcess, report: Report) => void;
  isClosing: boolean;
};

function openCrew(needs: Needs): Crew {
  const serving: Crew['serving'] = new Map();
  const sum = openSummedMetrics();
  const door = openDoor(needs.config, serving);
  const answerMetricsOf = answerMetrics(sum, serving);
  return {
    ...needs,
    door,
    running: new Set(),
    serving,
    spare: Promise.resolve(null),
    pace: openWorkerPace(),
    sum,
    onReport(worker, report) {
      if (report.told === 'connected') door.given(report.connection);
      else answerMetricsOf(worker, report);
    },
    isClosing: false,
  };
}

function start(crew: Crew): WorkerProcess {
  const worker = startWorker(crew);
  crew.running.add(worker);
  void worker.exited.then((exit) => replace(crew, worker, exit));
  return worker;
}

async function openOne(crew: Crew, worker = start(crew), isFirst = false): Promise<WorkerProcess> {
  if (crew.share) await worker.open({ ...crew.share, isFirst });
  return worker;
}

async function putToWork({ serving, door }: Crew, worker: WorkerProcess): Promise<void> {
  await worker.serve();
  serving.set(worker, performance.now());
  door.giveAll();
}

function keepSpare(crew: Crew, after: Promise<unknown> = Promise.resolve()): void {
  const kept = after.then(() => openSpare(crew));
  crew.spare = kept;
  void kept.then(async (worker) => {
    await worker?.exited;
    if (crew.spare === kept && !crew.isClosing) {
      keepSpare(crew, sleep(crew.pace.afterDeath({ ms: 0 })));
    }
  });
}

/** What keeps it from opening is said, and tried again later. */
async function openSpare(crew: Crew): Promise<WorkerProcess | null> {
  while (!crew.isClosing) {
    try {
      const worker = await openOne(crew);
      crew.log.debug(`The worker with pid ${worker.pid} is the spare.`);
      return worker;
    } catch (error) {
      if (!crew.isClosing) await pauseAfter(crew, error as Error);
    }
  }
  return null;
}

async function pauseAfter(crew: Crew, error: Error): Promise<void> {
  const isOutage = error instanceof WorkerFailed && error.isOutage;
  const pauseMs = isOutage ? OUTAGE_PAUSE_MS : crew.pace.afterDeath({ ms: 0 });
  crew.log.warn(`A worker could not be opened; the next try is in ${pauseMs} ms: ${error.message}`);
  giveUpIfUseless(crew, error.message);
  await sleep(pauseMs, undefined, { ref: false });
}

function giveUpIfUseless({ serving, pace, onLost }: Crew, lastWords: string): void {
  if (serving.size > 0 || pace.earlyDeaths() < MOST_EARLY_DEATHS) return;
  onLost(new Error(`No worker stays alive, so nobody is served. Of the last one: ${lastWords}`));
}

/** The spare takes the place, as soon as there is one; the next spare is opened after that. */
async function fillPlace(crew: Crew): Promise<void> {
  for (let isFilled = false; !isFilled && !crew.isClosing;) {
    const taken = crew.spare;
    const serves = taken.then(async (worker) => (worker ? putToWork(crew, worker) : undefined));
    keepSpare(
      crew,
      serves.catch(() => {}),
    );
    isFilled = await serves.then(
      () => true,
      () => false,
    );
  }
}

function replace(crew: Crew, worker: WorkerProcess, { how, isExpected }: WorkerExit): void {
  const { serving, pace, log } = crew;
  const since = serving.get(worker);
  crew.running.delete(worker);
  serving.delete(worker);
  crew.door.takeBack(worker);
  crew.sum.keepCounts(worker.pid);
  if (crew.isClosing || isExpected || since === undefined) return;
  const pauseMs = pace.afterDeath({ ms: performance.now() - since });
  log.warn(`The worker with pid ${worker.pid} ended ${how}. Another one takes its place.`);
  giveUpIfUseless(crew, `it ended ${how}.`);
  void sleep(pauseMs, undefined, { ref: false }).then(() => fillPlace(crew));
}
