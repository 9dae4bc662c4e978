import { expect, test } from 'vitest';
import { boatTypes } from '#domain/boats/boats.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { priceTrip } from '#domain/money/pricing.ts';
import choosing from '#locales/guest/checkout/choosing.en.ts';
import trips from '#locales/common/trips.en.ts';

// Error messages and files take these from the rules.
test('English pages name the island and boat types as the rules do', () => {
  expect(trips.island).toBe(ISLAND_NAME);
  expect(trips.boatTypes).toEqual(Object.fromEntries(boatTypes.map((type) => [type, type])));
});

test('English pages say why there is no price as the rules do', () => {
  const boat = { capacity: 8, pricePerSeatCents: null, charterPriceCents: null };
  const whyNot = (mode: 'perSeat' | 'charter', groupSize: number) =>
    priceTrip({ boat, mode, groupSize }).error;
  expect(choosing.groupTooSmall).toBe(whyNot('perSeat', 0));
  expect(choosing.groupTooLarge(8)).toBe(whyNot('perSeat', 9));
  expect(choosing.unpriced.perSeat).toBe(whyNot('perSeat', 1));
  expect(choosing.unpriced.charter).toBe(whyNot('charter', 1));
});
