import type { Language } from './languages.ts';
import {
  completeTexts,
  listUntranslated,
  localizeTexts,
  tidyTexts,
  type TextTranslations,
} from './text-translations.ts';

/** Free texts that an operator writes about a boat. */
export const boatTextNames = [
  'description',
  'meetingPoint',
  'bring',
  'included',
  'notIncluded',
] as const;
export type BoatTextName = (typeof boatTextNames)[number];
export type BoatTexts = Record<BoatTextName, string>;

export type Translations = TextTranslations<BoatTextName>;

export type TranslatableBoat = BoatTexts & {
  /** Language of the original texts. */
  textLanguage: Language;
  translations: Translations;
};

export function localizeBoatTexts(language: Language, boat: TranslatableBoat) {
  return localizeTexts(boatTextNames, language, { ...boat, texts: boat });
}

/** Texts that the boat has in its own language but not in this one. */
export function listMissingTexts(language: Language, boat: TranslatableBoat): BoatTextName[] {
  return listUntranslated(boatTextNames, language, { ...boat, texts: boat });
}

export function tidyTranslations(translations: Translations, own: Language): Translations {
  return tidyTexts(boatTextNames, translations, own);
}

export function completeTranslations(stored: Translations): Translations {
  return completeTexts(boatTextNames, stored);
}
