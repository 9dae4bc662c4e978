import { expect, test } from 'vitest';
import { computeWeekday } from '#domain/time/days.ts';
import { dayForKey, listWeeks } from './month-grid.tsx';

const edges = { first: '2026-11-01', last: '2027-05-31' };

test.each([
  ['ArrowLeft', '2026-12-04', '2026-12-03'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-12-04', '2026-11-27'],
  ['ArrowDown', '2026-12-04', '2026-12-11'],
  ['Home', '2026-12-04', '2026-11-29'],
  ['End', '2026-12-04', '2026-12-05'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['ArrowLeft', '2026-11-01', '2026-11-01'],
  ['PageDown', '2027-05-20', '2027-05-31'],
  ['Enter', '2026-12-04', null],
])('the key %s on %s moves to %s', (key, day, expected) => {
  expect(dayForKey(key, day, edges)).toBe(expected);
});

test('a month is laid out in weeks from Sunday to Saturday', () => {
  const weeks = listWeeks('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(weeks[4]?.slice(4)).toEqual(['2026-12-31', null, null]);
});

test.each(['2027-02', '2026-08', '2028-02', '2026-11'])(
  'every day of %s is in the column of its weekday',
  (month) => {
    for (const week of listWeeks(month)) {
      expect(week).toHaveLength(7);
      week.forEach((day, column) => {
        if (day !== null) expect(computeWeekday(day)).toBe(column);
      });
    }
  },
);

test('a week begins on the first day of the week in the page’s language', () => {
  expect(listWeeks('2026-12', 1)[0]).toEqual([
    ...[null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ]);
  expect(dayForKey('Home', '2026-12-06', edges, 1)).toBe('2026-11-30');
  expect(dayForKey('End', '2026-11-30', edges, 1)).toBe('2026-12-06');
});
