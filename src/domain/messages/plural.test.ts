import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const forms = { one: 'one', other: 'other' };

test.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['fr', 0, 'one'],
  ['fr', 2, 'other'],
  ['pt', 0, 'one'],
  ['de', 0, 'other'],
] as const)('in %s, %d is %s', (language, count, form) => {
  expect(plural(language, count, forms)).toBe(form);
});

test('millions have a form of their own, or that of many', () => {
  expect(plural('es', 1_000_000, { ...forms, many: 'many' })).toBe('many');
  expect(plural('es', 1_000_000, forms)).toBe('other');
});
