import { pathIn, type Language } from './languages.ts';

/** The pages that there are in every language, as patterns like `/boats/:slug`; any other is English, at its English address. */
export const translatedPages = [
  '/',
  '/info/about',
  '/info/accessibility',
  '/info/contact',
  '/info/help-center',
  '/info/how-it-works',
  '/info/refunds-cancellations-weather',
  '/info/trust-and-safety',
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

/** What is said of each outside of it, in one language. */
export type Descriptions = Readonly<
  Record<(typeof translatedPages)[number] | (typeof bookingPages)[number], string>
>;

const translated = new RegExp(
  `^(?:${[...translatedPages, ...bookingPages].map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);

/** Whether there is a page in every language at this path, which has no language in it. */
export function isTranslated(path: string): boolean {
  return translated.test(path.replace(/(.)\/$/, '$1'));
}

/** Where a page is read in a language, or in English where it is not translated. Query and fragment stay. */
export function addressIn(language: Language, address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return isTranslated(path) ? pathIn(language, path) + address.slice(path.length) : address;
}
