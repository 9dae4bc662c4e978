import type { Stop } from '#domain/boats/itinerary.ts';
import type { Language } from './languages.ts';
import {
  listUntranslated,
  localizeTexts,
  tidyTexts,
  type TextTranslations,
} from './text-translations.ts';

/** Free texts of a stop of a boat's trip. */
export const stopTextNames = ['title', 'details'] as const;
export type StopTextName = (typeof stopTextNames)[number];

export type StopTranslations = TextTranslations<StopTextName>;

/** A stop with its translations; the originals are in the boat's language. */
export type TranslatableStop = Stop & { translations: StopTranslations };

export function localizeStop(
  language: Language,
  { translations, ...stop }: TranslatableStop,
  textLanguage: Language,
) {
  const written = { texts: stop, textLanguage, translations };
  const { texts, writtenIn } = localizeTexts(stopTextNames, language, written);
  return { ...stop, ...texts, writtenIn };
}

/** Whether a stop lacks a text in this language that it has in the boat's own. */
export function isUntranslatedStop(
  language: Language,
  { translations, ...texts }: Pick<TranslatableStop, StopTextName | 'translations'>,
  textLanguage: Language,
): boolean {
  const written = { texts, textLanguage, translations };
  return listUntranslated(stopTextNames, language, written).length > 0;
}

export function tidyStop(
  { translations, ...stop }: TranslatableStop,
  own: Language,
): TranslatableStop {
  return { ...stop, translations: tidyTexts(stopTextNames, translations, own) };
}
