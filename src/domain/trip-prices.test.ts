import { expect, test } from 'vitest';
import { priceWish } from './trips.ts';

const availability = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: [],
  recurring: { seasons: [] },
  blocks: [],
};
const boat = { capacity: 8, pricePerSeatCents: 9500, charterPriceCents: 90_000, availability };
const day = { start: '2026-12-04', end: '2026-12-04' };

test('seats are priced by the guest, whatever is sold', () => {
  const price = priceWish({ ...boat, tripType: 'both' }, { mode: 'perSeat', groupSize: 3, ...day });
  expect(price).toMatchObject({ isValid: true, totalCents: 28_500 });
});

test('a charter is priced by the day', () => {
  const wish = { mode: 'charter', groupSize: 3, start: '2026-12-31', end: '2027-01-02' } as const;
  expect(priceWish({ ...boat, tripType: 'private' }, wish)).toMatchObject({ totalCents: 270_000 });
});

test('a mode that the trip type does not offer has no price', () => {
  const price = priceWish({ ...boat, tripType: 'tour' }, { mode: 'charter', groupSize: 3, ...day });
  expect(price.error).toBe('Pricing unavailable; choose Per Seat pricing or contact us');
});
