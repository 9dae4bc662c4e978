import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../platform/settings/config.ts';
import type { WorkerCommand, WorkerEvent, WorkerSettings } from './worker-messages.ts';

/** A worker as the main process sees it. Each step rejects when the worker ends before it is done. */
export type WorkerProcess = {
  pid: number;
  open(share: WorkerSettings): Promise<void>;
  serve(): Promise<void>;
  /** Gives it a connection, which it reports to have; false where it cannot be given any. */
  giveConnection(connection: number, socket: Socket): Promise<boolean>;
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
  onEvent: (worker: WorkerProcess, event: WorkerEvent) => void;
};

/** Why a worker did not start, in its own words. */
export class WorkerFailed extends Error {
  /** The database is away: the next one may start. */
  readonly isOutage: boolean;
  constructor({ words, details, isOutage }: Extract<WorkerEvent, { type: 'failed' }>) {
    super(words);
    this.isOutage = isOutage;
    if (details !== undefined) this.stack = details;
  }
}

const PROGRAM = fileURLToPath(new URL('../../worker.ts', import.meta.url));
/** Requests, jobs and mails on their way have their own limits, which are shorter. */
const ENDING_MS = 30_000;

export function startWorker({ config, onEvent }: Needs): WorkerProcess {
  const child = fork(PROGRAM, { serialization: 'advanced' });
  const done = openSteps();
  let isExpected = false;
  const exited = new Promise<WorkerExit>((resolve) => {
    child.once('exit', (code: number | null, signal: string | null) => {
      const how = signal ? `by ${signal}` : `with ${code}`;
      done.fail(new Error(`A worker ended ${how} before it was open.`));
      resolve({ how, isExpected });
    });
  });
  child.on('message', (event: WorkerEvent) => {
    if (event.type === 'done') done.take(event.command);
    else if (event.type === 'failed') done.fail(new WorkerFailed(event));
    else onEvent(worker, event);
  });
  const step = (command: WorkerCommand) => {
    const finished = done.wait(command.type);
    tell(child, command);
    return finished;
  };
  const worker: WorkerProcess = {
    pid: child.pid ?? 0,
    open: (share) => step({ type: 'open', config, share }),
    serve: () => step({ type: 'serve' }),
    giveConnection: (connection, socket) =>
      new Promise((resolve) => {
        if (!child.connected) return resolve(false);
        const command: WorkerCommand = { type: 'take-connection', connection };
        child.send(command, socket, { keepOpen: true }, (error) => resolve(error === null));
      }),
    readMetrics: (question) => tell(child, { type: 'read-metrics', question }),
    takeMetrics: (question, text) => tell(child, { type: 'take-metrics', question, text }),
    stopBeingReady: () => tell(child, { type: 'stop-being-ready' }),
    async end({ gently }) {
      isExpected = true;
      tell(child, { type: 'end', gently });
      const timeout = setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
      await exited;
      clearTimeout(timeout);
    },
    exited,
  };
  return worker;
}

/** One that is gone is told nothing: that it ended is known already, or soon. */
function tell(child: ChildProcess, command: WorkerCommand): void {
  if (child.connected) child.send(command, () => {});
}

type Step = WorkerCommand['type'];

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
