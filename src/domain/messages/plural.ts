import type { Language } from '../languages.ts';

/** `many` is for a million and the like in French, Spanish and Portuguese; without it they take `other`. */
type Forms = { one: string; other: string; many?: string };

const rules = new Map<Language, Intl.PluralRules>();

/** The form for a number: 0 is `one` in French and Portuguese, `other` elsewhere. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = rulesOf(language).select(count);
  return (form === 'one' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}
