import { expect, test } from 'vitest';
import {
  buildScheduleAddress,
  computeScheduleRange,
  parseScheduleAddress,
} from './schedule-address.ts';

const TODAY = '2026-12-02';

test('the schedule’s URL keeps day, view and boats, and invalid values count as absent', () => {
  const choice = { from: '2026-12-04', view: 'month', boatIds: ['a', 'b'] } as const;
  const address = buildScheduleAddress(choice);
  expect(address).toBe('/operator/schedule?from=2026-12-04&view=month&boats=a,b');
  const { searchParams } = new URL(address, 'https://example.com');
  const read = (name: string) => searchParams.get(name) ?? '';
  const search = { from: read('from'), view: read('view'), boats: read('boats') };
  expect(parseScheduleAddress(search, TODAY)).toEqual(choice);
  expect(buildScheduleAddress({ view: 'week', boatIds: [] })).toBe('/operator/schedule');
  const invalid = ['', 'someday', '2026-13-01', '0202-12-04'].map((from) =>
    parseScheduleAddress({ from, view: 'year', boats: ',' }, TODAY),
  );
  expect(invalid).toEqual(
    Array.from({ length: 4 }, () => ({ from: TODAY, view: 'week', boatIds: [] })),
  );
});

test.each([
  // December 4, 2026 is a Friday.
  ['week', 0, '2026-11-29', 7],
  ['week', 1, '2026-11-30', 7],
  ['month', 0, '2026-12-01', 31],
] as const)(
  'the schedule’s %s that contains a Friday, with weekday %i first, begins on %s',
  (view, first, from, days) => {
    expect(computeScheduleRange({ from: '2026-12-04', view }, first)).toEqual({ from, days });
  },
);
