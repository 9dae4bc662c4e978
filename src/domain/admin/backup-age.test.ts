import { expect, test } from 'vitest';
import { type BackupAlertHours, findBackupFault } from './backup-age.ts';
import { HOUR_MS } from '../time/durations.ts';

const NOW = Date.parse('2026-11-23T18:00:00Z');
const ago = (hours: number) => NOW - hours * HOUR_MS;

test.each<[lastMs: number | null, hours: BackupAlertHours, says: RegExp | null]>([
  [ago(1), 26, null],
  [ago(26), 26, null],
  [ago(26) - 1, 26, /November 22, 2026, .* on the island, more than 26 hours ago/],
  [ago(3), 2, /more than 2 hours ago/],
  [ago(3), 1, /more than an hour ago/],
  [ago(25), undefined, null],
  [ago(27), undefined, /more than 26 hours ago/],
  [ago(9999), 'off', null],
  [null, 26, /This shop has never been backed up/],
  // Backups are not configured.
  [null, undefined, null],
  [null, 'off', null],
])('the warning for a last backup at %s with the alert setting %s is %s', (lastMs, hours, says) => {
  const fault = findBackupFault(lastMs, hours, NOW);
  if (says === null) expect(fault).toBeNull();
  else expect(fault).toMatch(says);
});

test('a shop younger than the backup limit is not warned about missing backups', () => {
  expect(findBackupFault(null, 24, NOW, ago(0.01))).toBeNull();
  expect(findBackupFault(null, 24, NOW, ago(24))).toBeNull();
  expect(findBackupFault(null, 24, NOW, ago(25))).toContain('This shop has never been backed up');
});

test('a shop without backups is not warned if backup alerts are off or not configured', () => {
  expect(findBackupFault(null, undefined, NOW, ago(999))).toBeNull();
  expect(findBackupFault(null, 'off', NOW, ago(999))).toBeNull();
});

test('a backup older than the limit is reported even if the shop itself is new', () => {
  expect(findBackupFault(ago(27), undefined, NOW, ago(28))).toContain('more than 26 hours');
  expect(findBackupFault(ago(25), undefined, NOW, ago(28))).toBeNull();
});
