import { languages, type Language } from './languages.ts';

/** Texts in languages other than the original's; a missing or empty one is untranslated. */
export type TextTranslations<Name extends string> = {
  readonly [Each in Language]?: Record<Name, string>;
};

export type TranslatableTexts<Name extends string> = {
  /** The originals. */
  texts: Record<Name, string>;
  textLanguage: Language;
  translations: TextTranslations<Name>;
};

/** Returns each text in this language if translated, else the original, with the language of each. */
export function localizeTexts<Name extends string>(
  names: readonly Name[],
  language: Language,
  { texts, textLanguage, translations }: TranslatableTexts<Name>,
): { texts: Record<Name, string>; writtenIn: Record<Name, Language> } {
  const translated = translations[language];
  const isTranslated = (name: Name) => Boolean(translated?.[name]);
  return {
    texts: mapTexts(names, (name) => translated?.[name] || texts[name]),
    writtenIn: mapTexts(names, (name) => (isTranslated(name) ? language : textLanguage)),
  };
}

/** Lists the texts that exist in the original language but not in this one. */
export function listUntranslated<Name extends string>(
  names: readonly Name[],
  language: Language,
  { texts, textLanguage, translations }: TranslatableTexts<Name>,
): Name[] {
  if (language === textLanguage) return [];
  return names.filter((name) => texts[name] && !translations[language]?.[name]);
}

/** Drops the original language and languages without any text. */
export function tidyTexts<Name extends string>(
  names: readonly Name[],
  translations: TextTranslations<Name>,
  own: Language,
): TextTranslations<Name> {
  const kept = languages.flatMap((language) => {
    const texts = translations[language];
    const isWritten = texts && names.some((name) => texts[name] !== '');
    return isWritten && language !== own ? [[language, texts] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Adds empty texts for names that were unknown when the translations were stored. */
export function completeTexts<Name extends string>(
  names: readonly Name[],
  translations: { readonly [Each in Language]?: Partial<Record<Name, string>> },
): TextTranslations<Name> {
  const complete = Object.entries(translations).map(([language, texts]) => [
    language,
    mapTexts(names, (name) => texts[name] ?? ''),
  ]);
  return Object.fromEntries(complete) as TextTranslations<Name>;
}

function mapTexts<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
