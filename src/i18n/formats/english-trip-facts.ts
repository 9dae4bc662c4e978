import choosing from '#locales/guest/checkout/choosing.en.ts';
import told from '#locales/guest/boat/told.en.ts';
import trips from '#locales/common/trips.en.ts';
import { describeTripFacts } from './describe-trip-facts.ts';

/** Returns the trip details in English, for the API. */
export function describeTripFactsInEnglish(boat: Parameters<typeof describeTripFacts>[1]): {
  name: string;
  words: string;
}[] {
  return describeTripFacts('en', boat, { told, trips, choosing }).map(({ name, text }) => ({
    name,
    words: text,
  }));
}
