import { expect, test } from 'vitest';
import { priceTripRequest } from './trips.ts';

const availability = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: [],
  recurring: { seasons: [] },
  blocks: [],
};
const boat = { capacity: 8, pricePerSeatCents: 9500, charterPriceCents: 90_000, availability };
const day = { start: '2026-12-04', end: '2026-12-04' };

test('seats are priced per guest', () => {
  const price = priceTripRequest(
    { ...boat, tripType: 'both' },
    { mode: 'perSeat', groupSize: 3, ...day },
  );
  expect(price).toMatchObject({ isValid: true, totalCents: 28_500 });
});

test('a charter is priced per day', () => {
  const input = { mode: 'charter', groupSize: 3, start: '2026-12-31', end: '2027-01-02' } as const;
  expect(priceTripRequest({ ...boat, tripType: 'private' }, input)).toMatchObject({
    totalCents: 270_000,
  });
});

test('a mode that the trip type does not offer has no price', () => {
  const price = priceTripRequest(
    { ...boat, tripType: 'tour' },
    { mode: 'charter', groupSize: 3, ...day },
  );
  expect(price.error).toBe('price.charterMissing');
});
