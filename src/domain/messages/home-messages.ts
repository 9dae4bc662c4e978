import type { Language } from '../languages.ts';
import de from './home.de.ts';
import en from './home.en.ts';
import es from './home.es.ts';
import fr from './home.fr.ts';
import type { Messages } from './messages.ts';
import nl from './home.nl.ts';
import pt from './home.pt.ts';

/** All languages at once, for the server. */
export const homeMessages: Readonly<Record<Language, Messages['home']>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
