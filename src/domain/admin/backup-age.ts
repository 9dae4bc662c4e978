import { formatFullDay, formatTime, toIslandNow } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/**
 * Hours after which a missing backup raises an alert; `off` disables it. If undefined, the alert is on once a backup
 * exists.
 */
export type BackupAlertHours = number | 'off' | undefined;

/** Allows a nightly backup to run two hours late. */
const USUAL_HOURS = 26;

/**
 * Returns what is wrong with the last good backup, as a sentence for the owner, or null. A shop without any backup is
 * reported only if `hours` is a number and the shop is older than that many hours. Instants are epoch milliseconds.
 */
export function findBackupFault(
  lastMs: number | null,
  hours: BackupAlertHours,
  nowMs: number,
  beganMs = 0,
): string | null {
  if (hours === 'off') return null;
  if (lastMs === null) {
    const isDue = hours !== undefined && nowMs - beganMs > hours * HOUR_MS;
    return isDue ? `This shop has never been backed up. ${REMEDY}` : null;
  }
  const max = hours ?? USUAL_HOURS;
  if (nowMs - lastMs <= max * HOUR_MS) return null;
  const { day, time } = toIslandNow(lastMs);
  const last = `${formatFullDay(day)}, ${formatTime(time)} on the island`;
  return `The last good backup was made on ${last}, more than ${max === 1 ? 'an hour' : `${max} hours`} ago. ${REMEDY}`;
}

const REMEDY =
  'Run “npm run shop -- backup” and read its output; then check the backup timer (systemctl list-timers).';
