import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideAlerts, type KnownAlert } from './alerts.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

const NOW = 1_800_000_000_000;
const disk = { cause: 'disk', title: 'The disk is nearly full', says: 'Make room.' };

test('a new cause raises an alert', () => {
  expect(decideAlerts([], [disk], NOW)).toEqual({
    began: [disk],
    reported: ['disk'],
    ended: [],
    reportedOver: [],
  });
});

test('a cause that continues for days raises no second alert', () => {
  const known = [
    { cause: 'disk', beganAt: NOW - 9 * DAY_MS, endedAt: null, mailedAt: NOW - 9 * DAY_MS },
  ];
  expect(decideAlerts(known, [disk], NOW)).toEqual({
    began: [],
    reported: [],
    ended: [],
    reportedOver: [],
  });
});

test('the end of a cause is reported once', () => {
  const at = NOW - MINUTE_MS;
  const known = { cause: 'disk', beganAt: at, endedAt: null, mailedAt: at };
  expect(decideAlerts([known], [], NOW)).toMatchObject({ ended: ['disk'], reportedOver: ['disk'] });
  expect(decideAlerts([{ ...known, endedAt: NOW }], [], NOW)).toMatchObject({
    ended: [],
    reportedOver: [],
  });
});

test('a cause that recurs within a day is not reported again, and neither is its second end', () => {
  const known = {
    cause: 'disk',
    beganAt: NOW - 90 * MINUTE_MS,
    endedAt: NOW - MINUTE_MS,
    mailedAt: NOW - 90 * MINUTE_MS,
  };
  expect(decideAlerts([known], [disk], NOW)).toMatchObject({ began: [disk], reported: [] });
  const again = { ...known, beganAt: NOW, endedAt: null };
  expect(decideAlerts([again], [], NOW + MINUTE_MS)).toMatchObject({
    ended: ['disk'],
    reportedOver: [],
  });
  expect(decideAlerts([again], [disk], NOW + DAY_MS)).toMatchObject({
    began: [],
    reported: ['disk'],
  });
});

test('a cause is reported at most once a day, and its end only after its beginning', () => {
  const step = fc.record({ minutes: fc.integer({ min: 1, max: 900 }), isSo: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let nowMs = NOW;
      let alert = null as KnownAlert | null;
      const mails: { kind: 'began' | 'over'; at: number }[] = [];
      for (const { minutes, isSo } of steps) {
        nowMs += minutes * MINUTE_MS;
        const decided = decideAlerts(alert ? [alert] : [], isSo ? [disk] : [], nowMs);
        if (decided.began.length > 0)
          alert = {
            cause: 'disk',
            beganAt: nowMs,
            endedAt: null,
            mailedAt: alert?.mailedAt ?? null,
          };
        if (alert && decided.reported.length > 0) alert = { ...alert, mailedAt: nowMs };
        if (alert && decided.ended.length > 0) alert = { ...alert, endedAt: nowMs };
        mails.push(...decided.reported.map(() => ({ kind: 'began' as const, at: nowMs })));
        mails.push(...decided.reportedOver.map(() => ({ kind: 'over' as const, at: nowMs })));
      }
      expect(mails.map(({ kind }) => kind)).toEqual(
        mails.map((_, at) => (at % 2 === 0 ? 'began' : 'over')),
      );
      const begins = mails.filter(({ kind }) => kind === 'began').map(({ at }) => at);
      for (const [index, at] of begins.slice(1).entries())
        expect(at - (begins[index] ?? 0)).toBeGreaterThanOrEqual(DAY_MS);
    }),
  );
});
