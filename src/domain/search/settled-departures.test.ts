import { expect, test } from 'vitest';
import { toInstant } from '../time/days.ts';
import { isSettled } from './settled-departures.ts';

const day = '2026-12-04';
const tour = { day, time: '09:00', isCharter: false, minutes: 120, expected: 1 } as const;
const ticked = { ...tour, expected: 0 };
const short = { ...tour, minutes: 30 };

test.each([
  ['before it leaves', ticked, '08:59', false],
  ['that leaves with all guests ticked', ticked, '09:00', true],
  ['that left with guests still to tick', tour, '10:30', false],
  ['that is over, even with guests still to tick', tour, '11:00', true],
  ['that was short, while guests may still be ticked', short, '09:59', false],
  ['that was short, an hour after it left', short, '10:00', true],
  ['of a charter, which has its boat all day', { ...tour, isCharter: true }, '23:59', false],
  ['of a charter with all guests ticked', { ...ticked, isCharter: true }, '09:00', true],
  ['of a charter without a start time', { ...ticked, time: null }, '23:59', false],
  ['without a length, as older pages stored it', { ...tour, minutes: undefined }, '23:59', false],
] as const)('a departure %s is settled: $3', (_, departure, time, expected) => {
  expect(isSettled(departure, toInstant(day, time))).toBe(expected);
});

test('a departure of another day is never settled', () => {
  expect(isSettled(ticked, toInstant('2026-12-05', '09:00'))).toBe(false);
});
