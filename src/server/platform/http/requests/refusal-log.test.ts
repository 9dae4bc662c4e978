import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { openLineCount } from './refusal-log.ts';

test('sixty refusals a minute are logged, and the others are counted', () => {
  let nowMs = 5 * MINUTE_MS;
  const told: number[] = [];
  const admit = openLineCount(
    () => nowMs,
    (more) => told.push(more),
  );
  const admitted = (count: number) => Array.from({ length: count }, admit).filter(Boolean).length;
  expect(admitted(60)).toBe(60);
  expect(admitted(1000)).toBe(0);
  expect(told).toEqual([]);
  nowMs += MINUTE_MS;
  expect(admitted(60)).toBe(60);
  expect(told).toEqual([1000]);
  nowMs += MINUTE_MS;
  expect(admitted(1)).toBe(1);
  expect(told).toEqual([1000]);
});
