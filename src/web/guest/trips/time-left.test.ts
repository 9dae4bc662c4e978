import { expect, it } from 'vitest';
import trip from '#locales/guest/trip/trip.en.ts';
import trips from '#locales/common/trips.en.ts';
import { describeTimeLeft } from './describe-time-left.ts';

const tour = { startDate: '2026-12-04', endDate: '2026-12-04', time: '09:00', tripMinutes: 180 };
const charter = { ...tour, endDate: '2026-12-05', time: null };

it.each([
  ['2026-11-30 12:00', 'In 4 days'],
  ['2026-12-02 09:00', 'In 2 days'],
  ['2026-12-03 15:00', 'Tomorrow, in 18 hours'],
  ['2026-12-03 23:30', 'Tomorrow, in 9 hours'],
  ['2026-12-04 07:30', 'Today, in 1 hour'],
  ['2026-12-04 08:01', 'In 59 minutes'],
  ['2026-12-04 08:59', 'In 1 minute'],
  ['2026-12-04 09:00', 'Under way'],
  ['2026-12-04 11:59', 'Under way'],
  ['2026-12-04 12:00', 'This trip is over'],
])('at %s a tour from 9:00 to 12:00 is described as: %s', (at, expected) => {
  expect(describeTimeLeft(tour, nowOf(at), trip, trips)).toBe(expected);
});

it.each([
  ['2026-12-02 23:00', 'In 2 days'],
  ['2026-12-03 23:59', 'Tomorrow'],
  ['2026-12-04 00:00', 'Under way'],
  ['2026-12-05 23:59', 'Under way'],
  ['2026-12-06 00:00', 'This trip is over'],
])('at %s a charter of two days is described as: %s', (at, expected) => {
  expect(describeTimeLeft(charter, nowOf(at), trip, trips)).toBe(expected);
});

it.each([
  ['2026-12-04 13:00', 'Under way'],
  ['2026-12-04 23:59', 'Under way'],
  ['2026-12-05 00:00', 'This trip is over'],
])('at %s a tour without a stated length is described as: %s', (at, expected) => {
  expect(describeTimeLeft({ ...tour, tripMinutes: null }, nowOf(at), trip, trips)).toBe(expected);
});

function nowOf(at: string) {
  const [day = '', time = ''] = at.split(' ');
  return { day, time };
}
