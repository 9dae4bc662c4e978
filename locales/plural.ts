/** `many` is for millions in French, Spanish and Portuguese; defaults to `other`. */
type Forms = { one: string; other: string; many?: string };

/** Returns the form for a number: 0 is `one` in French and Portuguese, `other` elsewhere. */
export function plural(language: string, count: number, forms: Forms): string {
  const form = getPluralRules(language).select(count);
  return (form === 'one' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

/** Memoizes by language: constructing rules takes longer than using them. */
const kept = new Map<string, Intl.PluralRules>();

function getPluralRules(language: string): Intl.PluralRules {
  const rules = kept.get(language) ?? new Intl.PluralRules(language);
  kept.set(language, rules);
  return rules;
}
