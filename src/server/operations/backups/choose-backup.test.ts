import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/durations.ts';
import type { BackupNote } from './backup-folder.ts';
import { chooseBackup } from './choose-backup.ts';
import { dueKind } from './pgbackrest.ts';

const backupAt = (at: string): BackupNote => ({
  format: 1,
  id: at.replaceAll(':', '-'),
  at,
  migrations: [],
  stored: [],
  database: { by: 'copy', server: '18.4', tables: [] },
});
const morning = backupAt('2026-11-23T06:00:00Z');
const noon = backupAt('2026-11-23T12:00:00Z');
const evening = backupAt('2026-11-23T18:00:00Z');
const all = [morning, noon, evening];

test('a restore uses the newest backup, a named one, or the last before a given time', () => {
  expect(chooseBackup(all, {}).note).toBe(evening);
  expect(chooseBackup(all, { id: noon.id })).toEqual({ note: noon, since: [noon, evening] });
  expect(chooseBackup(all, { at: new Date('2026-11-23T17:59:59Z') }).note).toBe(noon);
  expect(chooseBackup(all, { at: new Date(noon.at) }).note).toBe(noon);
});

test('a backup that does not exist cannot be restored', () => {
  expect(() => chooseBackup([], {})).toThrow('There is no backup in BACKUP_DIR.');
  expect(() => chooseBackup(all, { id: 'other' })).toThrow(`Available backups:\n  ${morning.id}`);
  expect(() => chooseBackup(all, { at: new Date('2026-11-22T00:00:00Z') })).toThrow(
    'No backup matches',
  );
});

test('the first backup is full, and another full backup is made after a week', () => {
  const made = (type: string, days: number) => {
    const seconds = (days * DAY_MS) / 1000;
    return { label: type, type, timestamp: { start: seconds, stop: seconds } };
  };
  expect(dueKind([], 0)).toBe('full');
  expect(dueKind([made('full', 0), made('incr', 1)], 2 * DAY_MS)).toBe('incr');
  expect(dueKind([made('full', 0), made('incr', 7)], 7 * DAY_MS + 1)).toBe('full');
  expect(dueKind([made('full', 0), made('full', 6)], 8 * DAY_MS)).toBe('incr');
});
