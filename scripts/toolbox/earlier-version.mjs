import { spawnSync } from 'node:child_process';
import { ROOT } from './project.mjs';

/** Commit of a version from before rolling upgrades: its migrations end with 0007. */
export const PRE_ROLLING_UPGRADE_COMMIT = '158bc2e07b814aab6a82fa43d6f1d79bc243b587';

export const NO_EARLIER_VERSION =
  'the earlier version must be in the git history (in a shallow clone, run git fetch --unshallow).';

export function hasEarlierVersion() {
  const looked = spawnSync('git', ['cat-file', '-e', `${PRE_ROLLING_UPGRADE_COMMIT}^{commit}`], {
    cwd: ROOT,
  });
  return looked.status === 0;
}
