import picker from '#locales/guest/checkout/picker.en.ts';
import details from '#locales/guest/boat/details.en.ts';
import trips from '#locales/common/trips.en.ts';
import { describeTripFacts } from './describe-trip-facts.ts';

/** Returns the trip details in English, for the API. */
export function describeTripFactsInEnglish(boat: Parameters<typeof describeTripFacts>[1]): {
  name: string;
  words: string;
}[] {
  return describeTripFacts('en', boat, { details, trips, picker }).map(({ name, text }) => ({
    name,
    words: text,
  }));
}
