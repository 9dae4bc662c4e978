import { memoizeFormatter } from '#domain/time/memoize-formatter.ts';
import type { Language } from '../languages/languages.ts';
import { locales } from './language-formats.ts';

/** Names a language in the reader's language: "Dutch", "néerlandais". */
export function formatLanguageName(language: Language, code: string): string {
  if (code === 'pap') return papiamento[language];
  return nameFormat(language, 'language').of(code) ?? code;
}

/** Chromium lacks this name, so that hydrated pages would differ from the server's. */
const papiamento: Readonly<Record<Language, string>> = {
  en: 'Papiamento',
  fr: 'papiamento',
  nl: 'Papiaments',
  es: 'papiamento',
  pt: 'papiamento',
  de: 'Papiamento',
};

/** Formats "English, Dutch, and Spanish", "anglais, néerlandais et espagnol". */
export function formatSpokenLanguages(language: Language, codes: readonly string[]): string {
  return listFormat(language, 'conjunction').format(
    codes.map((code) => formatLanguageName(language, code)),
  );
}

const nameFormat = memoizeFormatter(
  (language: Language, type: 'language') => new Intl.DisplayNames(locales[language], { type }),
);
const listFormat = memoizeFormatter(
  (language: Language, type: 'conjunction') => new Intl.ListFormat(locales[language], { type }),
);
