import { describe, expect, test } from 'vitest';
import { boatTypes, listPricedModes, type TripType } from './boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import * as labels from '#i18n/site/site-texts.ts';
import trips from '#locales/common/trips.en.ts';

test('boat types, trip types and pricing modes have the specification’s names', () => {
  expect(boatTypes).toEqual([
    'Catamaran',
    'Fishing Charter',
    'Luxury Yacht',
    'Speedboat',
    'Sailboat',
  ]);
  expect(trips.tripTypes.private).toBe('Private Charter');
  expect(trips.tripTypes.tour).toBe('Boat Tour');
  expect(trips.pricingModes).toEqual({ perSeat: 'Per Seat', charter: 'Private Charter' });
});

test('the fixed labels match the specification', () => {
  expect(labels).toMatchObject({
    SITE_NAME: 'SXM Boat Trips',
    RATING_LABEL: '4.8',
    LANDING_RATING: '4.9/5',
    VISITOR_COUNTRIES: '32+',
  });
  expect(trips).toMatchObject({ defaultBoatType: 'Boat charter', fullDay: 'Full day' });
});

describe('the pricing modes a boat offers', () => {
  test.each<[TripType, number | null, number | null, PricingMode[]]>([
    ['both', 9500, 80_000, ['perSeat', 'charter']],
    ['both', 9500, null, ['perSeat']],
    ['both', 0, 80_000, ['charter']],
    ['both', null, null, []],
    ['tour', 9500, 80_000, ['perSeat']],
    ['tour', null, 80_000, []],
    ['private', 9500, 80_000, ['charter']],
    ['private', 9500, 0, []],
  ])(
    'a %s boat with seat price %s and day price %s offers %j',
    (tripType, pricePerSeatCents, charterPriceCents, modes) => {
      expect(listPricedModes({ tripType, pricePerSeatCents, charterPriceCents })).toEqual(modes);
    },
  );
});
