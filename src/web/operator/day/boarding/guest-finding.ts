import type { CrewDepartureView, CrewGuestView } from '#contract/operator/operator-day-api.ts';
import { normalizeCode, isNameMatch } from '#domain/operators/guest-search.ts';

/** Number of guests that fit on the screen without a search. */
const FEW_GUESTS = 5;

export function hasManyGuests(departures: readonly CrewDepartureView[]): boolean {
  return departures.reduce((sum, { guests }) => sum + guests.length, 0) > FEW_GUESTS;
}

/**
 * Filters the guests of each departure by the start of any word in the name, by letters of the code, or by a text that
 * contains the code, such as a scanned QR code. An empty search matches all guests.
 */
export function findGuests<Departure extends CrewDepartureView>(
  departures: readonly Departure[],
  search: string,
): Departure[] {
  if (search.trim() === '') return [...departures];
  return departures
    .map((departure) => ({
      ...departure,
      guests: departure.guests.filter((guest) => isMeant(guest, search)),
    }))
    .filter(({ guests }) => guests.length > 0);
}

function isMeant({ customerName, code }: CrewGuestView, search: string): boolean {
  if (isNameMatch(customerName, search)) return true;
  const sought = normalizeCode(search);
  const own = normalizeCode(code);
  return sought !== '' && (own.includes(sought) || sought.includes(own));
}
