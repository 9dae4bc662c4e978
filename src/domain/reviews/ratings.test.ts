import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIN_REVIEWS, getRatingLabel, computeRating } from './ratings.ts';
import { RATING_LABEL } from '#i18n/site/site-texts.ts';

describe('a rating', () => {
  test.each([
    [[], null],
    [[5, 5], null],
    [[5, 5, 5], 5],
    [[5, 5, 4], 4.7],
    [[5, 4, 4], 4.3],
    [[1, 1, 1], 1],
    // 4.25 and 4.75 are rounded up.
    [[4, 4, 4, 5], 4.3],
    [[5, 5, 5, 4], 4.8],
  ])('stars of %j give a rating of %j', (stars, average) => {
    const rating = computeRating(totals(stars));
    expect(rating).toEqual(average === null ? null : { average, count: stars.length });
  });

  test('a rating is within half a tenth of the true average, and between 1 and 5', () => {
    fc.assert(
      fc.property(reviews, (stars) => {
        const rating = computeRating(totals(stars));
        const { average = 0 } = rating ?? {};
        const truth = stars.reduce((sum, each) => sum + each, 0) / stars.length;
        expect(Math.abs(average - truth)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(average).toBeGreaterThanOrEqual(1);
        expect(average).toBeLessThanOrEqual(5);
        expect(Number(average.toFixed(1))).toBe(average);
      }),
    );
  });

  test('a boat without a rating shows the label of the site', () => {
    expect(getRatingLabel(null, RATING_LABEL)).toBe(RATING_LABEL);
    expect(getRatingLabel(undefined, RATING_LABEL)).toBe(RATING_LABEL);
    expect(getRatingLabel(null, null)).toBe(null);
    expect(getRatingLabel({ average: 5, count: 3 }, null)).toBe('5.0');
  });
});

const reviews = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: MIN_REVIEWS });

function totals(stars: readonly number[]) {
  return { stars: stars.reduce((sum, each) => sum + each, 0), reviews: stars.length };
}
