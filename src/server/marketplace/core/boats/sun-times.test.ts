import { expect, test } from 'vitest';
import { addDays, listDays, toMinutes } from '#domain/time/days.ts';
import { computeSunTimes } from './sun-times.ts';

/** Computed by NOAA’s formulas, independently of the library. */
test.each([
  ['2026-03-20', '06:17', '18:23'],
  ['2026-06-21', '05:37', '18:50'],
  ['2026-09-23', '06:01', '18:08'],
  ['2026-12-21', '06:39', '17:42'],
])('on %s the sun rises at %s and sets at %s, within two minutes', (day, sunrise, sunset) => {
  const sun = computeSunTimes(day);
  expect(Math.abs(toMinutes(sun.sunrise) - toMinutes(sunrise))).toBeLessThanOrEqual(2);
  expect(Math.abs(toMinutes(sun.sunset) - toMinutes(sunset))).toBeLessThanOrEqual(2);
});

test('sunrise and sunset move by a minute a day at most, all year', () => {
  for (const day of listDays('2026-01-01', '2027-01-02')) {
    const sun = computeSunTimes(day);
    const next = computeSunTimes(addDays(day, 1));
    expect(Math.abs(toMinutes(next.sunrise) - toMinutes(sun.sunrise))).toBeLessThanOrEqual(1);
    expect(Math.abs(toMinutes(next.sunset) - toMinutes(sun.sunset))).toBeLessThanOrEqual(1);
  }
});
