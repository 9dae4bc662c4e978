import { expect, test } from 'vitest';
import { paperWords, visitsIn, type VisitedPlace } from './borders.ts';

test.each([
  [[], null],
  [
    ['other-side'],
    'This trip may go to the other side of the island. Please carry your passport or identity card.',
  ],
  [
    ['anguilla'],
    'This trip may go to Anguilla. Every guest, children too, needs a valid passport. Some nationalities also need a visa: please check before you book.',
  ],
  [
    ['st-barths', 'other-side', 'anguilla'],
    'This trip may go to the other side of the island, Anguilla, and St Barths. Every guest, children too, needs a valid passport. Some nationalities also need a visa: please check before you book.',
  ],
] as [VisitedPlace[], string | null][])('of a trip that may go to %j', (visits, words) => {
  expect(paperWords(visits)).toBe(words);
});

test('places are kept once, in their order, and nothing else is', () => {
  expect(visitsIn(['st-barths', 'saba', 'anguilla', 'st-barths'])).toEqual([
    'anguilla',
    'st-barths',
  ]);
});
