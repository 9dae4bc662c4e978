import type { Language } from '../languages/languages.ts';
import de from '#locales/guest/island/forecast.de.ts';
import en from '#locales/guest/island/forecast.en.ts';
import es from '#locales/guest/island/forecast.es.ts';
import fr from '#locales/guest/island/forecast.fr.ts';
import type { ForecastMessages } from './messages.ts';
import nl from '#locales/guest/island/forecast.nl.ts';
import pt from '#locales/guest/island/forecast.pt.ts';

/** Bundles all languages, for the server only. */
export const forecastMessages: Readonly<Record<Language, ForecastMessages>> = {
  en,
  fr,
  nl,
  es,
  pt,
  de,
};
