import type { Language } from '../languages.ts';
import de from './forecast.de.ts';
import en from './forecast.en.ts';
import es from './forecast.es.ts';
import fr from './forecast.fr.ts';
import type { ForecastMessages } from './messages.ts';
import nl from './forecast.nl.ts';
import pt from './forecast.pt.ts';

/** All languages at once, for the server. */
export const forecastMessages: Readonly<Record<Language, ForecastMessages>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
