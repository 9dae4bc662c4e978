import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { selectBackupsToKeep } from './kept-backups.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const rule = { nowMs: NOW, keepDays: 30 };
const hourly = (hours: number) =>
  Array.from({ length: hours }, (_, hour) => ({ atMs: NOW - hour * HOUR_MS }));

test('hourly backups are kept for two days, and one a day for a month', () => {
  const kept = selectBackupsToKeep(hourly(24 * 60), rule);
  const isYoung = ({ atMs }: { atMs: number }) => NOW - atMs < 2 * DAY_MS;
  expect(kept.filter(isYoung)).toHaveLength(48);
  const older = kept.filter((each) => !isYoung(each)).map(({ atMs }) => new Date(atMs));
  expect(older).toHaveLength(28);
  expect(new Set(older.map((at) => at.toISOString().slice(11)))).toEqual(
    new Set(['23:00:00.000Z']),
  );
});

test('the newest backup is kept even if it has expired', () => {
  const old = [{ atMs: NOW - 400 * DAY_MS }, { atMs: NOW - 399 * DAY_MS }];
  expect(selectBackupsToKeep(old, rule)).toEqual([old[1]]);
});

test('thinning backups is idempotent, keeps no expired backup except the newest, and loses no recent day', () => {
  const times = fc.array(fc.integer({ min: 0, max: 60 * 24 }), { maxLength: 80 });
  fc.assert(
    fc.property(times, (hoursAgo) => {
      const backups = hoursAgo.map((hours) => ({ atMs: NOW - hours * HOUR_MS }));
      const kept = selectBackupsToKeep(backups, rule);
      expect(selectBackupsToKeep(kept, rule)).toEqual(kept);
      const day = ({ atMs }: { atMs: number }) => Math.floor(atMs / DAY_MS);
      const inTime = backups.filter(({ atMs }) => NOW - atMs <= 29 * DAY_MS);
      expect(new Set(kept.map(day))).toEqual(
        new Set([...kept.slice(-1).map(day), ...inTime.map(day), ...kept.map(day)]),
      );
      for (const { atMs } of kept.slice(0, -1)) expect(NOW - atMs).toBeLessThanOrEqual(30 * DAY_MS);
    }),
  );
});
