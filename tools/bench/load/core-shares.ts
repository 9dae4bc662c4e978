import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** A CPU quota for processes, enforced by the kernel; `release` removes it after they have exited. */
export type CoreShare = { hold(pid: number): void; release(): void };

/**
 * Share of a core per worker: small enough that three workers, the load and the database never lack CPU time, and at
 * most a core.
 */
export const SHARE = Math.min(1, availableParallelism() / 10);

const PERIOD_US = 20_000;

/** Returns null if this process may not set quotas. */
export function openCoreShare(name: string): CoreShare | null {
  const quota = Math.round(PERIOD_US * SHARE);
  return (
    tryGroup(join('/sys/fs/cgroup/cpu', name), [
      ['cpu.cfs_period_us', `${PERIOD_US}`],
      ['cpu.cfs_quota_us', `${quota}`],
      // Guarantees the quota whatever other processes use.
      ['cpu.shares', '100000'],
    ]) ??
    tryGroup(join('/sys/fs/cgroup', name), [
      ['cpu.max', `${quota} ${PERIOD_US}`],
      ['cpu.weight', '10000'],
    ])
  );
}

function tryGroup(folder: string, settings: [file: string, value: string][]): CoreShare | null {
  try {
    mkdirSync(folder);
    // An ordinary file system would accept these files without any effect.
    if (settings.some(([file]) => !existsSync(join(folder, file)))) throw new Error('no quotas');
    for (const [file, value] of settings) writeFileSync(join(folder, file), value);
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  return {
    hold: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    release: () => rmdirSync(folder),
  };
}
