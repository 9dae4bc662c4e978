import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './options.ts';
import type { Account } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';

export type PostgresProcess = { pid: number; exited: Promise<void>; stop(): Promise<void> };

type Options = {
  binaries: Binaries;
  cluster: string;
  port: number;
  account: Account | undefined;
  logFile: string;
  log: Log;
};

const LOG_KEPT_BYTES = 5_000_000;
const START_TIMEOUT_MS = 300_000;

// The shell execs the server. A watcher beside it holds the other end of our pipe and shuts the server down when we are
// killed. The watcher is not the server's child, because PostgreSQL logs unknown children.
const DIE_WITH_US = `
( ( read -r word <&3 || kill -INT $$ ) & )
exec "$@" 3<&-
`;

/** Starts a server on the cluster and waits until it accepts connections, including crash recovery. */
export async function startPostgres(options: Options): Promise<PostgresProcess> {
  const kept = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const output = openSync(options.logFile, kept > LOG_KEPT_BYTES ? 'w' : 'a', 0o600);
  const child = launch(options, output);
  closeSync(output);
  const lifeline = child.stdio[3] as Writable | null;
  lifeline?.on('error', () => {});
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      lifeline?.end('over\n');
      resolve();
    });
    child.once('error', () => resolve());
  });
  const pid = child.pid;
  if (pid === undefined || !(await becomesReady(options, pid, exited))) {
    throw new Error(
      `The database server did not start. Its last log lines:\n${lastWords(options.logFile)}`,
    );
  }
  return { pid, exited, stop: () => stopPostgres(child, exited) };
}

/** Uses a separate process group, so that Ctrl-C in the terminal reaches only us. */
function launch({ binaries, cluster, port, account }: Options, output: number): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  const command = [
    ...[binaries.postgres, '-D', cluster],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const [program, ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', DIE_WITH_US, 'sh', ...command];
  return spawn(program ?? '', args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
    env: { LC_ALL: 'C' },
  });
}

async function becomesReady(
  { cluster, log }: Options,
  pid: number,
  exited: Promise<void>,
): Promise<boolean> {
  let over = false;
  void exited.then(() => (over = true));
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 15) {
    if (over) return false;
    // Line 8 says "ready" once connections are accepted.
    const lines = readLines(join(cluster, 'postmaster.pid'));
    if (lines[0] === String(pid) && lines[7]?.startsWith('ready')) return true;
    if (waited > 0 && waited % 4_995 === 0)
      log.info('Waiting for the database server, which is still recovering.');
    await sleep(15);
  }
  return false;
}

async function stopPostgres(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const escalation: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, milliseconds] of escalation) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await Promise.race([exited, sleep(milliseconds, undefined, { ref: false })]);
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function lastWords(logFile: string): string {
  return readLines(logFile).slice(-12).join('\n').trim();
}
