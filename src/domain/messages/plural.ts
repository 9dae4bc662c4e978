import { keepFormats } from '../kept-formats.ts';
import type { Language } from '../languages.ts';

/** `many` is for a million and the like in French, Spanish and Portuguese; without it they take `other`. */
type Forms = { one: string; other: string; many?: string };

/** The form for a number: 0 is `one` in French and Portuguese, `other` elsewhere. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = rulesOf(language, 'cardinal').select(count);
  return (form === 'one' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

const rulesOf = keepFormats(
  (language, type: 'cardinal') => new Intl.PluralRules(language, { type }),
);
