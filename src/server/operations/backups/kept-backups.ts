import { DAY_MS } from '#domain/time/durations.ts';

/** Keeps every backup younger than this, so that a recent mistake can be undone to the hour. */
const ALL_KEPT_DAYS = 2;

/**
 * Selects backups to keep: all of the last two days, the last of each day (UTC) within `keepDays`, and the newest
 * regardless of age. Times are epoch milliseconds.
 */
export function selectBackupsToKeep<B extends { atMs: number }>(
  backups: readonly B[],
  { nowMs, keepDays }: { nowMs: number; keepDays: number },
): B[] {
  const sorted = backups.toSorted((one, other) => one.atMs - other.atMs);
  return sorted.filter((backup, place) => {
    const next = sorted[place + 1];
    const age = nowMs - backup.atMs;
    if (next === undefined || age < ALL_KEPT_DAYS * DAY_MS) return true;
    return age <= keepDays * DAY_MS && getEpochDay(next) !== getEpochDay(backup);
  });
}

function getEpochDay({ atMs }: { atMs: number }): number {
  return Math.floor(atMs / DAY_MS);
}
