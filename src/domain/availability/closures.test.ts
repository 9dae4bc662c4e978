import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAvailability } from './availability-edits.ts';
import { listOfferedSlots } from './availability.ts';
import { closeScope, buildDayScope } from '../trip-changes/calling-off.ts';
import { findManualClosure, isAnyClosed, findNewClosure, reopenDay } from './closures.ts';
import { toInstant } from '../time/days.ts';

const day = '2026-12-04';
const sails = {
  ...emptyAvailability,
  manualDays: [day, '2026-12-05'],
  timeSlotsDefault: ['09:00', '14:00'],
};
const morning = { from: toInstant(day, '08:00'), until: toInstant(day, '12:00') };
const closed = (scope: Parameters<typeof closeScope>[1], availability = sails) =>
  closeScope({ availability }, scope);

test('a closure consists of single departures or of the whole day', () => {
  expect(findManualClosure(sails, day)).toEqual([]);
  expect(findManualClosure(closed(morning), day)).toEqual(['09:00']);
  expect(findManualClosure(closed(buildDayScope(day)), day)).toBeNull();
  expect(findManualClosure({ ...sails, blocks: [{ date: day, times: ['11:00'] }] }, day)).toEqual(
    [],
  );
  expect([[], ['09:00'], null].map((times) => isAnyClosed(times))).toEqual([false, true, true]);
});

test('a departure that was already closed is not reported as newly closed', () => {
  const half = closed(morning);
  const all = closed(buildDayScope(day));
  expect(findNewClosure(sails, half, day)).toEqual(['09:00']);
  expect(findNewClosure(half, closed(morning, half), day)).toEqual([]);
  expect(findNewClosure(half, closed(buildDayScope(day), half), day)).toBeNull();
  expect(findNewClosure(all, closed(buildDayScope(day), all), day)).toEqual([]);
});

test('a day that is reopened offers its times again, and other days stay closed', () => {
  const hour = fc
    .integer({ min: 0, max: 23 })
    .map((hours) => `${String(hours).padStart(2, '0')}:00`);
  fc.assert(
    fc.property(hour, hour, fc.boolean(), (one, other, isWhole) => {
      const atOne = toInstant(day, one);
      const atOther = toInstant(day, other);
      const hours = { from: Math.min(atOne, atOther), until: Math.max(atOne, atOther) };
      const scope = isWhole ? buildDayScope(day) : hours;
      const opened = reopenDay(closed(scope, closed(buildDayScope('2026-12-05'))), day);
      expect(listOfferedSlots(opened, day)).toEqual(['09:00', '14:00']);
      expect(findManualClosure(opened, '2026-12-05')).toBeNull();
    }),
  );
});
