import { lstatSync, mkdirSync } from 'node:fs';

/**
 * A folder of root's that every user can enter, for programs or a data folder that lie where the database's
 * user cannot go (a private home): the first that can be made.
 */
export function openSharedFolder(candidates: readonly string[]): string {
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    const found = lstatSync(folder);
    // In a folder everybody may write to, somebody else may have been there first.
    if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return folder;
  }
  throw new Error(
    `The database's user cannot enter this folder, and neither ${candidates.join(' nor ')} could be made for it. ` +
      'Put the programs and the data folder where every user can enter, or start as an ordinary user.',
  );
}
