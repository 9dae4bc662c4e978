import { expect, it } from 'vitest';
import { islandMoment, providerLabel, syncTime } from './calendar-words.ts';

it('says when a calendar was last read, on the island’s clocks', () => {
  expect(syncTime('2026-12-04T02:05:00.000Z')).toBe('Dec 03, 2026 22:05');
  expect(islandMoment('2026-12-04T13:00:00.000Z')).toBe('Friday, December 4 at 9:00 AM');
});

it.each([
  ['google', 'Google Calendar'],
  ['microsoft', 'Microsoft Outlook'],
  ['apple', 'Apple iCloud Calendar'],
  ['elsewhere', 'Calendar'],
  [null, 'Calendar'],
])('calls the calendar of %s by its own name', (provider, label) => {
  expect(providerLabel(provider)).toBe(label);
});
