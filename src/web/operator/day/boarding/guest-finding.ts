import type { CrewDepartureView, CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { codeLetters, matchesName } from '#domain/operators/guest-search.ts';

/** As few as these are seen at a glance. */
const FEW_GUESTS = 5;

export function areMany(departures: readonly CrewDepartureView[]): boolean {
  return departures.reduce((sum, { guests }) => sum + guests.length, 0) > FEW_GUESTS;
}

/**
 * Departures with the guests alone whose name has words that begin so, whose code has these letters, or whose code is
 * in them, as in the text of a QR code. Without words all.
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
