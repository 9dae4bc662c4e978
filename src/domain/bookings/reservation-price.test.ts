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
  [tour, any, { guests: 1, totalCents: 12_600 }],
  [tour, { ...any, groupSize: '5-10' }, { guests: 5, totalCents: 63_000 }],
  [tour, { ...any, groupSize: '21+' }, { guests: 8, totalCents: 100_800 }],
  [
    { ...tour, capacity: 40 },
    { ...any, groupSize: '21+' },
    { guests: 20, totalCents: 252_000 },
  ],
  [both, { ...any, mode: 'charter' as const }, { guests: 1, totalCents: 94_500 }],
  [both, { ...any, mode: 'perSeat' as const }, { guests: 1, totalCents: 12_600 }],
  [tour, { ...any, mode: 'charter' as const }, { guests: 1, totalCents: 12_600 }],
  [{ ...tour, pricePerSeatCents: null }, any, null],
])('prices the booking form for a search, case %#', (boat, searched, expected) => {
  expect(priceSearchedReservation(boat, searched)).toEqual(expected);
});
