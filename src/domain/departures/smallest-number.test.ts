import { expect, test } from 'vitest';
import { toInstant } from '../time/days.ts';
import { hasTooFewGuests } from './smallest-number.ts';

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
  ['may not be called off before its decision time', {}, start - 24 * hour - 1, false],
  ['may be called off at its decision time if one guest is missing', {}, start - 24 * hour, true],
  ['may be called off until just before it begins', {}, start - 1, true],
  ['may not be called off once it has begun', {}, start, false],
  [
    'may not be called off if it has exactly its smallest number of guests',
    { guests: 6 },
    start - hour,
    false,
  ],
  [
    'may not be called off if its boat has no smallest number',
    { smallestNumber: null, guests: 1 },
    start - hour,
    false,
  ],
  [
    'may be called off three days ahead if that is its decision time',
    { decisionHours: 72 },
    start - 72 * hour,
    true,
  ],
])('a departure %s', (_, changes, now, expected) => {
  expect(hasTooFewGuests({ ...departure, ...changes }, now)).toBe(expected);
});
