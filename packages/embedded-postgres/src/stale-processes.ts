import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './options.ts';

/**
 * Stops the server that a killed run left on this cluster, and removes the stale lock file of a killed server. Checks
 * that the process really is a PostgreSQL of this cluster, since process ids are reused.
 */
export async function endStaleProcesses(cluster: string, log: Log): Promise<void> {
  const postmaster = readPostmasterPid(cluster);
  if (postmaster === undefined && process.platform !== 'linux') return;
  if (listProcesses(cluster, postmaster).length > 0) {
    log.info('Stopping a database server left over from an earlier run.');
    await endProcesses(cluster, postmaster);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

async function endProcesses(cluster: string, postmaster: number | undefined): Promise<void> {
  const escalation: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, milliseconds] of escalation) {
    const alive = listProcesses(cluster, postmaster);
    const addressed =
      postmaster !== undefined && alive.includes(postmaster) && signal !== 'SIGKILL'
        ? [postmaster]
        : alive;
    for (const pid of addressed) signalIfAlive(pid, signal);
    for (let waited = 0; waited < milliseconds; waited += 25) {
      if (listProcesses(cluster, postmaster).length === 0) return;
      await sleep(25);
    }
  }
  throw new Error(
    `A database server still runs on ${cluster} and cannot be stopped. Stop it and start again.`,
  );
}

function readPostmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function listProcesses(cluster: string, postmaster: number | undefined): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter(
        (pid) =>
          readLink(pid, 'cwd') === cluster &&
          /\/postgres( \(deleted\))?$/.test(readLink(pid, 'exe')),
      );
  }
  if (postmaster === undefined) return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(postmaster)], {
    encoding: 'utf8',
  });
  return /postgres/.test(stdout ?? '') && stdout.includes(cluster) ? [postmaster] : [];
}

/** Identifies PostgreSQL processes by their working directory, the cluster's folder. */
function readLink(pid: number, name: 'cwd' | 'exe'): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return '';
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
