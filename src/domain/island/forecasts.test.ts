import { expect, test } from 'vitest';
import { HOUR_MS } from '../time/durations.ts';
import { getCompassPoint, isFresh, roundWaveHeight } from './forecasts.ts';

test.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [90, 'e'],
  [180, 's'],
  [247, 'sw'],
  [337, 'nw'],
  [338, 'n'],
  [359, 'n'],
] as const)('wind from %i degrees comes from %s', (degrees, point) => {
  expect(getCompassPoint(degrees)).toBe(point);
});

test.each([
  [0, 0, 0],
  [110, 1, 4],
  [150, 1.5, 5],
  [190, 2, 6],
])('a wave height of %i cm is shown as %d m or %i ft', (cm, metres, feet) => {
  expect(roundWaveHeight(cm)).toEqual({ metres, feet });
});

test('a forecast is shown for twelve hours after it was fetched', () => {
  expect([isFresh(0, 12 * HOUR_MS - 1), isFresh(0, 12 * HOUR_MS)]).toEqual([true, false]);
});
