import { keepFormats } from '#domain/time/kept-formats.ts';
import { evenSpaces, locales } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';

/** "Anguilla and St Barths", "à Anguilla et à Saint-Barthélemy" */
export function formatListIn(language: Language, names: readonly string[]): string {
  return listFormat(language, 'conjunction').format(names);
}

const listFormat = keepFormats(
  (language: Language, type: 'conjunction') => new Intl.ListFormat(locales[language], { type }),
);

/** "a, b and c": no serial comma in English, as in the rules' sentences. */
export function formatPlainListIn(language: Language, names: readonly string[]): string {
  return formatListIn(language, names).replace(/, and (?=[^,]*$)/, ' and ');
}

/** "1.5", "1,5" */
export function formatNumberIn(language: Language, number: number): string {
  return evenSpaces(numberFormat(language, 'decimal').format(number));
}

const numberFormat = keepFormats(
  (language: Language, style: 'decimal') => new Intl.NumberFormat(locales[language], { style }),
);
