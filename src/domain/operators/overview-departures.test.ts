import { expect, test } from 'vitest';
import { chooseNextDepartures } from './overview-departures.ts';

const today = '2026-12-04';

test.each([
  ['no departures', [], []],
  ['today and tomorrow', ['2026-12-04', '2026-12-05'], ['2026-12-04', '2026-12-05']],
  ['tomorrow and later days', ['2026-12-05', '2026-12-06'], ['2026-12-05']],
  ['later days only', ['2026-12-07', '2026-12-08'], ['2026-12-07']],
  [
    'more than three departures',
    ['2026-12-04', '2026-12-04', '2026-12-05', '2026-12-05'],
    ['2026-12-04', '2026-12-04', '2026-12-05'],
  ],
])('the overview chooses the next departures from %s', (_, days, chosen) => {
  const departures = days.map((day) => ({ day }));
  expect(chooseNextDepartures(departures, today).map(({ day }) => day)).toEqual(chosen);
});
