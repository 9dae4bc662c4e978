import choosing from '#locales/guest/checkout/choosing.en.ts';
import told from '#locales/guest/boat/told.en.ts';
import trips from '#locales/common/trips.en.ts';
import { tripFactsIn } from './trip-facts-in-words.ts';

/** Returns the trip details in English, for the API. */
export function tripFactWords(boat: Parameters<typeof tripFactsIn>[1]): {
  name: string;
  words: string;
}[] {
  return tripFactsIn('en', boat, { told, trips, choosing }).map(({ name, text }) => ({
    name,
    words: text,
  }));
}
