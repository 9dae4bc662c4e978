import type { Language } from '../languages/languages.ts';
import type { TripsMessages } from './messages.ts';
import de from '#locales/common/trips.de.ts';
import en from '#locales/common/trips.en.ts';
import es from '#locales/common/trips.es.ts';
import fr from '#locales/common/trips.fr.ts';
import nl from '#locales/common/trips.nl.ts';
import pt from '#locales/common/trips.pt.ts';

/** Bundles all languages, for the server only. */
export const tripsMessages: Readonly<Record<Language, TripsMessages>> = { en, fr, nl, es, pt, de };
