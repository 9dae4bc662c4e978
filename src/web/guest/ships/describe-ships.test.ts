import { expect, test } from 'vitest';
import type { ShipTripView } from '#contract/public/ship-api.ts';
import ships from '#locales/guest/island/ships.en.ts';
import trips from '#locales/common/trips.en.ts';
import { explainNothingFits } from '#domain/ships/port-calls.ts';
import { piers } from '#domain/ships/ship-ways.ts';
import { formatShipHours, describeNoFit } from '../../shared/trip/describe-ship-fit.ts';
import {
  describeClockDifference,
  dayAddress,
  formatLength,
  describeSeatsLeft,
  describeShipClock,
  tripAddress,
  describeWay,
} from './describe-ships.ts';

const said = { t: ships, trips, language: 'en' } as const;

const times = { arrival: '08:00', allAboard: '17:00', pier: 'philipsburg' } as const;

test.each([
  [0, '8:00 AM to 5:00 PM', ''],
  [
    60,
    '7:00 AM to 4:00 PM',
    'Ship’s time is 1 hour ahead of Sint Maarten, so on board it’s 8:00 AM to 5:00 PM.',
  ],
])(
  'the hours of a ship whose clock is %s minutes ahead are shown as "%s"',
  (clockMinutes, hours, clock) => {
    expect(formatShipHours(ships, 'en', { ...times, clockMinutes })).toBe(hours);
    expect(describeShipClock(said, { ...times, clockMinutes })).toBe(clock);
  },
);

test.each([
  ['philipsburg', 'sxm-philipsburg', '20 min walk or 10 min by taxi'],
  ['philipsburg', 'sxm-marigot', '40 min by taxi'],
  ['marigot-tender', 'sxm-grand-case', '30 min by tender, then 20 min by taxi'],
] as const)('the way from %s to %s is described as "%s"', (pier, port, expected) => {
  expect(describeWay(ships, pier, port)).toBe(expected);
});

test.each([
  [120, '2 h'],
  [95, '1 h 35 min'],
  [50, '50 min'],
])('a length of %s minutes is formatted as "%s"', (minutes, expected) => {
  expect(formatLength(ships, minutes)).toBe(expected);
});

test('a departure that needs a larger party says so, and its link preselects that group size', () => {
  const trip: ShipTripView = {
    boat: { id: 'sea-grape-id', name: 'Sea Grape', slug: 'sea-grape', cover: null },
    port: 'sxm-philipsburg',
    customPort: null,
    mode: 'perSeat',
    cents: 9500,
    time: '09:00',
    back: '12:00',
    minutes: 180,
    wayMinutes: 20,
    room: 8,
    fromGuests: 4,
    minutesToSpare: 200,
  };
  expect(describeSeatsLeft(said, trip)).toBe('Only for groups of 4 or more');
  expect(describeSeatsLeft(said, { ...trip, fromGuests: 1 })).toBe('8 seats left');
  expect(tripAddress(trip, '2026-12-04', null)).toBe(
    '/boats/sea-grape?date=2026-12-04&time=09%3A00&groupSize=4&mode=perSeat',
  );
});

test('the URL of a ship’s day contains only the details that the guest entered', () => {
  expect(dayAddress({ day: '2026-12-04', aboard: '17:00', clock: '', pier: '' })).toBe(
    '/ships/2026-12-04?aboard=17%3A00',
  );
  expect(dayAddress({ day: '2026-12-04' })).toBe('/ships/2026-12-04');
});

// Covers the copies in the domain, from which the API and the portals take their texts.
test('English pages describe ships with the same words as the rules', () => {
  expect(ships.piers).toEqual(piers);
  const call = { ...times, day: '2026-12-04', clockMinutes: 0 };
  for (const found of [
    ...[
      { offered: 0, tooEarly: 0 },
      { offered: 1, tooEarly: 0 },
      { offered: 4, tooEarly: 0 },
    ],
    ...[
      { offered: 1, tooEarly: 1 },
      { offered: 2, tooEarly: 2 },
      { offered: 2, tooEarly: 1 },
    ],
    { offered: 5, tooEarly: 2 },
  ]) {
    for (const noLength of [0, Math.max(0, found.offered - found.tooEarly)]) {
      const all = { ...found, noLength };
      expect(describeNoFit(said, call, all)).toBe(explainNothingFits(call, all));
    }
  }
  expect([-60, 120, -30, 330].map((minutes) => describeClockDifference(said, minutes))).toEqual([
    '1 hour behind Sint Maarten',
    '2 hours ahead of Sint Maarten',
    'half an hour behind Sint Maarten',
    '5½ hours ahead of Sint Maarten',
  ]);
});
