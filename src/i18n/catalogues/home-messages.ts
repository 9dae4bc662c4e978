import type { Language } from '../languages/languages.ts';
import de from '#locales/guest/pages/home.de.ts';
import en from '#locales/guest/pages/home.en.ts';
import es from '#locales/guest/pages/home.es.ts';
import fr from '#locales/guest/pages/home.fr.ts';
import type { Messages } from './messages.ts';
import nl from '#locales/guest/pages/home.nl.ts';
import pt from '#locales/guest/pages/home.pt.ts';

/** Bundles all languages, for the server only. */
export const homeMessages: Readonly<Record<Language, Messages['home']>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
