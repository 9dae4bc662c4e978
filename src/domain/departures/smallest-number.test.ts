import { expect, test } from 'vitest';
import { toInstant } from '../time/days.ts';
import { isTooSmall } from './smallest-number.ts';

const start = toInstant('2027-01-15', '09:00');
const hour = 3_600_000;
const departure = {
  smallestNumber: 6,
  decisionHours: 24,
  guests: 5,
  day: '2027-01-15',
  time: '09:00',
};

test.each([
  ['a moment before its decision time nothing is decided', {}, start - 24 * hour - 1, false],
  ['at its decision time, one too few', {}, start - 24 * hour, true],
  ['just before it begins', {}, start - 1, true],
  ['once it has begun it sails', {}, start, false],
  ['as many as it takes', { guests: 6 }, start - hour, false],
  ['a boat that sails with anybody', { smallestNumber: null, guests: 1 }, start - hour, false],
  ['decided early', { decisionHours: 72 }, start - 72 * hour, true],
])('the smallest number of guests: %s', (_, changes, now, expected) => {
  expect(isTooSmall({ ...departure, ...changes }, now)).toBe(expected);
});
