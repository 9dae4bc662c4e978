import { lstatSync, mkdirSync } from 'node:fs';

/**
 * Creates a folder owned by root that every user can enter, for programs or data in a place that the database's user
 * cannot enter (a private home). Takes the first candidate that can be created.
 */
export function ensureSharedFolder(candidates: readonly string[]): string {
  for (const folder of candidates) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    const found = lstatSync(folder);
    // Trusts the folder only if root owns it: any user can create it first in a world-writable parent.
    if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return folder;
  }
  throw new Error(
    `The database user has no access to this folder, and neither ${candidates.join(' nor ')} could be created for it. ` +
      'Put the programs and the data folder where every user has access, or start as an ordinary user.',
  );
}
