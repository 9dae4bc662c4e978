import type { CrewDepartureView, CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { codeLetters, matchesName } from '#domain/operators/guest-search.ts';

/** Number of guests that can be seen at a glance, without a search. */
const FEW_GUESTS = 5;

export function areMany(departures: readonly CrewDepartureView[]): boolean {
  return departures.reduce((sum, { guests }) => sum + guests.length, 0) > FEW_GUESTS;
}

/**
 * Filters the guests of each departure: by the start of any word of the name, by letters of the code, or by a text that
 * contains the code, such as a scanned one. An empty search matches all.
 */
export function findGuests<Departure extends CrewDepartureView>(
  departures: readonly Departure[],
  words: string,
): Departure[] {
  if (words.trim() === '') return [...departures];
  return departures
    .map((departure) => ({
      ...departure,
      guests: departure.guests.filter((guest) => isMeant(guest, words)),
    }))
    .filter(({ guests }) => guests.length > 0);
}

function isMeant({ customerName, code }: CrewGuestView, words: string): boolean {
  if (matchesName(customerName, words)) return true;
  const sought = codeLetters(words);
  const own = codeLetters(code);
  return sought !== '' && (own.includes(sought) || sought.includes(own));
}
