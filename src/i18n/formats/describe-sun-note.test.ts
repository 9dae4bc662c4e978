import { expect, test } from 'vitest';
import en from '#locales/guest/checkout/picker.en.ts';
import { findSunNote } from '#domain/availability/sun-notes.ts';
import { describeSunNote } from './describe-sun-note.ts';

const DAY = '2026-12-04';
const NEXT = '2026-12-05';
const sun: Record<string, { sunrise: string; sunset: string }> = {
  [DAY]: { sunrise: '06:29', sunset: '17:35' },
  [NEXT]: { sunrise: '06:30', sunset: '17:36' },
};
const sunOn = (day: string) => sun[day] ?? { sunrise: '00:00', sunset: '00:00' };
const trip = { mode: 'perSeat', start: DAY, end: DAY } as const;
const hours = (count: number) => count * 60;

test.each([
  ['16:30', hours(4), 'Sunset 5:35 PM, returns 8:30 PM'],
  ['09:00', hours(4), null],
  ['13:34', hours(4), null],
  ['13:35', hours(4), 'Sunset 5:35 PM, returns 5:35 PM'],
  ['17:35', hours(2), 'Sunset 5:35 PM, returns 7:35 PM'],
  ['17:36', hours(2), null],
  ['06:00', hours(3), 'Sunrise 6:29 AM, departs 6:00 AM'],
  ['06:29', hours(3), 'Sunrise 6:29 AM, departs 6:29 AM'],
  ['06:30', hours(3), null],
  ['05:00', 89, 'Sunrise 6:29 AM, departs 5:00 AM'],
  ['05:00', 88, null],
  ['06:00', hours(12), 'Sunrise 6:29 AM, departs 6:00 AM. Sunset 5:35 PM, returns 6:00 PM'],
  ['17:00', hours(7), 'Sunset 5:35 PM, returns 12:00 AM the next day'],
  ['17:00', hours(24), 'Sunset 5:35 PM, returns 5:00 PM the next day'],
  ['20:00', hours(4), null],
  ['20:00', hours(12), 'Sunrise 6:30 AM, returns 8:00 AM the next day'],
])(
  'the sun note of a trip that leaves at %s for %i minutes is: %s',
  (time, statedMinutes, expected) => {
    const note = findSunNote({ ...trip, time, statedMinutes }, sunOn);
    expect(note && describeSunNote('en', note, en)).toBe(expected);
  },
);

test.each([
  ['a charter, whose guests choose when it returns', { mode: 'charter', time: '16:30' } as const],
  ['a trip whose captain gave no length', { time: '16:30', statedMinutes: null } as const],
  ['a charter without a start time', { mode: 'charter', time: null } as const],
])('no sun note is shown for %s', (_, change) => {
  expect(findSunNote({ ...trip, statedMinutes: hours(4), ...change }, sunOn)).toBe(null);
});
