import type { Language } from '../languages.ts';
import de from './told.de.ts';
import en from './told.en.ts';
import es from './told.es.ts';
import fr from './told.fr.ts';
import type { Messages } from './messages.ts';
import nl from './told.nl.ts';
import pt from './told.pt.ts';

/** All languages at once, for the server. */
export const toldMessages: Readonly<Record<Language, Messages['told']>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
