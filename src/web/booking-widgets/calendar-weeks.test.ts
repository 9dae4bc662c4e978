import { expect, test } from 'vitest';
import { weekdayOf } from '#domain/days.ts';
import { weeksOf } from './calendar-weeks.ts';

test('a month stands in weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2026-12');
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
  'every day of %s stands under its weekday',
  (month) => {
    for (const week of weeksOf(month)) {
      expect(week).toHaveLength(7);
      week.forEach((day, column) => {
        if (day !== null) expect(weekdayOf(day)).toBe(column);
      });
    }
  },
);
