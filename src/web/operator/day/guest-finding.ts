import type { CrewDepartureView, CrewGuestView } from '#contract/operator-day-api.ts';

/** As few as these are seen at a glance. */
const FEW_GUESTS = 5;

export function areMany(departures: readonly CrewDepartureView[]): boolean {
  return departures.reduce((sum, { guests }) => sum + guests.length, 0) > FEW_GUESTS;
}

/**
 * Departures with the guests alone whose name or code has these words in it, or whose code is in them, as in the
 * text of a QR code. Without words all.
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
  const [sought, own] = [letters(words), letters(code)];
  if (sought === '') return plain(customerName).includes(plain(words));
  return plain(customerName).includes(plain(words)) || own.includes(sought) || sought.includes(own);
}

/** In small letters, without accents, however many blanks there are. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ');
}

function letters(text: string): string {
  return plain(text).replaceAll(/[^0-9a-z]/g, '');
}
