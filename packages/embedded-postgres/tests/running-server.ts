import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const SHARED = '/var/lib/embedded-postgres';
const folders: string[] = [];
const started: RunningServer[] = [];

export type RunningServer = {
  url: string;
  pid: number;
  /** Returns everything the program wrote to stderr. */
  output(): string;
  /** Sends SIGINT like Ctrl-C; resolves to the exit code. */
  stop(): Promise<number | null>;
  kill9(): Promise<void>;
};

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop();
  for (const home of folders.splice(0)) {
    // Under root, the cluster is in another folder, named after this one.
    for (const name of existsSync(SHARED) ? readdirSync(SHARED) : []) {
      if (name.startsWith(`${basename(home)}-`)) rmSync(join(SHARED, name), { recursive: true });
    }
    rmSync(home, { recursive: true, force: true });
  }
});

/** Returns a data folder that does not exist yet, in a home that only our user can enter. Removed after the test. */
export function newDataFolder(): string {
  const home = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  folders.push(home);
  return join(home, 'data');
}

/** Starts the program and waits until it prints the server's URL. */
export async function runServer(dataDir: string): Promise<RunningServer> {
  const child = launch([dataDir], { POSTGRES_PASSWORD: 'p@ss:word' });
  const ended = once(child, 'close');
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => (output += more));
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
  if (!(line instanceof Buffer)) throw new Error(`The server did not start: ${output}`);
  const stopBy = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const server = {
    url: line.toString().trim(),
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => stopBy('SIGINT'),
    kill9: async () => void (await stopBy('SIGKILL')),
  };
  started.push(server);
  return server;
}

/** Runs a failing start; returns its exit code and output. */
export async function runToItsEnd(
  args: string[],
  env: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const child = launch(args, env);
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, output: output.trim() };
}

function launch(args: string[], env: Record<string, string>) {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function ask<Row>({ url }: { url: string }, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

export function postgresPid(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  return pid !== 0 && isAlive(pid) ? pid : 0;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export async function untilGone(pid: number): Promise<void> {
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited > 20_000) throw new Error(`process ${pid} is still alive`);
    await sleep(20);
  }
}
