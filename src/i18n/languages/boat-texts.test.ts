import { expect, test } from 'vitest';
import {
  listMissingTexts,
  localizeBoatTexts,
  tidyTranslations,
  type TranslatableBoat,
} from './boat-texts.ts';

const nothing = { description: '', meetingPoint: '', bring: '', included: '', notIncluded: '' };
const boat: TranslatableBoat = {
  description: 'Un catamaran.',
  meetingPoint: 'Quai B',
  bring: 'Une serviette',
  included: '',
  notIncluded: '',
  textLanguage: 'fr',
  translations: { en: { ...nothing, description: 'A catamaran.', bring: 'A towel' } },
};

test('a text is shown in the guest’s language if it is translated, and otherwise in the captain’s', () => {
  expect(localizeBoatTexts('en', boat)).toEqual({
    texts: {
      description: 'A catamaran.',
      meetingPoint: 'Quai B',
      bring: 'A towel',
      included: '',
      notIncluded: '',
    },
    writtenIn: {
      description: 'en',
      meetingPoint: 'fr',
      bring: 'en',
      included: 'fr',
      notIncluded: 'fr',
    },
  });
  expect(localizeBoatTexts('fr', boat).texts.description).toBe('Un catamaran.');
  expect(localizeBoatTexts('de', boat).writtenIn.description).toBe('fr');
});

test('a text that the captain left out stays missing in every language', () => {
  expect(listMissingTexts('fr', boat)).toEqual([]);
  expect(listMissingTexts('en', boat)).toEqual(['meetingPoint']);
  expect(listMissingTexts('de', boat)).toEqual(['description', 'meetingPoint', 'bring']);
});

test('an empty translation is dropped, and so is a translation into the boat’s own language', () => {
  const translations = {
    en: nothing,
    fr: { ...nothing, bring: 'x' },
    de: { ...nothing, bring: 'y' },
  };
  expect(tidyTranslations(translations, 'fr')).toEqual({ de: { ...nothing, bring: 'y' } });
});
