import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ErrorMessage } from '../errors/error-message.ts';
import { priceTrip, SERVICE_FEE_PERCENT, addServiceFee, type PriceQuestion } from './pricing.ts';

const boat = { capacity: 10, pricePerSeatCents: 9550, charterPriceCents: 120_000 };
const noPrices = { capacity: 10, pricePerSeatCents: null, charterPriceCents: null };
const freePrices = { capacity: 10, pricePerSeatCents: 0, charterPriceCents: 0 };

const tooFew = 'groupSize.tooSmall';
const noSeatPrice = 'price.perSeatMissing';
const noCharterPrice = 'price.charterMissing';

describe('a trip has no price', () => {
  test.each<[string, PriceQuestion, ErrorMessage]>([
    ['for no guests', { boat, mode: 'perSeat', groupSize: 0 }, tooFew],
    ['for a negative number of guests', { boat, mode: 'charter', groupSize: -3 }, tooFew],
    [
      'when the group size is not a number',
      { boat, mode: 'perSeat', groupSize: Number.NaN },
      tooFew,
    ],
    [
      'for one more than the capacity',
      { boat, mode: 'perSeat', groupSize: 11 },
      { code: 'groupSize.overCapacity', values: { count: 10 } },
    ],
    [
      'for a charter with too many guests',
      { boat, mode: 'charter', groupSize: 11 },
      { code: 'groupSize.overCapacity', values: { count: 10 } },
    ],
    [
      'by the seat without a seat price',
      { boat: noPrices, mode: 'perSeat', groupSize: 2 },
      noSeatPrice,
    ],
    [
      'by the seat at a price of 0',
      { boat: freePrices, mode: 'perSeat', groupSize: 2 },
      noSeatPrice,
    ],
    [
      'by the day without a day price',
      { boat: noPrices, mode: 'charter', groupSize: 2 },
      noCharterPrice,
    ],
    [
      'by the day at a price of 0',
      { boat: freePrices, mode: 'charter', groupSize: 2 },
      noCharterPrice,
    ],
    [
      'for no guests, even if its price is also missing',
      { boat: noPrices, mode: 'charter', groupSize: 0 },
      tooFew,
    ],
    [
      'for too many guests, even if its price is also missing',
      { boat: noPrices, mode: 'charter', groupSize: 11 },
      { code: 'groupSize.overCapacity', values: { count: 10 } },
    ],
  ])('a trip has no price %s', (_, question, error) => {
    expect(priceTrip(question)).toMatchObject({ isValid: false, totalCents: 0, error });
  });
});

describe('a trip costs', () => {
  test.each<[string, PriceQuestion, [number, number, number]]>([
    ['the seat price times the guests', { boat, mode: 'perSeat', groupSize: 3 }, [9550, 3, 28_650]],
    ['one seat for one guest', { boat, mode: 'perSeat', groupSize: 1 }, [9550, 1, 9550]],
    ['all seats for a full boat', { boat, mode: 'perSeat', groupSize: 10 }, [9550, 10, 95_500]],
    [
      'the day price for any number of guests',
      { boat, mode: 'charter', groupSize: 10 },
      [120_000, 1, 120_000],
    ],
    [
      'the day price times the days',
      { boat, mode: 'charter', groupSize: 2, days: 3 },
      [120_000, 3, 360_000],
    ],
    [
      'the seat price times the guests, not times the days',
      { boat, mode: 'perSeat', groupSize: 2, days: 3 },
      [9550, 2, 19_100],
    ],
  ])('a trip costs %s', (_, question, [unitCents, units, totalCents]) => {
    expect(priceTrip(question)).toEqual({
      isValid: true,
      unitCents,
      units,
      totalCents,
      error: null,
    });
  });

  test('a trip with a price costs an exact multiple of it in whole cents', () => {
    const terms = fc.record({
      capacity: fc.integer({ min: 1, max: 200 }),
      pricePerSeatCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      charterPriceCents: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
    });
    const question = fc.record({
      boat: terms,
      mode: fc.constantFrom('perSeat' as const, 'charter' as const),
      groupSize: fc.integer({ min: -2, max: 210 }),
      days: fc.integer({ min: 1, max: 181 }),
    });
    fc.assert(
      fc.property(question, (asked) => {
        const price = priceTrip(asked);
        const own =
          asked.mode === 'perSeat' ? asked.boat.pricePerSeatCents : asked.boat.charterPriceCents;
        const fits = asked.groupSize >= 1 && asked.groupSize <= asked.boat.capacity;
        expect(price.isValid).toBe(fits && own !== null && own > 0);
        if (!price.isValid) return;
        const units = asked.mode === 'perSeat' ? asked.groupSize : asked.days;
        expect(BigInt(price.totalCents)).toBe(BigInt(own ?? 0) * BigInt(units));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the form flow', () => {
  test('the form flow adds a service fee of 5 %', () => {
    expect(SERVICE_FEE_PERCENT).toBe(5);
    expect(addServiceFee(20_000)).toEqual({ feeCents: 1000, totalCents: 21_000 });
    expect(addServiceFee(9550)).toEqual({ feeCents: 478, totalCents: 10_028 });
  });

  test('the form flow’s total is the trip price plus the fee to the cent, and the fee is within a cent of the specification’s formula', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (tripCents) => {
        const { feeCents, totalCents } = addServiceFee(tripCents);
        expect(tripCents + feeCents).toBe(totalCents);
        expect(Number.isSafeInteger(feeCents)).toBe(true);
        const asSpecified = (totalCents / 1.05) * 0.05;
        expect(Math.abs(feeCents - asSpecified)).toBeLessThan(1);
      }),
      { numRuns: 500 },
    );
  });
});
