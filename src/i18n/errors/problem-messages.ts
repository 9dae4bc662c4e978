import type { Language } from '../languages/languages.ts';
import type { GuestErrors } from '#locales/errors/guest-error-messages.ts';
import de from '#locales/errors/problems.de.ts';
import es from '#locales/errors/problems.es.ts';
import fr from '#locales/errors/problems.fr.ts';
import nl from '#locales/errors/problems.nl.ts';
import pt from '#locales/errors/problems.pt.ts';

/** Bundles all languages, for the server only. English needs no translation. */
export const problemMessages: Readonly<Record<Exclude<Language, 'en'>, GuestErrors>> = {
  fr,
  nl,
  es,
  pt,
  de,
};
