import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  parseDecimalCents,
  parseTypedCents,
  formatDecimalCents,
  formatDollars,
  computePercent,
  listUnitPrices,
} from './money.ts';

const cents = fc.integer({ min: 0, max: 99_999_999_999 });

describe('a decimal string becomes whole cents', () => {
  test.each([
    ['95', 9500],
    ['95.5', 9550],
    ['95.50', 9550],
    ['0.07', 7],
    ['0', 0],
    ['007.10', 710],
    [' 12.34 ', 1234],
    ['999999999.99', 99_999_999_999],
  ])('the decimal %j is %i cents', (text, expected) => {
    expect(parseDecimalCents(text)).toBe(expected);
  });

  test.each([
    '',
    ' ',
    '.5',
    '5.',
    '1.234',
    '-1',
    '+1',
    '1,5',
    '1e3',
    '0x10',
    '$5',
    '1 000',
    'NaN',
    '٣',
  ])('the text %j is not an amount', (text) => expect(parseDecimalCents(text)).toBeNull());

  test('cents formatted as decimals parse back to the same cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseDecimalCents(formatDecimalCents(amount))).toBe(amount);
      }),
    );
  });

  test('any typed amount parses to null or a whole number of cents', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{0,10}\.?\d{0,3}$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const amount = parseDecimalCents(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

describe('an amount that a person typed', () => {
  test.each([
    ['95', 9500],
    ['$95.5', 9550],
    [' $ 1,234.50 ', 123_450],
    ['1,234', 123_400],
    ['1,000,000', 100_000_000],
    ['1234.50', 123_450],
  ])('the typed amount %j is %i cents', (text, expected) =>
    expect(parseTypedCents(text)).toBe(expected),
  );

  test.each([
    '12,50',
    '12,5',
    '0,500',
    '1,23',
    '1,2345',
    '1234,500',
    ',500',
    '1,,000',
    '1,000,00',
    '1.000,50',
  ])('a typed amount whose comma does not separate thousands is refused: %j', (text) =>
    expect(parseTypedCents(text)).toBeNull(),
  );

  test('a displayed amount parses back to the same cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseTypedCents(formatDollars(amount))).toBe(amount);
      }),
    );
  });
});

describe('formatting cents', () => {
  test.each([
    [0, '0.00', '$0.00'],
    [5, '0.05', '$0.05'],
    [9500, '95.00', '$95.00'],
    [9550, '95.50', '$95.50'],
    [99_999, '999.99', '$999.99'],
    [123_450, '1234.50', '$1,234.50'],
    [100_000_000, '1000000.00', '$1,000,000.00'],
    [-5, '-0.05', '-$0.05'],
    [-123_400, '-1234.00', '-$1,234.00'],
  ])('%i cents are written as %j in the API and as %j on pages', (amount, decimal, dollars) => {
    expect(formatDecimalCents(amount)).toBe(decimal);
    expect(formatDollars(amount)).toBe(dollars);
  });

  test('a formatted amount always has two decimals and keeps its value', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const shown = formatDollars(amount);
        expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(shown.replace(/[$,]/g, '')).toBe(formatDecimalCents(amount));
      }),
    );
  });
});

describe('a percentage of an amount', () => {
  test.each([
    [10_000, 5, 500],
    [9, 5, 0],
    [10, 5, 1],
    [30, 5, 2],
    [9550, 5, 478],
    [9549, 5, 477],
    [1, 100, 1],
    [12_345, 0, 0],
  ])('%i cents at %i %% is %i cents, rounded half up', (amount, percent, expected) => {
    expect(computePercent(amount, percent)).toBe(expected);
  });

  test('a percentage is the exact fraction rounded half up, up to the largest safe integers', () => {
    const amounts = fc.oneof(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 100) - 1 }),
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const exact = (2n * BigInt(amount) * BigInt(percent) + 100n) / 200n;
        expect(BigInt(computePercent(amount, percent))).toBe(exact);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the prices that a boat shows', () => {
  const seat = { mode: 'perSeat', cents: 9500 };
  const day = { mode: 'charter', cents: 90_000 };
  test.each([
    ['both', '95.00', '900.00', [seat, day]],
    ['perSeat', '95.00', '900.00', [seat]],
    ['charter', '95.00', '900.00', [day]],
    ['both', null, '900.00', [day]],
    ['both', '0.00', null, []],
  ] as const)(
    'a boat in the mode “%s” with seat price %s and day price %s shows only the prices it sells for',
    (pricingMode, pricePerSeat, charterPricePerDay, shown) => {
      expect(listUnitPrices({ pricingMode, pricePerSeat, charterPricePerDay })).toEqual(shown);
    },
  );
});
