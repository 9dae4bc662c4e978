import { expect, test } from 'vitest';
import { formatSince } from './status-texts.ts';

const NOW = Date.parse('2026-11-23T18:30:00Z');

test.each([
  ['2026-11-23T18:05:00Z', 'Since 2:05 PM, island time.'],
  ['2026-11-22T03:00:00Z', 'Since Saturday, November 21, 2026, 11:00 PM, island time.'],
])('the status page writes %s as "%s"', (since, expected) =>
  expect(formatSince(since, NOW)).toBe(expected),
);
