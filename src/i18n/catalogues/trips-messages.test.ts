import { expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import { boatTypes } from '#domain/boats/boats.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { priceTrip } from '#domain/money/pricing.ts';
import picker from '#locales/guest/checkout/picker.en.ts';
import trips from '#locales/common/trips.en.ts';

// Error messages and files take these names from the domain rules.
test('English pages use the same names for the island and boat types as the rules', () => {
  expect(trips.island).toBe(ISLAND_NAME);
  expect(trips.boatTypes).toEqual(Object.fromEntries(boatTypes.map((type) => [type, type])));
});

test('English pages explain a missing price with the same words as the rules', () => {
  const boat = { capacity: 8, pricePerSeatCents: null, charterPriceCents: null };
  const whyNot = (mode: 'perSeat' | 'charter', groupSize: number) =>
    writeError('en', priceTrip({ boat, mode, groupSize }).error ?? 'form.invalid');
  expect(picker.groupTooSmall).toBe(whyNot('perSeat', 0));
  expect(picker.groupTooLarge(8)).toBe(whyNot('perSeat', 9));
  expect(picker.unpriced.perSeat).toBe(whyNot('perSeat', 1));
  expect(picker.unpriced.charter).toBe(whyNot('charter', 1));
});
