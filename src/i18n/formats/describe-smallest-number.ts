import type { TripFacts } from '#domain/boats/trip-facts.ts';
import type { Messages } from '../catalogues/messages.ts';
import type { Language } from '../languages/languages.ts';
import { formatTripLength } from './format-trip-length.ts';

/** Notice about the minimum number of guests; null if every departure sails. */
export function describeSmallestNumber(
  language: Language,
  { smallestNumber, decisionHours }: Pick<TripFacts, 'smallestNumber' | 'decisionHours'>,
  t: Messages['picker'],
  trips: Messages['trips'],
): string | null {
  if (!smallestNumber) return null;
  return t.sailsWith(smallestNumber, formatTripLength(language, decisionHours * 60, trips));
}
