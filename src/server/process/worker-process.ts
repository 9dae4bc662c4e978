import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Config } from '../settings/config.ts';
import type { Order, Report, WorkerShare } from './worker-messages.ts';

/** A worker as the main process sees it. Each step rejects when the worker ends before it is done. */
export type WorkerProcess = {
  id: number;
  pid: number;
  takePort(): Promise<void>;
  open(share: WorkerShare): Promise<void>;
  serve(): Promise<void>;
  /** Asks for its metrics, which it reports. */
  readMetrics(question: number): void;
  takeMetrics(question: number, text: string): void;
  stopBeingReady(): void;
  /** Ends it: it finishes what it was asked. Gently, who is connected and asks nothing has time to go as well. */
  end(options: { gently: boolean }): Promise<void>;
  exited: Promise<WorkerExit>;
};

export type WorkerExit = { how: string; isExpected: boolean };

type Needs = {
  config: Config;
  onReport: (worker: WorkerProcess, report: Report) => void;
};

/** Why a worker did not start, in its own words. */
export class WorkerFailed extends Error {
  /** The database is away: the next one may start. */
  readonly isOutage: boolean;
  constructor({ words, details, isOutage }: Extract<Report, { told: 'failed' }>) {
    super(words);
    this.isOutage = isOutage;
    if (details !== undefined) this.stack = details;
  }
}

const PROGRAM = fileURLToPath(new URL('../worker.ts', import.meta.url));
/** Requests, jobs and mails on their way have their own limits, which are shorter. */
const ENDING_MS = 30_000;

export function startWorker({ config, onReport }: Needs): WorkerProcess {
  cluster.setupPrimary({ exec: PROGRAM, args: [], serialization: 'advanced' });
  const child = cluster.fork();
  const done = openSteps();
  let isExpected = false;
  const exited = new Promise<WorkerExit>((resolve) => {
    child.once('exit', (code: number | null, signal: string | null) => {
      const how = signal ? `by ${signal}` : `with ${code}`;
      done.fail(new Error(`A worker ended ${how} before it was open.`));
      resolve({ how, isExpected });
    });
  });
  child.on('message', (report: Report) => {
    if (report.told === 'done') done.take(report.order);
    else if (report.told === 'failed') done.fail(new WorkerFailed(report));
    else onReport(worker, report);
  });
  const step = (order: Order) => {
    const finished = done.wait(order.do);
    tell(child, order);
    return finished;
  };
  const worker: WorkerProcess = {
    id: child.id,
    pid: child.process.pid ?? 0,
    takePort: () => step({ do: 'take-port', config }),
    open: (share) => step({ do: 'open', config, share }),
    serve: () => step({ do: 'serve' }),
    readMetrics: (question) => tell(child, { do: 'read-metrics', question }),
    takeMetrics: (question, text) => tell(child, { do: 'take-metrics', question, text }),
    stopBeingReady: () => tell(child, { do: 'stop-being-ready' }),
    async end({ gently }) {
      isExpected = true;
      tell(child, { do: 'end', gently });
      const timeout = setTimeout(() => child.process.kill('SIGKILL'), ENDING_MS);
      await exited;
      clearTimeout(timeout);
    },
    exited,
  };
  return worker;
}

/** One that is gone is told nothing: that it ended is known already, or soon. */
function tell(child: Worker, order: Order): void {
  if (child.isConnected()) child.send(order, () => {});
}

type Step = Order['do'];

/** What was asked and is not done yet. */
function openSteps() {
  const waiting = new Map<Step, PromiseWithResolvers<void>>();
  let failure: Error | undefined;
  return {
    wait(step: Step): Promise<void> {
      if (failure) return Promise.reject(failure);
      const asked = Promise.withResolvers<void>();
      waiting.set(step, asked);
      return asked.promise;
    },
    take(step: Step): void {
      waiting.get(step)?.resolve();
      waiting.delete(step);
    },
    fail(error: Error): void {
      failure ??= error;
      for (const { reject } of waiting.values()) reject(failure);
      waiting.clear();
    },
  };
}
