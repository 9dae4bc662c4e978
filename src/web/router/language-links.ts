import type { AroundNavHandler, RouterOptions } from 'wouter';
import { addressIn, isThereIn } from '#domain/translated-pages.ts';
import { splitLanguage, type Language } from '#domain/languages.ts';
import { rememberEntry } from './history-entries.ts';

/** How links work in a language: those to pages that are only there in English lead to these, as another document. */
export function linksIn(language: Language): Pick<RouterOptions, 'hrefs' | 'aroundNav'> {
  if (language === 'en') return { aroundNav: rememberEntry };
  const on = [language];
  const leadingTo = (address: string) => addressIn(language, splitLanguage(address, on).path);
  const navigate: AroundNavHandler = (go, to, options) => {
    const path = splitLanguage(to.split(/[?#]/, 1)[0] ?? '', on).path;
    if (isThereIn(language, path)) rememberEntry(go, leadingTo(to), options);
    else if (options?.replace) location.replace(leadingTo(to));
    else location.assign(leadingTo(to));
  };
  return { hrefs: leadingTo, aroundNav: navigate };
}
