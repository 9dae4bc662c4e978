import { expect, test } from 'vitest';
import { dayAddress, hoursWords, lengthWords, shipClockWords, wayWords } from './ship-words.ts';

const times = { arrival: '08:00', allAboard: '17:00', pier: 'philipsburg' } as const;

test.each([
  [0, '8:00 AM to 5:00 PM', ''],
  [
    60,
    '7:00 AM to 4:00 PM',
    'The ship’s clock is 1 hour ahead of the island: on board it is 8:00 AM to 5:00 PM.',
  ],
])('hours of a ship whose clock is %s minutes ahead', (clockMinutes, hours, clock) => {
  expect(hoursWords({ ...times, clockMinutes })).toBe(hours);
  expect(shipClockWords({ ...times, clockMinutes })).toBe(clock);
});

test.each([
  ['philipsburg', 'sxm-philipsburg', '20 min on foot, 10 by taxi'],
  ['philipsburg', 'sxm-marigot', '40 min by taxi'],
  ['marigot-tender', 'sxm-grand-case', '30 min by tender, then 20 min by taxi'],
] as const)('the way from %s to %s', (pier, port, words) => {
  expect(wayWords(pier, port)).toBe(words);
});

test.each([
  [120, '2 h'],
  [95, '1 h 35 min'],
  [50, '50 min'],
])('%s minutes in words', (minutes, words) => {
  expect(lengthWords(minutes)).toBe(words);
});

test('the address of a day holds what a ship is told by, and nothing empty', () => {
  expect(dayAddress({ day: '2026-12-04', aboard: '17:00', clock: '', pier: '' })).toBe(
    '/ships/2026-12-04?aboard=17%3A00',
  );
  expect(dayAddress({ day: '2026-12-04' })).toBe('/ships/2026-12-04');
});
