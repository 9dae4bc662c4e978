import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PASSWORD_WORDS, findPasswordWordProblem } from './password-words.ts';

const EMAIL = 'rosa.martin+trips@example.com';

test.each([
  ['my-boat-2026', 'boat'],
  ['SXM Boat Trips', 'boat'],
  ['B.O.A.T.trip', 'boat'],
  ['bo at anchor', 'boat'],
  ['Sint-Maarten1', 'sint maarten'],
  ['SaintMartin!', 'saint martin'],
  ['st_maarten_77', 'st maarten'],
])('the password %s is easy to guess because it contains “%s”', (password, text) => {
  expect(findPasswordWordProblem(password, EMAIL)).toEqual({
    code: 'password.localWord',
    values: { text },
  });
});

test.each(['rosamartin99', 'RÓSA.MARTIN'])(
  'the password %s contains the name of the email address',
  (password) => expect(findPasswordWordProblem(password, EMAIL)).toBe('password.holdsEmail'),
);

test.each([
  'correct horse battery',
  'sail-away-sxm',
  'martin99!',
  'maarten v. gogh',
  'éèê漢字かな',
])('the password %s is not easy to guess', (password) =>
  expect(findPasswordWordProblem(password, EMAIL)).toBeNull(),
);

test('a short or missing name in the email address never makes a password easy to guess', () => {
  expect(findPasswordWordProblem('alabaster', 'al@example.com')).toBeNull();
  expect(findPasswordWordProblem('anything', '')).toBeNull();
  expect(findPasswordWordProblem('anything', '+tag@example.com')).toBeNull();
});

test('a listed word is found inside a password, in any surroundings', () => {
  const word = fc.constantFrom(...PASSWORD_WORDS);
  fc.assert(
    fc.property(fc.string(), word, fc.string(), (before, found, after) => {
      expect(findPasswordWordProblem(`${before}${found.toUpperCase()}${after}`, '')).not.toBeNull();
    }),
  );
});
