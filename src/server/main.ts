import { readProcessConfig } from './platform/settings/config.ts';
import { startUpBanner } from './process/start/start-up-banner.ts';
import { openServerProcess } from './process/start/server-process.ts';
import { openLog } from './platform/telemetry/log.ts';

const reading = readProcessConfig();
if ('problems' in reading) refuse(reading.problems);
const { config } = reading;
if (config.missingForProduction.length > 0) refuse(config.missingForProduction);
const log = openLog(config.logLevel, config.logFormat);
const server = openServerProcess({ config, log, onLost: (reason) => giveUp(reason) });

// Keeps running when the reader of our output has exited (EPIPE).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const STOPPING_TIMEOUT_MS = 45_000 + config.drainSeconds * 1000;

function refuse(problems: readonly string[]): never {
  const list = problems.map((problem) => `  ${problem}\n`).join('');
  process.stderr.write(`Not started, because these settings are missing or invalid:\n${list}`);
  process.exit(1);
}

// npm, the terminal and the starter may each send a signal.
let stopping = false;
function stop(exitCode: number): void {
  if (stopping) return;
  stopping = true;
  if (exitCode === 0) log.info('Stopping.');
  setTimeout(() => process.exit(1), STOPPING_TIMEOUT_MS).unref();
  void server.close().finally(() => process.exit(exitCode));
}

function giveUp(reason: unknown): void {
  log.error('The server is stopping after an unexpected error:', reason);
  stop(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
// Windows does not support SIGUSR2.
if (process.platform !== 'win32') process.on('SIGUSR2', () => void server.restartWorkers());
// Stops if the starter was killed, because no other process can stop this one.
process.on('disconnect', () => stop(0));
if (process.send && !process.connected) stop(0);
process.on('uncaughtException', giveUp);

server.ready.then(
  (workers) => {
    for (const warning of config.warnings) log.warn(warning);
    const isText = config.logFormat === 'text';
    log.info(isText ? startUpBanner(config, workers) : `Open at ${config.publicUrl}`);
    process.send?.('open');
  },
  (error: Error) => {
    if (!stopping)
      log.error(config.logLevel === 'debug' ? (error.stack ?? error.message) : error.message);
    stop(1);
  },
);
