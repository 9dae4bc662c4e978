import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { buildDataDir, createTestDatabase } from './test-database.ts';

/** The real product: a separate process, reached over HTTP. */
export type RunningProduct = {
  url: string;
  pid: number;
  dataDir: string;
  /** Stops the product with SIGTERM and waits; returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills this one process with SIGKILL, and waits until it has ended. */
  kill9(): Promise<void>;
  /** Returns the output so far. */
  output(): string;
};

type Settings = Record<string, string>;
type Options = {
  /** An existing database, which products may share. By default creates a database and drops it on stop. */
  databaseUrl?: string;
  dataDir?: string;
  env?: Settings;
  /** Folder of another version of the product to run instead. */
  version?: string;
};

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TIMEOUT_MS = 150_000;

/**
 * Starts the product with its sandboxes on a database of the tests' PostgreSQL. A new database is empty unless `env`
 * turns `DEMO` on.
 */
export async function startProduct({
  databaseUrl,
  dataDir,
  env = {},
  version,
}: Options = {}): Promise<RunningProduct> {
  const database = databaseUrl === undefined ? await createTestDatabase() : undefined;
  const url = databaseUrl ?? database?.url ?? '';
  const folder = dataDir ?? buildDataDir(url);
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

/** Starts the product like `npm start`, with its embedded database in this folder. */
export function startProductOnDataDir(
  dataDir: string,
  env: Settings = {},
): Promise<RunningProduct> {
  return start(dataDir, env);
}

/** Runs the product until it exits, for starts that are expected to fail. */
export async function runProductToItsEnd(
  env: Settings,
  version?: string,
): Promise<{ exitCode: number | null; output: string }> {
  const { child, output } = launch(env, version);
  const exitCode = await waitForEnd(child);
  return { exitCode, output: output() };
}

/** Turns limits off, because all guests of a test share one IP address and few of them pay. */
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
    await waitForReadiness(url, child, output);
  } catch (error) {
    // Retries with another port if another process has bound this one meanwhile.
    const isPortLost =
      env['PORT'] === undefined && output().includes(`Port ${port} is already in use`);
    if (isPortLost) return start(dataDir, env, version);
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
  const child = spawn(process.execPath, [findProgram(version)], {
    cwd: version,
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...env },
    // Lets the product exit with the tests: the IPC channel closes even if the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more));
  }
  return { child, output: () => text };
}

/** Returns the bundled server, or the sources of a version from before it was bundled. */
function findProgram(version: string): string {
  const bundled = join(version, 'dist/server/main.js');
  return version === ROOT || existsSync(bundled) ? bundled : join(version, 'src/server/main.ts');
}

/** Waits until the product listens, runs its jobs and reports ready. */
async function waitForReadiness(
  url: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
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
  return waitForEnd(child);
}

function waitForEnd(child: ChildProcess): Promise<number | null> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('close', (exitCode) => resolve(exitCode)));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
