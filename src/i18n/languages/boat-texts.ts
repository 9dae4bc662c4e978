import { languages, type Language } from './languages.ts';

/** Free texts that an operator writes about a boat. */
export const boatTextNames = ['description', 'meetingPoint', 'bring', 'included'] as const;
export type BoatTextName = (typeof boatTextNames)[number];
export type BoatTexts = Record<BoatTextName, string>;

/** Texts in languages other than the boat's own; an empty one is untranslated. */
export type Translations = { readonly [Each in Language]?: BoatTexts };

export type WrittenBoat = BoatTexts & {
  /** Language of the original texts. */
  textLanguage: Language;
  translations: Translations;
};

/** Returns each text in this language if translated, else the original, with the language of each. */
export function localizeBoatTexts(
  language: Language,
  boat: WrittenBoat,
): { texts: BoatTexts; writtenIn: Record<BoatTextName, Language> } {
  const translated = boat.translations[language];
  const isTranslated = (name: BoatTextName) => Boolean(translated?.[name]);
  return {
    texts: mapBoatTexts((name) => (isTranslated(name) && translated?.[name]) || boat[name]),
    writtenIn: mapBoatTexts((name) => (isTranslated(name) ? language : boat.textLanguage)),
  };
}

/** Texts that the boat has in its own language but not in this one. */
export function listMissingTexts(language: Language, boat: WrittenBoat): BoatTextName[] {
  if (language === boat.textLanguage) return [];
  return boatTextNames.filter((name) => boat[name] && !boat.translations[language]?.[name]);
}

/** Drops the boat's own language and languages without any text. */
export function tidyTranslations(translations: Translations, own: Language): Translations {
  const kept = languages.flatMap((language) => {
    const texts = translations[language];
    const isWritten = texts && boatTextNames.some((name) => texts[name] !== '');
    return isWritten && language !== own ? [[language, texts] as const] : [];
  });
  return Object.fromEntries(kept);
}

function mapBoatTexts<Value>(valueOf: (name: BoatTextName) => Value): Record<BoatTextName, Value> {
  const entries = boatTextNames.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Record<BoatTextName, Value>;
}
