import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAvailability } from './availability-edits.ts';
import { offeredSlots } from './availability.ts';
import { closeFor, wholeDay } from '../trip-changes/calling-off.ts';
import { closedOn, isAnyClosed, newlyClosed, openedAgain } from './closures.ts';
import { islandInstant } from '../time/days.ts';

const day = '2026-12-04';
const sails = {
  ...emptyAvailability,
  manualDays: [day, '2026-12-05'],
  timeSlotsDefault: ['09:00', '14:00'],
};
const morning = { from: islandInstant(day, '08:00'), until: islandInstant(day, '12:00') };
const closed = (scope: Parameters<typeof closeFor>[1], availability = sails) =>
  closeFor({ availability }, scope);

test('the closed part of a day is its closed departures, or the whole day', () => {
  expect(closedOn(sails, day)).toEqual([]);
  expect(closedOn(closed(morning), day)).toEqual(['09:00']);
  expect(closedOn(closed(wholeDay(day)), day)).toBeNull();
  expect(closedOn({ ...sails, blocks: [{ date: day, times: ['11:00'] }] }, day)).toEqual([]);
  expect([[], ['09:00'], null].map((times) => isAnyClosed(times))).toEqual([false, true, true]);
});

test('a departure that was already closed is not reported as newly closed', () => {
  const half = closed(morning);
  const all = closed(wholeDay(day));
  expect(newlyClosed(sails, half, day)).toEqual(['09:00']);
  expect(newlyClosed(half, closed(morning, half), day)).toEqual([]);
  expect(newlyClosed(half, closed(wholeDay(day), half), day)).toBeNull();
  expect(newlyClosed(all, closed(wholeDay(day), all), day)).toEqual([]);
});

test('a day that is reopened offers its times again, and other days stay closed', () => {
  const hour = fc
    .integer({ min: 0, max: 23 })
    .map((hours) => `${String(hours).padStart(2, '0')}:00`);
  fc.assert(
    fc.property(hour, hour, fc.boolean(), (one, other, isWhole) => {
      const [from, until] = [one, other].toSorted().map((time) => islandInstant(day, time));
      const scope = isWhole ? wholeDay(day) : { from: from ?? 0, until: until ?? 0 };
      const opened = openedAgain(closed(scope, closed(wholeDay('2026-12-05'))), day);
      expect(offeredSlots(opened, day)).toEqual(['09:00', '14:00']);
      expect(closedOn(opened, '2026-12-05')).toBeNull();
    }),
  );
});
