import { spawn, spawnSync } from 'node:child_process';
import { chownSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** System user that runs the cluster's programs, because PostgreSQL refuses root; null is the current user. */
export type Account = { uid: number; gid: number } | null;

/** Uses `postgres` under root, otherwise the current user. */
export function accountForPostgres(): Account {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

type Start = {
  program: string;
  args: readonly string[];
  /** Working directory, by which its processes are found. */
  folder: string;
  log: string;
  account: Account;
  env?: Record<string, string>;
};

/** Starts a program in a new session, so that the terminal's signals do not reach it. */
export function startProgram({ program, args, folder, log, account, env = {} }: Start): void {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
    ...account,
  });
  child.unref();
}

/** Finds a machine's processes, including PostgreSQL's backends, by their working directory. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWithin(folder, workingFolderOf(name)))
    .map(Number);
}

/** Signals all processes of a machine together, to simulate a power cut or a freeze. */
export function signalAllIn(folder: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(folder)) signalIfThere(pid, signal);
}

export function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** Returns a process's title, in which PostgreSQL's processes describe their role. */
export function wordsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Runs a program to its end; throws an error with its output if it fails. */
export async function runToItsEnd(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output}`);
}

function workingFolderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

export function giveTo(account: Account, folder: string): void {
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(account, path);
    else chownSync(path, account.uid, account.gid);
  }
}

/** Picks ports below the ephemeral range, so that no client takes them while a machine restarts. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let port = 20_000 + Math.floor(Math.random() * 10_000); ports.length < count; port += 1) {
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
