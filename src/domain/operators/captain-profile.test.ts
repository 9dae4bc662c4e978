import { describe, expect, test } from 'vitest';
import { computeCaptainFacts, isSailingYear, spokenLanguages } from './captain-profile.ts';

const record = { trips: 10, answers: 5, medianMinutes: 60 };

describe('the facts of a captain', () => {
  test.each([
    [9, null],
    [10, 10],
    [214, 214],
  ])('%i sailed trips are shown as %s', (trips, shown) => {
    expect(computeCaptainFacts({ ...record, trips }).trips).toBe(shown);
  });

  test.each([
    [4, 60, null],
    [5, 60, 1],
    [5, 0, 1],
    [5, 61, 2],
    [5, 179.5, 3],
    [5, 180, 3],
    [5, null, null],
  ])(
    '%i answers with a median of %s minutes are shown as a response time of %s hours',
    (answers, medianMinutes, hours) => {
      expect(computeCaptainFacts({ ...record, answers, medianMinutes }).answerHours).toBe(hours);
    },
  );
});

test.each([
  [null, true],
  [1949, false],
  [1950, true],
  [2026, true],
  [2027, false],
])('in 2026, a captain may state %s as their first year of sailing here: %s', (year, isFine) => {
  expect(isSailingYear(year, '2026-12-31')).toBe(isFine);
});

test('every spoken language has a name in each language of the site', () => {
  for (const page of ['en', 'fr', 'nl', 'es', 'pt', 'de']) {
    const names = new Intl.DisplayNames(page, { type: 'language', fallback: 'none' });
    expect(spokenLanguages.filter((code) => names.of(code) === undefined)).toEqual([]);
  }
});
