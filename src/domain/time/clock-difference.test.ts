import { expect, test } from 'vitest';
import { findClockFault } from './clock-difference.ts';

test.each([
  [0, 0],
  [60_000, 0],
  [-60_000, 0],
  // The slow response means that the clocks may still agree within a minute.
  [64_000, 5_000],
])('clocks %i ms apart, read with an error of %i ms, are accepted', (aheadMs, unsureMs) => {
  expect(findClockFault({ aheadMs, unsureMs })).toBeNull();
});

test.each([
  [61_000, 'is 61 seconds ahead of the database’s'],
  [-90_000, 'is 90 seconds behind the database’s'],
  [300_000, 'is 5 minutes ahead of the database’s'],
])('clocks %i ms apart are reported', (aheadMs, expected) => {
  expect(findClockFault({ aheadMs, unsureMs: 100 })).toContain(expected);
});
