import type { AroundNavHandler, RouterOptions } from 'wouter';
import { localizeAddress, isPortalPath, hasTranslation } from '#contract/pages/page-languages.ts';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { rememberEntry } from './history-entries.ts';

/**
 * Resolves links within a language. English-only pages and the portals are separate documents. A full navigation into a
 * portal severs the connection to another site that opened the window.
 */
export function createLinks(language: Language): Pick<RouterOptions, 'hrefs' | 'aroundNav'> {
  const on = [language];
  const readPath = (address: string) => splitLanguage(address.split(/[?#]/, 1)[0] ?? '', on).path;
  const leadingTo = (address: string) => localizeAddress(language, splitLanguage(address, on).path);
  const navigate: AroundNavHandler = (go, to, options) => {
    const path = readPath(to);
    const isSameDocument =
      hasTranslation(language, path) &&
      (!isPortalPath(path) || isPortalPath(readPath(location.pathname)));
    if (isSameDocument) rememberEntry(go, leadingTo(to), options);
    else if (options?.replace) location.replace(leadingTo(to));
    else location.assign(leadingTo(to));
  };
  return { hrefs: leadingTo, aroundNav: navigate };
}
