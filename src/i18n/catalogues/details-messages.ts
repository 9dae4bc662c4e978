import type { Language } from '../languages/languages.ts';
import de from '#locales/guest/boat/details.de.ts';
import en from '#locales/guest/boat/details.en.ts';
import es from '#locales/guest/boat/details.es.ts';
import fr from '#locales/guest/boat/details.fr.ts';
import type { Messages } from './messages.ts';
import nl from '#locales/guest/boat/details.nl.ts';
import pt from '#locales/guest/boat/details.pt.ts';

/** Bundles all languages, for the server only. */
export const detailsMessages: Readonly<Record<Language, Messages['details']>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
