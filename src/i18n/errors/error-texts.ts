import type { Language } from '../languages/languages.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { translateError, type ErrorTexts } from './translate-error.ts';
import adminEn from '#locales/errors/admin-errors.en.ts';
import adminEs from '#locales/errors/admin-errors.es.ts';
import adminFr from '#locales/errors/admin-errors.fr.ts';
import apiEn from '#locales/errors/api-errors.en.ts';
import guestDe from '#locales/errors/guest-errors.de.ts';
import guestEn from '#locales/errors/guest-errors.en.ts';
import guestEs from '#locales/errors/guest-errors.es.ts';
import guestFr from '#locales/errors/guest-errors.fr.ts';
import guestNl from '#locales/errors/guest-errors.nl.ts';
import guestPt from '#locales/errors/guest-errors.pt.ts';
import operatorEn from '#locales/errors/operator-errors.en.ts';
import operatorEs from '#locales/errors/operator-errors.es.ts';
import operatorFr from '#locales/errors/operator-errors.fr.ts';

/** English sentences of all errors. */
export const englishErrors = {
  ...apiEn,
  ...adminEn,
  ...operatorEn,
  ...guestEn,
} satisfies Required<ErrorTexts>;

/** Sentences of all errors by language; untranslated sentences stay English. */
export const errorTexts: Readonly<Record<Language, ErrorTexts>> = {
  en: englishErrors,
  fr: { ...englishErrors, ...adminFr, ...operatorFr, ...guestFr },
  es: { ...englishErrors, ...adminEs, ...operatorEs, ...guestEs },
  nl: { ...englishErrors, ...guestNl },
  pt: { ...englishErrors, ...guestPt },
  de: { ...englishErrors, ...guestDe },
};

/** Writes an error in a language. Server only: it bundles all languages. */
export function writeError(language: Language, message: ErrorMessage): string {
  return translateError(language, errorTexts[language], message);
}

export function isErrorCode(text: string): boolean {
  return Object.hasOwn(englishErrors, text);
}
