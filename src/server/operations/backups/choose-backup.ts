import type { BackupNote } from './backup-folder.ts';

/** Requested backup: by id, as of a point in time, or the newest. */
export type RequestedBackup = { id?: string | undefined; at?: Date | undefined };

/**
 * Chooses the backup to restore. Also returns all later backups, because a restore to a later point in time may need
 * their photos. If no backup matches, throws an error that lists the backups.
 */
export function chooseBackup(
  backups: readonly BackupNote[],
  { id, at }: RequestedBackup,
): { note: BackupNote; since: BackupNote[] } {
  const fits = (note: BackupNote) =>
    (id === undefined || note.id === id) && (at === undefined || Date.parse(note.at) <= +at);
  const note = backups.findLast(fits);
  if (note) return { note, since: backups.filter((each) => each.id >= note.id) };
  if (backups.length === 0) throw new Error('There is no backup in BACKUP_DIR.');
  const list = backups.map((each) => `  ${each.id}`).join('\n');
  throw new Error(`No backup matches. Available backups:\n${list}`);
}
