import { expect, test } from 'vitest';
import { dayForKey } from './calendar-keys.ts';

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
])('%s on %s leads to %s', (key, day, expected) => {
  expect(dayForKey(key, day, edges)).toBe(expected);
});
