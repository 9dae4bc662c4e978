import { pathIn, spokenLanguage, type Language } from './languages.ts';

/** The pages that there are in every language, as patterns like `/boats/:slug`. What is in none of these lists is English, at its English address. */
export const translatedPages = [
  '/',
  '/board',
  '/board/:port',
  '/board/:port/embed',
  '/board/embed',
  '/boats/:slug',
  '/booking',
  '/compare',
  '/info/about',
  '/info/accessibility',
  '/info/contact',
  '/info/help-center',
  '/info/how-it-works',
  '/info/refunds-cancellations-weather',
  '/info/trust-and-safety',
  '/ships',
  '/ships/:day',
] as const;

/** Those of one visitor's booking, which search engines do not show; they are there in every language, too. */
export const bookingPages = [
  '/book/:boatId',
  '/booking/confirmation',
  '/booking/form',
  '/booking/success',
  '/offline',
  '/trips/:token',
  '/trips/find',
] as const;

const translated = new RegExp(
  `^(?:${[...translatedPages, ...bookingPages].map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);

/** The languages of the portals of captains, their crews and admins. */
export const portalLanguages = ['en', 'fr', 'es'] as const satisfies readonly Language[];
export type PortalLanguage = (typeof portalLanguages)[number];

const portals = /^\/(?:operator|crew|admin)(?:\/|$)/;

/** Whether there is a page in every language at this path, which has no language in it. */
export function isTranslated(path: string): boolean {
  return translated.test(path.replace(/(.)\/$/, '$1'));
}

export function isOfPortal(path: string): boolean {
  return portals.test(path);
}

/** The language of somebody's portal, and of what captains are sent. */
export function portalLanguage(
  asked: Language,
  site: { languages?: readonly Language[] },
): PortalLanguage {
  const spoken = spokenLanguage(asked, site);
  return portalLanguages.find((each) => each === spoken) ?? 'en';
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
