/** The languages that pages and mails can have; English comes first and needs no prefix in an address. */
export const languages = ['en', 'fr', 'nl', 'es', 'pt', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language's name, in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  pt: 'Português',
  de: 'Deutsch',
};

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** A language that somebody asks for, if it is on; else English. */
export function spokenLanguage(
  asked: Language | undefined,
  { languages: on = [] }: { languages?: readonly Language[] },
): Language {
  return asked !== undefined && on.includes(asked) ? asked : 'en';
}

/** What stands before a path in an address: '' for English, `/fr` for French. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** A path in a language: `/fr/info/about`, and `/fr` for the home page. */
export function pathIn(language: Language, path: string): string {
  return languagePrefix(language) + (path === '/' && language !== 'en' ? '' : path);
}

/**
 * The language of an address, of those that are on, and the address without it: `/fr/info/about` is `/info/about` in
 * French. `/deals` is not German.
 */
export function splitLanguage(
  pathname: string,
  on: readonly Language[],
): { language: Language; path: string } {
  const [prefix = '', first = ''] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(pathname) ?? [];
  if (first === 'en' || !isLanguage(first) || !on.includes(first)) {
    return { language: 'en', path: pathname };
  }
  // One slash: two would lead to another site.
  return { language: first, path: pathname.slice(prefix.length).replace(/^\/*/, '/') };
}

/**
 * The language to offer somebody who reads a page in another one: the first of theirs that is on, where it is not the
 * page's. `wanted` are tags such as `fr-CA`, the dearest first.
 */
export function offeredLanguage(
  wanted: readonly string[],
  on: readonly Language[],
  shown: Language,
): Language | null {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const dearest = known.find((tag): tag is Language => isLanguage(tag) && on.includes(tag));
  return dearest === undefined || dearest === shown ? null : dearest;
}
