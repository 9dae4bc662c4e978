import { expect, test } from 'vitest';
import { findMentionedPlaces, listVisits, type VisitedPlace } from './borders.ts';
import en from '#locales/guest/boat/details.en.ts';
import fr from '#locales/guest/boat/details.fr.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';

const passport =
  'Everyone, including children, needs a valid passport. Some nationalities also need a visa, so check in good time.';

test.each([
  [[], null],
  [
    ['other-side'],
    'This trip may visit the other side of the island. Bring your passport or ID card.',
  ],
  [['anguilla'], `This trip may visit Anguilla. ${passport}`],
  [
    ['st-barths', 'other-side', 'anguilla'],
    `This trip may visit the other side of the island, Anguilla, and St Barths. ${passport}`,
  ],
] as [VisitedPlace[], string | null][])(
  'the notice for a trip that may go to %j names the papers guests need',
  (visits, expected) => {
    expect(describePapers('en', visits, en)).toBe(expected);
  },
);

test('the papers are named in the guest’s language', () => {
  expect(describePapers('fr', ['anguilla', 'st-barths'], fr)).toContain(
    'peut vous emmener à Anguilla et à Saint-Barthélemy.',
  );
});

test('visited places are listed in a fixed order, without duplicates and unknown places', () => {
  expect(listVisits(['st-barths', 'saba', 'anguilla', 'st-barths'])).toEqual([
    'anguilla',
    'st-barths',
  ]);
});

test.each([
  ['Anguilla for lunch, Tintamarre for the afternoon', ['anguilla']],
  ['breakfast off Saint-Barth, and back by Anguilla', ['anguilla', 'st-barths']],
  ['St. Barths, St Barts and Saint Barthélemy', ['st-barths']],
  ['Pinel and the Creole Rock', []],
])('the text "%s" mentions the places abroad %j', (text, places) => {
  expect(findMentionedPlaces(text)).toEqual(places);
});
