import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { boatPayload } from '#contract/operator/boats/boat-payloads.ts';
import { demoBoats } from './demo-boats.ts';
import { demoItineraries } from './demo-itineraries.ts';
import { demoTripFacts } from './demo-trip-facts.ts';

const form = { name: 'x', tripType: 'tour', pricingMode: 'perSeat', capacity: 8, pricePerSeat: 9 };

test('the boat editor would accept the trip facts and the itinerary of every demo boat', () => {
  const withStops = demoBoats.filter(({ key }) => demoItineraries[key]);
  expect(withStops).toHaveLength(Object.keys(demoItineraries).length);
  for (const { key, port, tripMinutes } of withStops) {
    const { suits, notIncluded } = demoTripFacts[key] ?? {};
    const facts = { port, tripMinutes, suits, notIncluded, itinerary: demoItineraries[key] };
    expect(z.safeParse(boatPayload, { ...form, ...facts }).error?.issues ?? [], key).toEqual([]);
  }
});
