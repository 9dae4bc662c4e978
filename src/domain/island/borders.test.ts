import { expect, test } from 'vitest';
import { mentionedPlaces, listVisits, type VisitedPlace } from './borders.ts';
import en from '#locales/guest/boat/details.en.ts';
import fr from '#locales/guest/boat/details.fr.ts';
import { describePapers } from '#i18n/formats/describe-trip-facts.ts';

const passport =
  'Every guest, children too, needs a valid passport. Some nationalities also need a visa: please check before you book.';

test.each([
  [[], null],
  [
    ['other-side'],
    'This trip may go to the other side of the island. Please carry your passport or identity card.',
  ],
  [['anguilla'], `This trip may go to Anguilla. ${passport}`],
  [
    ['st-barths', 'other-side', 'anguilla'],
    `This trip may go to the other side of the island, Anguilla, and St Barths. ${passport}`,
  ],
] as [VisitedPlace[], string | null][])(
  'the papers for a trip that may go to %j',
  (visits, words) => {
    expect(describePapers('en', visits, en)).toBe(words);
  },
);

test('the papers are named in the guest’s language', () => {
  expect(describePapers('fr', ['anguilla', 'st-barths'], fr)).toContain(
    'peut aller à Anguilla et à Saint-Barthélemy.',
  );
});

test('places are kept once, in their order, and nothing else is', () => {
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
])('the text "%s" mentions the expected places abroad', (words, places) => {
  expect(mentionedPlaces(words)).toEqual(places);
});
