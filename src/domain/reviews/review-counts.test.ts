import { expect, test } from 'vitest';
import { countByFilter, type ReviewCount } from './review-counts.ts';

type Spoken = 'en' | 'fr' | 'de';
const counts: ReviewCount<Spoken>[] = [
  { group: 'two', language: 'en', count: 3 },
  { group: 'two', language: 'fr', count: 1 },
  { group: 'charter', language: 'en', count: 2 },
  { group: 'charter', language: null, count: 4 },
];
const count = (chosen = {}) => countByFilter(counts, ['en', 'fr', 'de'] as const, chosen);

test('each filter value counts all of its reviews if no filter is chosen', () => {
  expect(count()).toEqual({
    all: 10,
    shown: 10,
    groups: [
      { value: 'two', count: 4 },
      { value: 'charter', count: 6 },
    ],
    languages: [
      { value: 'en', count: 5 },
      { value: 'fr', count: 1 },
    ],
  });
});

test('each filter value counts its reviews among those that match the other filter', () => {
  const { all, shown, groups, languages } = count({ group: 'charter' });
  expect([all, shown]).toEqual([10, 6]);
  expect(groups.map((each) => each.count)).toEqual([4, 6]);
  expect(languages).toEqual([
    { value: 'en', count: 2 },
    { value: 'fr', count: 0 },
  ]);
});

test('reviews in an unknown language are not counted under any language', () => {
  expect(count({ language: 'en' }).shown).toBe(5);
  expect(count({ group: 'charter', language: 'en' }).shown).toBe(2);
});
