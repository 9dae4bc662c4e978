import type { BackupNote } from './backup-folder.ts';

/** What was asked for: one backup by its id, how things stood at a moment, or the newest there is. */
export type Asked = { id?: string | undefined; at?: Date | undefined };

/**
 * The backup to restore, and the ones since, of which a moment between may need a photo. Throws with what there is
 * when nothing fits.
 */
export function chooseBackup(
  backups: readonly BackupNote[],
  { id, at }: Asked,
): { note: BackupNote; since: BackupNote[] } {
  const fits = (note: BackupNote) =>
    (id === undefined || note.id === id) && (at === undefined || Date.parse(note.at) <= +at);
  const note = backups.findLast(fits);
  if (note) return { note, since: backups.filter((each) => each.id >= note.id) };
  if (backups.length === 0) throw new Error('There is no backup in BACKUP_DIR.');
  const list = backups.map((each) => `  ${each.id}`).join('\n');
  throw new Error(`There is no such backup. There are:\n${list}`);
}
