import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSWORD_WORDS, passwordWordProblem } from './password-words.ts';

const EMAIL = 'rosa.martin+trips@example.com';

test.each([
  ['my-boat-2026', '“boat”'],
  ['SXM Boat Trips', '“boat”'],
  ['B.O.A.T.trip', '“boat”'],
  ['bo at anchor', '“boat”'],
  ['Sint-Maarten1', '“sint maarten”'],
  ['SaintMartin!', '“saint martin”'],
  ['st_maarten_77', '“st maarten”'],
  ['rosamartin99', 'the name of your email'],
  ['RÓSA.MARTIN', 'the name of your email'],
])('%s is easy to guess: %s', (password, why) => {
  expect(passwordWordProblem(password, EMAIL)).toContain(why);
});

test.each([
  'correct horse battery',
  'sail-away-sxm',
  'martin99!',
  'maarten v. gogh',
  'éèê漢字かな',
])('%s is not easy to guess', (password) =>
  expect(passwordWordProblem(password, EMAIL)).toBeNull(),
);

test('a short name or a missing address never makes a password easy to guess', () => {
  expect(passwordWordProblem('alabaster', 'al@example.com')).toBeNull();
  expect(passwordWordProblem('anything', '')).toBeNull();
  expect(passwordWordProblem('anything', '+tag@example.com')).toBeNull();
});

test('a listed word is found inside a password, whatever surrounds it', () => {
  const word = fc.constantFrom(...PASSWORD_WORDS);
  fc.assert(
    fc.property(fc.string(), word, fc.string(), (before, found, after) => {
      expect(passwordWordProblem(`${before}${found.toUpperCase()}${after}`, '')).not.toBeNull();
    }),
  );
});
