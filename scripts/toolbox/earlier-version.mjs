import { spawnSync } from 'node:child_process';
import { ROOT } from './project.mjs';

/** Commit of a version from before rolling upgrades: its migrations end with 0007. */
export const PRE_ROLLING_UPGRADE_COMMIT = '158bc2e07b814aab6a82fa43d6f1d79bc243b587';

export const NO_EARLIER_VERSION =
  'it needs the earlier version in this clone’s history (git fetch --unshallow brings it, where the clone is a shallow one).';

export function hasEarlierVersion() {
  const looked = spawnSync('git', ['cat-file', '-e', `${PRE_ROLLING_UPGRADE_COMMIT}^{commit}`], {
    cwd: ROOT,
  });
  return looked.status === 0;
}
