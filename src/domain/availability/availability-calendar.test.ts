import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availabilities,
  dayAhead,
  noAvailability,
  now,
} from '../../../tests/support/worlds/random-trips.ts';
import { getCalendarMonths, listSlotsByDay, listSlots, suggestDays } from './availability.ts';
import { listDays, type Day } from '../time/days.ts';

const today = now.day;

describe('the calendar', () => {
  test.each([
    ['2026-11-18', '2026-11', '2027-05'],
    ['2026-07-01', '2026-07', '2027-01'],
    ['2026-08-31', '2026-08', '2027-02'],
  ])('on %s, the calendar can show the months from %s to %s', (day, first, last) => {
    expect(getCalendarMonths(day)).toEqual({ first, last });
  });

  test('the calendar shows only the days of a month that have slots', () => {
    const months = fc.constantFrom('2026-10', '2026-11', '2027-05', '2027-06');
    fc.assert(
      fc.property(availabilities, months, (given, month) => {
        const shown = listSlotsByDay(given, month, now);
        for (const day of listDays(`${month}-01`, `${month}-28`)) {
          expect(shown.get(day) ?? []).toEqual(listSlots(given, day, now));
        }
        expect([...shown.values()].every((times) => times.length > 0)).toBe(true);
        expect([...shown.keys()].every((day) => day.startsWith(month))).toBe(true);
      }),
    );
  });

  test('the calendar includes the 29th to the 31st', () => {
    const days = ['2026-12-29', '2026-12-30', '2026-12-31'];
    const shown = listSlotsByDay(sailingOn([...days, '2027-01-01']), '2026-12', now);
    expect([...shown.keys()]).toEqual(days);
  });
});

describe('suggested dates', () => {
  const openAhead = fc.uniqueArray(fc.integer({ min: -2, max: 95 }), { maxLength: 6 });

  test('suggested dates are the next open days after the picked date, up to 3 within 90 days', () => {
    fc.assert(
      fc.property(openAhead, (ahead) => {
        const open = ahead.map(dayAhead);
        const next = ahead
          .filter((days) => days >= 1 && days <= 90)
          .toSorted((a, b) => a - b)
          .slice(0, 3);
        expect(suggestDays(today, (day) => open.includes(day))).toEqual(next.map(dayAhead));
      }),
      { numRuns: 300 },
    );
  });

  test('suggested dates include day 90 but not day 91', () => {
    expect(suggestDays(today, (day) => day >= dayAhead(90))).toEqual([dayAhead(90)]);
    expect(suggestDays(today, (day) => day >= dayAhead(91))).toEqual([]);
  });

  test('suggested dates do not go beyond the booking horizon', () => {
    const given = sailingOn([179, 180, 181].map(dayAhead));
    const isOpen = (day: Day) => listSlots(given, day, now).length > 0;
    expect(suggestDays(dayAhead(170), isOpen)).toEqual([dayAhead(179), dayAhead(180)]);
  });
});

function sailingOn(manualDays: Day[]) {
  return { ...noAvailability, manualDays };
}
