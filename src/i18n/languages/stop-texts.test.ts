import { expect, test } from 'vitest';
import { isUntranslatedStop, localizeStop, tidyStop, type TranslatableStop } from './stop-texts.ts';

const stop: TranslatableStop = {
  title: 'Creole Rock',
  details: 'Snorkeling',
  minutes: 60,
  place: null,
  translations: { fr: { title: 'Rocher Créole', details: '' } },
};

test('a stop shows the original of each text that is not translated, with its language', () => {
  const { minutes, place } = stop;
  expect(localizeStop('fr', stop, 'en')).toEqual({
    title: 'Rocher Créole',
    details: 'Snorkeling',
    minutes,
    place,
    writtenIn: { title: 'fr', details: 'en' },
  });
  expect(localizeStop('de', stop, 'en').writtenIn).toEqual({ title: 'en', details: 'en' });
});

test('a stop is untranslated until each of its texts has a translation', () => {
  expect(isUntranslatedStop('fr', stop, 'en')).toBe(true);
  expect(isUntranslatedStop('fr', { ...stop, details: '' }, 'en')).toBe(false);
  expect(isUntranslatedStop('en', stop, 'en')).toBe(false);
});

test('a stop drops empty translations and those in the boat’s own language', () => {
  const nothing = { title: '', details: '' };
  const translations = { ...stop.translations, en: { ...nothing, title: 'x' }, nl: nothing };
  expect(tidyStop({ ...stop, translations }, 'en')).toEqual(stop);
});
