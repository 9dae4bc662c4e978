import { localizePath, type Language } from '#i18n/languages/languages.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import { pagePatterns } from './paths.ts';

/** Information pages in every language. The others exist only in English. */
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

/** Patterns of the guest pages in every language, with each translated information page. */
export const translatedPatterns: readonly string[] = [
  ...Object.values(translated),
  ...translatedInfoPages.map((slug) => info.replace(':slug', slug)),
];

const translatedPath = new RegExp(
  `^(?:${translatedPatterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);
const portals = /^\/(?:operator|crew|admin)(?:\/|$)/;

/** Whether the page at this path, without its language prefix, exists in every language. */
export function isTranslated(path: string): boolean {
  return translatedPath.test(path.replace(/(.)\/$/, '$1'));
}

export function isPortalPath(path: string): boolean {
  return portals.test(path);
}

/** Whether the page at this path exists in this language. */
export function hasTranslation(language: Language, path: string): boolean {
  if (language === 'en' || isTranslated(path)) return true;
  return isPortalPath(path) && (portalLanguages as readonly Language[]).includes(language);
}

/** Returns a page's URL in a language, or in English if the page is not translated. Keeps query and fragment. */
export function localizeAddress(language: Language, address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return hasTranslation(language, path)
    ? localizePath(language, path) + address.slice(path.length)
    : address;
}
