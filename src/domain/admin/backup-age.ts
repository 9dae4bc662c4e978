import { formatFullDay, formatTime, islandNow } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Hours after which a missing backup is told of; `off` tells of none; undefined leaves it to whether there ever was one. */
export type BackupAlertHours = number | 'off' | undefined;

/** A night's backup may be late; one that is missing may not. */
const USUAL_HOURS = 26;

/**
 * What is wrong with the last good backup, in words for the owner, or null. A shop of which none was ever made is told
 * of only where hours are set, and once it is older than them. Instants are epoch milliseconds.
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
    return isDue ? `No backup was ever made of this shop. ${REMEDY}` : null;
  }
  const most = hours ?? USUAL_HOURS;
  if (nowMs - lastMs <= most * HOUR_MS) return null;
  const { day, time } = islandNow(lastMs);
  const last = `${formatFullDay(day)}, ${formatTime(time)} on the island`;
  return `The last good backup was made on ${last}, more than ${most === 1 ? 'an hour' : `${most} hours`} ago. ${REMEDY}`;
}

const REMEDY =
  'Run “npm run shop -- backup” and read what it says; then look at the timer that should (systemctl list-timers).';
