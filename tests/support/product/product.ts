import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { dataDirOf, openTestDatabase } from './test-database.ts';

/** The product as it runs for real: a process of its own, reached over HTTP. */
export type RunningProduct = {
  url: string;
  pid: number;
  dataDir: string;
  /** Asks it to stop, as Ctrl-C would, and waits; gives its exit code. */
  stop(): Promise<number | null>;
  /** Kills this one process as a power cut would, and waits until it is gone. */
  kill9(): Promise<void>;
  /** All it has said so far. */
  output(): string;
};

type Settings = Record<string, string>;
type Options = {
  /** Two products on one database share it; without one each gets its own, dropped on stop. */
  databaseUrl?: string;
  dataDir?: string;
  env?: Settings;
  /** The folder of another version of the product, to be run in place of this one. */
  version?: string;
};

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TIMEOUT_MS = 150_000;

/**
 * Starts the product on a PostgreSQL database of the tests' server, with its sandboxes, and empty unless
 * `env` says `DEMO: 'on'`.
 */
export async function startProduct({
  databaseUrl,
  dataDir,
  env = {},
  version,
}: Options = {}): Promise<RunningProduct> {
  const database = databaseUrl === undefined ? await openTestDatabase() : undefined;
  const url = databaseUrl ?? database?.url ?? '';
  const folder = dataDir ?? dataDirOf(url);
  const settings = { DATABASE_URL: url, SANDBOXES: 'on', ...env };
  const product = await start(folder, settings, version);
  return {
    ...product,
    async stop() {
      const exitCode = await product.stop();
      await database?.drop();
      return exitCode;
    },
  };
}

/** Starts the product as `npm start` does, with its embedded database in this folder. */
export function startProductOnDataDir(
  dataDir: string,
  env: Settings = {},
): Promise<RunningProduct> {
  return start(dataDir, env);
}

/** Runs the product until it ends by itself, for starts that are meant to be refused. */
export async function runProductToItsEnd(
  env: Settings,
  version?: string,
): Promise<{ exitCode: number | null; output: string }> {
  const { child, output } = launch(env, version);
  const exitCode = await ended(child);
  return { exitCode, output: output() };
}

/** A test’s guests all come from one machine, and few of them pay. */
const UNLIMITED = {
  RATE_LIMITS: 'off',
  UNPAID_PER_EMAIL: 'off',
  UNPAID_PER_NETWORK: 'off',
  UNPAID_BOAT_PERCENT: 'off',
};

async function start(dataDir: string, env: Settings, version?: string): Promise<RunningProduct> {
  const port = env['PORT'] ?? String(await freePort());
  const settings = { PORT: port, DATA_DIR: dataDir, ...UNLIMITED, ...env };
  const { child, output } = launch(settings, version);
  const url = `http://localhost:${port}`;
  try {
    await untilReady(url, child, output);
  } catch (error) {
    // Another process was given the port before this one listened.
    const isLost = env['PORT'] === undefined && output().includes(`Port ${port} is already in use`);
    if (isLost) return start(dataDir, env, version);
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output,
    stop: () => end(child, 'SIGTERM'),
    async kill9() {
      await end(child, 'SIGKILL');
    },
  };
}

function launch(
  env: Settings,
  version: string = ROOT,
): { child: ChildProcess; output: () => string } {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(version, 'src/server/main.ts')], {
    cwd: version,
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...env },
    // The fourth tells the product when the tests are gone, killed or not: it stops itself then.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (words: string) => (said += words));
  }
  return { child, output: () => said };
}

/** Until it says that it listens and its jobs are at work, and until it calls itself ready. */
async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  let isOpen = false;
  child.once('message', () => (isOpen = true));
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
    if (hasEnded(child)) throw new Error(`The product ended before it was ready:\n${output()}`);
    if (isOpen && (await isReady(url))) return;
  }
  await end(child, 'SIGKILL');
  throw new Error(`The product was not ready within ${TIMEOUT_MS} ms:\n${output()}`);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => {},
  );
  return answer?.ok ?? false;
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!hasEnded(child)) child.kill(signal);
  return ended(child);
}

function ended(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', (exitCode) => resolve(exitCode)));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
