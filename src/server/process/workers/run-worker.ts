import { Socket } from 'node:net';
import { isDatabaseOutage } from '../../platform/database/database-outage.ts';
import { openLog } from '../../platform/telemetry/log.ts';
import type { Config } from '../../platform/settings/config.ts';
import { openApplication, type Application } from '../application.ts';
import { type HttpAnswerer, openHttpAnswerer } from '../http-listener.ts';
import { openRequestWatch } from '../request-watch.ts';
import type { WorkerCommand, WorkerEvent } from './worker-messages.ts';

type Opened = {
  config?: Config;
  answerer?: HttpAnswerer;
  application?: Application;
};

/**
 * Runs a worker: serves requests and jobs on command of the main process, which owns the data folder, database and
 * migrations.
 */
export function runWorker(): void {
  const opened: Opened = {};
  const log = openLog('info');
  // Ignores Ctrl-C, which reaches every process of the terminal, because the main process controls the order of the
  // shutdown.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const end = onlyOnce((exitCode: number, gently: boolean) => {
    setTimeout(() => process.exit(1), ENDING_MS).unref();
    void close(opened, gently).finally(() => process.exit(exitCode));
  });
  process.on('SIGTERM', () => end(0, true));
  // The main process was killed.
  process.on('disconnect', () => end(0, false));
  process.on('uncaughtException', (error) => {
    log.error('A worker is stopping after an unexpected error:', error);
    end(1, false);
  });
  const metrics = openMetricQuestions();
  process.on('message', (command: WorkerCommand, connection: unknown) => {
    carryOut(command, { opened, end, metrics, connection }).catch((error: Error) => {
      emit(inWords(error, opened.config));
      end(1, false);
    });
  });
}

const ENDING_MS = 25_000;

type Acts = {
  opened: Opened;
  end: (exitCode: number, gently: boolean) => void;
  metrics: ReturnType<typeof openMetricQuestions>;
  /** Handle sent with the command. */
  connection: unknown;
};

async function carryOut(
  command: WorkerCommand,
  { opened, end, metrics, connection }: Acts,
): Promise<void> {
  switch (command.type) {
    case 'open':
      await openWorker(opened, command, metrics.ask);
      return emit({ type: 'done', command: command.type });
    case 'serve':
      await serve(opened);
      return emit({ type: 'done', command: command.type });
    case 'take-connection':
      emit({ type: 'connected', connection: command.connection });
      if (connection instanceof Socket && opened.answerer)
        takeConnection(opened.answerer, connection);
      return;
    case 'stop-being-ready':
      opened.application?.stopBeingReady();
      return opened.answerer?.endKeepAlive();
    case 'read-metrics': {
      const readings = (await opened.application?.readMetrics()) ?? [];
      return emit({ type: 'metrics', question: command.question, readings });
    }
    case 'take-metrics':
      return metrics.take(command);
    case 'end':
      return end(0, command.gently);
  }
}

async function openWorker(
  opened: Opened,
  { config, share }: Extract<WorkerCommand, { type: 'open' }>,
  readAllMetrics: () => Promise<string>,
): Promise<void> {
  const { databaseUrl, poolSize, isFirst } = share;
  const log = openLog(config.logLevel, config.logFormat);
  opened.config = config;
  opened.answerer = openHttpAnswerer(openRequestWatch(config, log));
  opened.application = await openApplication({
    config,
    databaseUrl,
    log,
    worker: { poolSize, isFirst, readAllMetrics },
  });
}

async function serve({ config, application, answerer }: Opened): Promise<void> {
  if (!config || !application || !answerer)
    throw new Error('A worker was to serve before it was opened.');
  answerer.open(application);
  await application.onListening({ port: config.port });
}

/** Takes a connection, which arrives paused and unread; there is no socket if the client has disconnected. */
function takeConnection({ server }: HttpAnswerer, connection: Socket): void {
  server.emit('connection', connection);
  connection.resume();
}

async function close({ answerer, application }: Opened, gently: boolean): Promise<void> {
  application?.endStreams();
  await answerer?.close({ gently });
  await application?.close();
}

function openMetricQuestions() {
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  return {
    ask(): Promise<string> {
      asked += 1;
      const question = asked;
      return new Promise((resolve) => {
        waiting.set(question, resolve);
        emit({ type: 'ask-metrics', question });
      });
    },
    take({ question, text }: { question: number; text: string }): void {
      waiting.get(question)?.(text);
      waiting.delete(question);
    },
  };
}

function emit(event: WorkerEvent): void {
  if (process.connected) process.send?.(event);
}

function inWords(error: Error, config: Config | undefined): WorkerEvent {
  const details = config?.logLevel === 'debug' ? error.stack : undefined;
  return { type: 'failed', message: error.message, details, isOutage: isDatabaseOutage(error) };
}

function onlyOnce<Input extends unknown[]>(act: (...input: Input) => void) {
  let isDone = false;
  return (...input: Input) => {
    if (isDone) return;
    isDone = true;
    act(...input);
  };
}
