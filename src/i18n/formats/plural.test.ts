import { expect, test } from 'vitest';
import { plural } from '#locales/plural.ts';

const seats = { one: 'seat', other: 'seats' };

test.each([
  ['en', 0, 'seats'],
  ['en', 1, 'seat'],
  ['de', 0, 'seats'],
  ['nl', 2, 'seats'],
  ['fr', 0, 'seat'],
  ['pt', 0, 'seat'],
  ['es', 1, 'seat'],
  ['fr', 1_000_000, 'seats'],
] as const)('in the language %s, the count %i takes the form "%s"', (language, count, form) => {
  expect(plural(language, count, seats)).toBe(form);
});

test('a million has its own plural form in languages that have one', () => {
  expect(plural('fr', 1_000_000, { ...seats, many: 'of seats' })).toBe('of seats');
});
