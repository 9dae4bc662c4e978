import { evenSpaces, locales } from './language-formats.ts';
import type { Language } from './languages.ts';

/** "Anguilla and St Barths", "à Anguilla et à Saint-Barthélemy" */
export function formatListIn(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
}

/** "a, b and c": in English as the rules' sentences have it. */
export function formatPlainListIn(language: Language, names: readonly string[]): string {
  return formatListIn(language, names).replace(/, and (?=[^,]*$)/, ' and ');
}

/** "1.5", "1,5" */
export function formatNumberIn(language: Language, number: number): string {
  return evenSpaces(new Intl.NumberFormat(locales[language]).format(number));
}
