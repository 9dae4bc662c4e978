import { expect, test } from 'vitest';
import { visitedPlaceNames } from '#domain/island/borders.ts';
import { boatTypes, pricingModeNames, tripTypeNames } from '#domain/boats/boats.ts';
import { ISLAND_NAME } from '#domain/island/ports.ts';
import { priceTrip } from '#domain/money/pricing.ts';
import { groupKindNames } from '#domain/boats/reviews.ts';
import { DEFAULT_BOAT_TYPE_LABEL, TRIP_LENGTH_LABEL } from '../site/site-texts.ts';
import { smallestNumberWords } from '#domain/boats/smallest-number.ts';
import choosing from '#locales/guest/checkout/choosing.en.ts';
import reviews from '#locales/guest/boat/reviews.en.ts';
import told from '#locales/guest/boat/told.en.ts';
import trips from '#locales/common/trips.en.ts';

// Pages have these from here, and mails, refusals and the portals from the rules' own files.
test('English pages name things as the rules do', () => {
  expect(trips.island).toBe(ISLAND_NAME);
  expect(trips.defaultBoatType).toBe(DEFAULT_BOAT_TYPE_LABEL);
  expect(trips.fullDay).toBe(TRIP_LENGTH_LABEL);
  expect(told.visitedPlaces).toEqual(visitedPlaceNames);
  expect(trips.tripTypes).toEqual(tripTypeNames);
  expect(trips.pricingModes).toEqual(pricingModeNames);
  expect(reviews.groupKinds).toEqual(groupKindNames);
  expect(trips.boatTypes).toEqual(Object.fromEntries(boatTypes.map((type) => [type, type])));
  expect(told.sailsWith(6, '1 hour')).toBe(
    smallestNumberWords({ smallestNumber: 6, decisionHours: 1 }),
  );
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
