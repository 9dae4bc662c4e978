import { pathIn, type Language } from '#i18n/languages/languages.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import { pagePatterns } from './paths.ts';

/** The information pages in every language. The others are in English alone. */
export const translatedInfoPages = [
  'about',
  'accessibility',
  'contact',
  'help-center',
  'how-it-works',
  'refunds-cancellations-weather',
  'trust-and-safety',
];

const { status: _english, operatorPortal: _portal, info, ...translated } = pagePatterns;

/** The patterns of the pages for guests that are in every language; of information pages, one by one. */
export const translatedPatterns: readonly string[] = [
  ...Object.values(translated),
  ...translatedInfoPages.map((slug) => info.replace(':slug', slug)),
];

const translatedPath = new RegExp(
  `^(?:${translatedPatterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);
const portals = /^\/(?:operator|crew|admin)(?:\/|$)/;

/** Whether there is a page in every language at this path, which has no language in it. */
export function isTranslated(path: string): boolean {
  return translatedPath.test(path.replace(/(.)\/$/, '$1'));
}

export function isOfPortal(path: string): boolean {
  return portals.test(path);
}

/** Whether what is at this path is there in this language. */
export function isThereIn(language: Language, path: string): boolean {
  if (language === 'en' || isTranslated(path)) return true;
  return isOfPortal(path) && (portalLanguages as readonly Language[]).includes(language);
}

/** Where a page is read in a language, or in English where it is not translated. Query and fragment stay. */
export function addressIn(language: Language, address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return isThereIn(language, path) ? pathIn(language, path) + address.slice(path.length) : address;
}
