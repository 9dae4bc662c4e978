import { expect, test } from 'vitest';
import { priceSearchedReservation } from './reservation-price.ts';

const tour = {
  tripType: 'tour',
  capacity: 8,
  pricePerSeatCents: 12_000,
  charterPriceCents: null,
} as const;
const both = { ...tour, tripType: 'both', charterPriceCents: 90_000 } as const;
const any = { groupSize: '', mode: undefined };

test.each([
  ['one seat if no group size is chosen', tour, any, { guests: 1, totalCents: 12_600 }],
  [
    'the smallest group of the chosen range',
    tour,
    { ...any, groupSize: '5-10' },
    { guests: 5, totalCents: 63_000 },
  ],
  [
    'no more seats than the boat has',
    tour,
    { ...any, groupSize: '21+' },
    { guests: 8, totalCents: 100_800 },
  ],
  [
    'no more seats than the form can reserve',
    { ...tour, capacity: 40 },
    { ...any, groupSize: '21+' },
    { guests: 20, totalCents: 252_000 },
  ],
  [
    'one day of a charter if a charter is chosen',
    both,
    { ...any, mode: 'charter' as const },
    { guests: 1, totalCents: 94_500 },
  ],
  [
    'one seat if seats are chosen',
    both,
    { ...any, mode: 'perSeat' as const },
    { guests: 1, totalCents: 12_600 },
  ],
  [
    'one seat if the boat does not offer the chosen charter',
    tour,
    { ...any, mode: 'charter' as const },
    { guests: 1, totalCents: 12_600 },
  ],
  ['no trip if the boat has no price', { ...tour, pricePerSeatCents: null }, any, null],
])('the booking form opened from a search prices %s', (_, boat, searched, expected) => {
  expect(priceSearchedReservation(boat, searched)).toEqual(expected);
});
