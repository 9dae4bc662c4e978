import { expect, it } from 'vitest';
import { isStale } from './calendar-freshness.ts';

const NOW = Date.UTC(2026, 11, 4, 12);
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;

it.each([
  ['never', null, true],
  ['just now', NOW, false],
  ['a quarter of an hour ago', minutesAgo(15), false],
  ['longer ago', minutesAgo(15) - 1, true],
])('a calendar that was read %s', (_, readAt, stale) => {
  expect(isStale(readAt, NOW)).toBe(stale);
});
