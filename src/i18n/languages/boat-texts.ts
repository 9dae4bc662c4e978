import { languages, type Language } from './languages.ts';

/** What an operator writes of a boat in their own words. */
export const boatTextNames = ['description', 'meetingPoint', 'bring', 'included'] as const;
export type BoatTextName = (typeof boatTextNames)[number];
export type BoatTexts = Record<BoatTextName, string>;

/** The texts in other languages than the boat's own; an empty one is not translated. */
export type Translations = { readonly [Each in Language]?: BoatTexts };

export type WrittenBoat = BoatTexts & {
  /** The language in which the operator writes. */
  textLanguage: Language;
  translations: Translations;
};

/** Each text in this language where the operator wrote it, else in their own; and which language that is. */
export function textsIn(
  language: Language,
  boat: WrittenBoat,
): { texts: BoatTexts; writtenIn: Record<BoatTextName, Language> } {
  const translated = boat.translations[language];
  const isTranslated = (name: BoatTextName) => Boolean(translated?.[name]);
  return {
    texts: forEachText((name) => (isTranslated(name) && translated?.[name]) || boat[name]),
    writtenIn: forEachText((name) => (isTranslated(name) ? language : boat.textLanguage)),
  };
}

/** What the boat says in its own language, and not yet in this one. */
export function missingTexts(language: Language, boat: WrittenBoat): BoatTextName[] {
  if (language === boat.textLanguage) return [];
  return boatTextNames.filter((name) => boat[name] && !boat.translations[language]?.[name]);
}

/** Without languages in which nothing is written, and without the boat's own, which the boat itself has. */
export function tidyTranslations(translations: Translations, own: Language): Translations {
  const kept = languages.flatMap((language) => {
    const texts = translations[language];
    const isWritten = texts && boatTextNames.some((name) => texts[name] !== '');
    return isWritten && language !== own ? [[language, texts] as const] : [];
  });
  return Object.fromEntries(kept);
}

function forEachText<Value>(valueOf: (name: BoatTextName) => Value): Record<BoatTextName, Value> {
  const entries = boatTextNames.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Record<BoatTextName, Value>;
}
