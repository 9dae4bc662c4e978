import { lstatSync, mkdirSync } from 'node:fs';

const REFUGES = ['/var/lib/sxm-boat-trips', '/var/tmp/sxm-boat-trips'];

/**
 * A folder of root's that every user can enter, for a checkout or a data folder that lies where the
 * database's user cannot go (a private home). /var/tmp only where /var/lib cannot be written.
 */
export function openRefuge(): string {
  for (const refuge of REFUGES) {
    try {
      mkdirSync(refuge, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    const found = lstatSync(refuge);
    // In a folder everybody may write to, somebody else may have been there first.
    if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return refuge;
  }
  throw new Error(
    `The database's user cannot enter this folder, and neither ${REFUGES.join(' nor ')} could be made for it. ` +
      'Put the product and DATA_DIR where every user can enter, or start it as an ordinary user.',
  );
}
