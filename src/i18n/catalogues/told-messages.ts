import type { Language } from '../languages/languages.ts';
import de from '#locales/guest/boat/told.de.ts';
import en from '#locales/guest/boat/told.en.ts';
import es from '#locales/guest/boat/told.es.ts';
import fr from '#locales/guest/boat/told.fr.ts';
import type { Messages } from './messages.ts';
import nl from '#locales/guest/boat/told.nl.ts';
import pt from '#locales/guest/boat/told.pt.ts';

/** Bundles all languages, for the server only. */
export const toldMessages: Readonly<Record<Language, Messages['told']>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
