import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user PostgreSQL runs as when it may not run as ours. */
export type Account = { uid: number; gid: number };

/** A data folder, who runs the server on it, and where else there is room if that user cannot go there. */
export type Place = {
  dataDir: string;
  account: Account | undefined;
  sharedFolders: readonly string[];
};

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of the database that is there,
 * else as `postgres` or `nobody`. Started by anybody else it runs as them: undefined.
 */
export function accountFor(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return namedAccount('postgres') ?? namedAccount('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Whether the account can enter (or run) the path; ourselves always can. */
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
  // macOS writes nobody as -2; the kernel wants it unsigned.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined;
}
