import { memoizeFormatter } from '#domain/time/memoize-formatter.ts';
import { evenSpaces, locales } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';

/** "Anguilla and St Barths", "à Anguilla et à Saint-Barthélemy" */
export function localizeList(language: Language, names: readonly string[]): string {
  return listFormat(language, 'conjunction').format(names);
}

const listFormat = memoizeFormatter(
  (language: Language, type: 'conjunction') => new Intl.ListFormat(locales[language], { type }),
);

/** "a, b and c": no serial comma in English, as in error messages. */
export function localizePlainList(language: Language, names: readonly string[]): string {
  return localizeList(language, names).replace(/, and (?=[^,]*$)/, ' and ');
}

/** "1.5", "1,5" */
export function localizeNumber(language: Language, number: number): string {
  return evenSpaces(numberFormat(language, 'decimal').format(number));
}

const numberFormat = memoizeFormatter(
  (language: Language, style: 'decimal') => new Intl.NumberFormat(locales[language], { style }),
);
