import type { Language } from '../languages.ts';

type Forms = { one: string; other: string; many?: string };

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form that a count needs. French, Spanish and Portuguese have a third one for millions. */
export function plural(language: Language, count: number, forms: Forms): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language));
  return forms[rule.select(count) as keyof Forms] ?? forms.other;
}
