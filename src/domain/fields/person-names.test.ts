import { describe, expect, test } from 'vitest';
import { containsAddress, isVisibleName } from './person-names.ts';
import { isolateName, isOneLine } from './plain-text.ts';

describe('names in common notations are accepted', () => {
  test.each([
    ...['Ana Boat', 'José García Márquez', 'Łukasz Ó’Néill-Smith', 'St. John', 'J.R. Ewing'],
    ...[
      'van den Berg, P. & Co',
      'Dr. med. Ph.D. Y',
      '王小明',
      'محمد علي',
      'דוד כהן',
      '3 Musketeers',
    ],
    ...['นภา ใจดี', 'अनीता शर्मा', 'J. R. R. Tolkien', 'Jean-Luc (2 kids)', 'd.o.o. Ribar'],
  ])('the name %s is accepted', (name) => {
    expect(isVisibleName(name)).toBe(true);
    expect(containsAddress(name)).toBe(false);
  });
});

describe('web and email addresses in names are detected', () => {
  test.each([
    ...['You won $500! Claim: https://evil.example/x', 'ana@example.com', 'evil.example', '//x'],
    ...['Visit www.bit.ly now', 'Ana｡evil。com', 'EVIL.COM', '10.example', 'пример.рф', 'a＠b'],
  ])('the name %s contains a web or email address', (name) =>
    expect(containsAddress(name)).toBe(true),
  );
});

test.each([
  ['a line separator', 'Ana\u2028Boat'],
  ['a paragraph separator', 'Ana\u2029Boat'],
  ['a right-to-left override', 'Ana\u202Etaob'],
  ['an isolate', 'Ana\u2066Boat'],
  ['a zero-width space', 'Ana\u200BBoat'],
  ['a line break', 'Ana\nBoat'],
  ['half a surrogate pair', 'Ana\uD83D'],
  ['zero-width characters only', '\u200B\u200C\u200D'],
  ['invisible filler characters', '\u3164\u115F'],
  ['blank braille patterns', '\u2800\u2800'],
  ['punctuation only', '!? …'],
])('a name with %s is refused', (_, name) => expect(isVisibleName(name)).toBe(false));

test.each(['\u2028', '\u202E', '\u2066', '\u061C', '\0'])(
  'a line of text that contains %j is refused',
  (character) => {
    expect(isOneLine(`Sea${character}Grape`)).toBe(false);
  },
);

test('a right-to-left name is isolated once, and other names stay unchanged', () => {
  expect(isolateName('דוד כהן')).toBe('\u2068דוד כהן\u2069');
  expect(isolateName('محمد')).toBe('\u2068محمد\u2069');
  expect(isolateName(isolateName('محمد'))).toBe('\u2068محمد\u2069');
  expect(isolateName('José 王')).toBe('José 王');
});
