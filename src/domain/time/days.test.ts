/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay, anyTime } from '../../../tests/support/worlds/random-trips.ts';
import {
  addDays,
  addMonths,
  countDaysBetween,
  listDays,
  listMonthDays,
  formatFullDay,
  formatMonth,
  formatShortDay,
  formatShortWeekday,
  formatTime,
  formatWeekdayDay,
  isDay,
  ISLAND_ZONE,
  toInstant,
  toIslandNow,
  isMonth,
  isTime,
  toMinutes,
  getMonth,
  computeWeekday,
} from './days.ts';

const anyInstant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2101, 0) - 1 });
const step = fc.integer({ min: -40_000, max: 40_000 });

describe('the clocks on the island', () => {
  test('the clocks on the island are those of America/Lower_Princes', () =>
    expect(ISLAND_ZONE).toBe('America/Lower_Princes'));

  test.each([
    ['2026-01-15T00:30:00Z', '2026-01-14', '20:30'],
    ['2026-01-15T03:59:59.999Z', '2026-01-14', '23:59'],
    ['2026-01-15T04:00:00Z', '2026-01-15', '00:00'],
    ['2026-07-01T12:00:00Z', '2026-07-01', '08:00'],
    ['2027-01-01T02:00:00Z', '2026-12-31', '22:00'],
    ['2028-03-01T01:00:00Z', '2028-02-29', '21:00'],
  ])('at %s, the clocks on the island show %s, %s', (instant, day, time) => {
    expect(toIslandNow(Date.parse(instant))).toEqual({ day, time });
  });

  test('the clocks on the island match the time zone database at any instant of this century', () => {
    fc.assert(
      fc.property(anyInstant, (ms) => {
        const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ISLAND_ZONE);
        expect(toIslandNow(ms)).toEqual({
          day: there.toPlainDate().toString(),
          time: there.toPlainTime().toString().slice(0, 5),
        });
      }),
      { numRuns: 500 },
    );
  });

  test('a day and time on the island convert to an instant and back', () => {
    fc.assert(
      fc.property(anyDay, anyTime, (day, time) => {
        const ms = toInstant(day, time);
        const there = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(ISLAND_ZONE);
        expect(ms).toBe(there.epochMilliseconds);
        expect(toIslandNow(ms)).toEqual({ day, time });
      }),
      { numRuns: 500 },
    );
  });
});

describe('counting days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-18', 180, '2027-05-17'],
  ])('%s plus %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test('adding and counting days matches the calendar, forwards and backwards', () => {
    fc.assert(
      fc.property(anyDay, step, (day, days) => {
        const there = addDays(day, days);
        expect(there).toBe(Temporal.PlainDate.from(day).add({ days }).toString());
        expect(addDays(there, -days)).toBe(day);
        expect(countDaysBetween(day, there)).toBe(days);
      }),
    );
  });

  test('the distance between days is additive', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (a, b, c) => {
        expect(countDaysBetween(a, b) + countDaysBetween(b, c)).toBe(countDaysBetween(a, c));
      }),
    );
  });

  test('a list of days runs from the first to the last day, both included, and never backwards', () => {
    expect(listDays('2026-02-27', '2026-03-01')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(listDays('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
    expect(listDays('2026-02-27', '2026-02-26')).toEqual([]);
  });
});

describe('weekdays', () => {
  test.each([
    ['2026-11-15', 0],
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['1969-12-31', 3],
  ])('%s is weekday %i, Sunday being 0', (day, weekday) =>
    expect(computeWeekday(day)).toBe(weekday),
  );

  test('weekdays follow one another and repeat every seven days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (day, weeks) => {
        expect(computeWeekday(day)).toBe(Temporal.PlainDate.from(day).dayOfWeek % 7);
        expect(computeWeekday(addDays(day, 7 * weeks))).toBe(computeWeekday(day));
        expect(computeWeekday(addDays(day, 1))).toBe((computeWeekday(day) + 1) % 7);
      }),
    );
  });
});

describe('months', () => {
  test.each([
    ['2026-11', 6, '2027-05'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-06', -18, '2024-12'],
    ['2026-06', 0, '2026-06'],
  ])('%s plus %i months is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  test('a month lists exactly its days, in leap years too', () => {
    expect(listMonthDays('2028-02')).toHaveLength(29);
    expect(listMonthDays('2100-02')).toHaveLength(28);
    fc.assert(
      fc.property(anyDay, (day) => {
        const days = listMonthDays(getMonth(day));
        expect(days).toHaveLength(Temporal.PlainDate.from(day).daysInMonth);
        expect(days).toContain(day);
        expect(days.every((each) => getMonth(each) === getMonth(day))).toBe(true);
      }),
    );
  });
});

describe('validating days and times', () => {
  test.each([
    ['2026-11-18', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-4-1', false],
    ['9998-12-31', true],
    ['9999-01-01', false],
    ['2026-11-18T00:00', false],
    [' 2026-11-18', false],
    ['2026-11-18\n', false],
    ['18-11-2026', false],
    ['', false],
  ])('%j is accepted as a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

  test.each([
    ['00:00', true],
    ['09:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:00', false],
    ['09:00:00', false],
    ['09:00\n', false],
    ['9 AM', false],
    ['', false],
  ])('%j is accepted as a time: %s', (text, expected) => expect(isTime(text)).toBe(expected));

  test.each([
    ['2026-01', true],
    ['2026-12', true],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['2026-11-18', false],
    ['', false],
  ])('%j is accepted as a month: %s', (text, expected) => expect(isMonth(text)).toBe(expected));

  test('every day and time of the calendar is accepted', () => {
    fc.assert(
      fc.property(anyDay, anyTime, (day, time) => {
        expect(isDay(day)).toBe(true);
        expect(isTime(time)).toBe(true);
        expect(toMinutes(time)).toBe(
          Temporal.PlainTime.from(time).hour * 60 + Temporal.PlainTime.from(time).minute,
        );
      }),
    );
  });
});

describe('formatting days and months', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['00:05', '12:05 AM'],
    ['09:00', '9:00 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['12:30', '12:30 PM'],
    ['14:00', '2:00 PM'],
    ['23:59', '11:59 PM'],
  ])('the time %s is written as %s', (time, written) => expect(formatTime(time)).toBe(written));

  test('a formatted day has the right weekday and month', () => {
    expect(formatWeekdayDay('2026-12-04')).toBe('Friday, December 4');
    expect(formatFullDay('2026-12-04')).toBe('Friday, December 4, 2026');
    expect(formatShortDay('2026-12-04')).toBe('Dec 4');
    expect(formatShortWeekday('2026-12-04')).toBe('Fri, Dec 4');
    expect(formatMonth('2026-12')).toBe('December 2026');
    fc.assert(
      fc.property(anyDay, (day) => {
        const parts = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
        expect(formatFullDay(day)).toBe(
          Temporal.PlainDate.from(day).toLocaleString('en-US', parts),
        );
      }),
    );
  });
});
