import { expect, test } from 'vitest';
import { languages, offeredLanguage, localizePath, splitLanguage } from './languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr?date=2026-12-04', 'fr', '/?date=2026-12-04'],
  ['/de/info/about', 'de', '/info/about'],
  ['/deals', 'en', '/deals'],
  ['/en/info/about', 'en', '/en/info/about'],
  ['/xx/info/about', 'en', '/xx/info/about'],
  ['/FR', 'en', '/FR'],
  // Two slashes at the start would lead to another site.
  ['/fr//evil.example', 'fr', '/evil.example'],
])('the path %s has the language %s and leads to %s', (address, language, path) => {
  expect(splitLanguage(address, languages)).toEqual({ language, path });
});

test('a disabled language is not recognized', () => {
  expect(splitLanguage('/nl/', ['en', 'fr'])).toEqual({ language: 'en', path: '/nl/' });
});

test('a path begins with its language, except in English', () => {
  expect([
    localizePath('en', '/'),
    localizePath('fr', '/'),
    localizePath('fr', '/info/about'),
  ]).toEqual(['/', '/fr', '/fr/info/about']);
});

test.each([
  [['fr-CA', 'en'], 'en', 'fr'],
  [['fr-CA', 'en'], 'fr', null],
  [['ja', 'DE', 'en'], 'en', 'de'],
  [['ja'], 'en', null],
  [['en-GB', 'fr'], 'fr', 'en'],
  [['nl'], 'en', null],
] as const)('a reader who prefers %s and reads %s is offered %s', (wanted, shown, offered) => {
  expect(offeredLanguage(wanted, ['en', 'fr', 'de'], shown)).toBe(offered);
});
