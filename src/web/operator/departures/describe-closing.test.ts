import { expect, test } from 'vitest';
import { emptyAvailability } from '#domain/availability/availability-edits.ts';
import t from '#locales/portal/operator/trips/operator-departures.en.ts';
import trips from '#locales/common/trips.en.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { describeClosure, computeHours, previewClosing } from './describe-closing.ts';
import { describeParties } from './describe-parties.ts';

const en = createFormats('en');
const day = '2026-12-04';
const availability = {
  ...emptyAvailability,
  manualDays: [day],
  timeSlotsDefault: ['09:00', '14:00', '21:00'],
};
const heron = { id: 'heron', name: 'Heron', availability, tripMinutes: 150 };
const gull = { ...heron, id: 'gull', name: 'Gull', availability: emptyAvailability };
const closing = (...hours: Parameters<typeof previewClosing>[2][]) =>
  hours.map((asked) =>
    previewClosing([heron, gull], day, asked).map((each) => describeClosure(t, en, each)),
  );

test('the preview of a closure names the departures and days that it closes', () => {
  expect(
    closing({ from: '08:00', until: '15:00' }, { from: '11:30', until: '14:00' }, null),
  ).toEqual([['Heron: 9:00 AM, 2:00 PM'], [], ['Heron: the whole day', 'Gull: the whole day']]);
  expect(closing({ from: '15:00', until: '08:00' })).toEqual([[]]);
});

test('a departure occupies its boat for its length, but not beyond midnight', () => {
  expect(computeHours(heron, day, '09:00')).toEqual({ from: '09:00', until: '11:30' });
  expect(computeHours(heron, day, '21:00')).toEqual({ from: '21:00', until: '23:30' });
  expect(computeHours({ ...heron, tripMinutes: 240 }, day, '21:00')).toEqual({
    from: '21:00',
    until: '23:59',
  });
});

test('the affected parties are listed by name, with their numbers of guests', () => {
  const ana = { customerName: 'Ana Boat', groupSize: 4 };
  const bo = { customerName: 'Bo Late', groupSize: 1 };
  expect(describeParties(t, trips, [bo])).toBe('Bo Late, 1 guest');
  expect(describeParties(t, trips, [ana, bo])).toBe(
    '2 bookings, 5 guests: Ana Boat (4), Bo Late (1)',
  );
});

test('a right-to-left name is isolated in the list of affected parties', () => {
  const parties = [
    { customerName: 'דוד', groupSize: 2 },
    { customerName: 'Bo Late', groupSize: 1 },
  ];
  expect(describeParties(t, trips, parties)).toBe(
    '2 bookings, 3 guests: \u2068דוד\u2069 (2), Bo Late (1)',
  );
});
