import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** A share of a core for processes, kept by the kernel; `release` lets go of it when they have ended. */
export type CoreShare = { hold(pid: number): void; release(): void };

/**
 * What of a core each worker gets: so much that three of them, the loads, and the database have enough of the machine,
 * and none of them more than a core.
 */
export const SHARE = Math.min(1, availableParallelism() / 10);

const PERIOD_US = 20_000;

/** Null where this process may not set quotas. */
export function openCoreShare(name: string): CoreShare | null {
  const quota = Math.round(PERIOD_US * SHARE);
  return (
    tryGroup(join('/sys/fs/cgroup/cpu', name), [
      ['cpu.cfs_period_us', `${PERIOD_US}`],
      ['cpu.cfs_quota_us', `${quota}`],
      // What it may have, it is to get, whoever else uses the machine.
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
    // A folder of another file system has none of these, and takes new ones for files.
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
