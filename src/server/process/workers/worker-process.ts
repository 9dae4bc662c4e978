import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { dirname, extname, join } from 'node:path';
import type { Config } from '../../platform/settings/config.ts';
import type { WorkerCommand, WorkerEvent, WorkerSettings } from './worker-messages.ts';

/** Worker as the main process sees it. Each step rejects if the worker exits first. */
export type WorkerProcess = {
  pid: number;
  open(share: WorkerSettings): Promise<void>;
  serve(): Promise<void>;
  /** Hands over a connection, which the worker confirms; false if it cannot be sent. */
  giveConnection(connection: number, socket: Socket): Promise<boolean>;
  /** Requests the worker's metrics, which arrive as an event. */
  readMetrics(question: number): void;
  takeMetrics(question: number, text: string): void;
  stopBeingReady(): void;
  /** Ends the worker after its running work; `gently` also leaves idle clients time to disconnect. */
  end(options: { gently: boolean }): Promise<void>;
  exited: Promise<WorkerExit>;
};

export type WorkerExit = { how: string; isExpected: boolean };

type Needs = {
  config: Config;
  onEvent: (worker: WorkerProcess, event: WorkerEvent) => void;
};

/** Thrown with the worker's own reason for not starting. */
export class WorkerFailed extends Error {
  /** True if the database is unavailable, so that a later attempt may succeed. */
  readonly isOutage: boolean;
  constructor({ message, details, isOutage }: Extract<WorkerEvent, { type: 'failed' }>) {
    super(message);
    this.isOutage = isOutage;
    if (details !== undefined) this.stack = details;
  }
}

/** The worker's program lies beside the server's, in the sources and in the build. */
const [, MAIN = ''] = process.argv;
const PROGRAM = join(dirname(MAIN), `worker${extname(MAIN)}`);
/** Exceeds each of the time limits for running requests, jobs and mails. */
const ENDING_MS = 30_000;

export function startWorker({ config, onEvent }: Needs): WorkerProcess {
  const child = fork(PROGRAM, { serialization: 'advanced' });
  const done = openSteps();
  let isExpected = false;
  const exited = new Promise<WorkerExit>((resolve) => {
    child.once('exit', (code: number | null, signal: string | null) => {
      const how = signal ? `by ${signal}` : `with ${code}`;
      done.fail(new Error(`A worker ended ${how} before it was ready.`));
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
    sendCommand(child, command);
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
    readMetrics: (question) => sendCommand(child, { type: 'read-metrics', question }),
    takeMetrics: (question, text) => sendCommand(child, { type: 'take-metrics', question, text }),
    stopBeingReady: () => sendCommand(child, { type: 'stop-being-ready' }),
    async end({ gently }) {
      isExpected = true;
      sendCommand(child, { type: 'end', gently });
      const timeout = setTimeout(() => child.kill('SIGKILL'), ENDING_MS);
      await exited;
      clearTimeout(timeout);
    },
    exited,
  };
  return worker;
}

/** Ignores an exited worker: the exit is reported separately. */
function sendCommand(child: ChildProcess, command: WorkerCommand): void {
  if (child.connected) child.send(command, () => {});
}

type Step = WorkerCommand['type'];

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
