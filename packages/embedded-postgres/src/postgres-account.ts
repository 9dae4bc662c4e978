import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** System user that runs PostgreSQL if the user of this process cannot. */
export type Account = { uid: number; gid: number };

/** A data folder, the user of its server, and alternative folders if that user cannot enter it. */
export type Place = {
  dataDir: string;
  account: Account | undefined;
  sharedFolders: readonly string[];
};

/**
 * Picks the system user for PostgreSQL, which refuses to run as root: the owner of the existing database, else
 * `postgres` or `nobody`. Returns undefined if this process does not run as root.
 */
export function accountFor(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return namedAccount('postgres') ?? namedAccount('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Whether the account can enter or execute the path; our own user always can. */
export function canReach(account: Account | undefined, path: string): boolean {
  if (!account) return true;
  const test = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...account, cwd: '/' });
  return test.status === 0;
}

function namedAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  // macOS prints the id of nobody as -2; the kernel expects it unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined;
}
