import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { openLineCount } from './refusal-log.ts';

test('sixty refusals a minute are logged, and the others are counted', () => {
  let nowMs = 5 * MINUTE_MS;
  const reported: number[] = [];
  const admit = openLineCount(
    () => nowMs,
    (more) => reported.push(more),
  );
  const admitted = (count: number) => Array.from({ length: count }, admit).filter(Boolean).length;
  expect(admitted(60)).toBe(60);
  expect(admitted(1000)).toBe(0);
  expect(reported).toEqual([]);
  nowMs += MINUTE_MS;
  expect(admitted(60)).toBe(60);
  expect(reported).toEqual([1000]);
  nowMs += MINUTE_MS;
  expect(admitted(1)).toBe(1);
  expect(reported).toEqual([1000]);
});
