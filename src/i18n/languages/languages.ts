/** Languages of pages and mails; English is the default and has no URL prefix. */
export const languages = ['en', 'fr', 'nl', 'es', 'pt', 'de'] as const;
export type Language = (typeof languages)[number];

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

/** Returns the requested language if it is enabled, else English. */
export function spokenLanguage(
  preferred: Language | undefined,
  { languages: on = [] }: { languages?: readonly Language[] },
): Language {
  return preferred !== undefined && on.includes(preferred) ? preferred : 'en';
}

/** URL prefix of a language: '' for English, `/fr` for French. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

/** Adds the prefix of a language: `/fr/info/about`, and `/fr` for the home page. */
export function localizePath(language: Language, path: string): string {
  return languagePrefix(language) + (path === '/' && language !== 'en' ? '' : path);
}

/**
 * Splits a URL path into its enabled language and the rest: `/fr/info/about` is `/info/about` in French. `/deals` is
 * not German.
 */
export function splitLanguage(
  pathname: string,
  on: readonly Language[],
): { language: Language; path: string } {
  const [prefix = '', first = ''] = /^\/([a-z]{2})(?=[/?#]|$)/.exec(pathname) ?? [];
  if (first === 'en' || !isLanguage(first) || !on.includes(first)) {
    return { language: 'en', path: pathname };
  }
  // Keeps one slash: two would lead to another site.
  return { language: first, path: pathname.slice(prefix.length).replace(/^\/*/, '/') };
}

/**
 * Returns the language to offer to a reader: their first enabled one, unless it is the page's. `preferred` contains
 * tags such as `fr-CA` in order of preference.
 */
export function offeredLanguage(
  preferred: readonly string[],
  on: readonly Language[],
  shown: Language,
): Language | null {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const dearest = known.find((tag): tag is Language => isLanguage(tag) && on.includes(tag));
  return dearest === undefined || dearest === shown ? null : dearest;
}
