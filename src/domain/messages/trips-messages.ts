import type { Language } from '../languages.ts';
import type { TripsMessages } from './messages.ts';
import de from './trips.de.ts';
import en from './trips.en.ts';
import es from './trips.es.ts';
import fr from './trips.fr.ts';
import nl from './trips.nl.ts';
import pt from './trips.pt.ts';

/** All languages at once, for the server. */
export const tripsMessages: Readonly<Record<Language, TripsMessages>> = { en, fr, nl, es, pt, de };
