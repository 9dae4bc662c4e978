import type { BoardRowView } from '#contract/public/board-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { formatMoneyIn, formatTimeIn } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { BoardMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { portName, ports } from '#domain/island/ports.ts';

/** Of which place the board is, the whole island where no port is named; null where there is no such port. */
export function boardPlace(port: string, island: string): string | null {
  if (port === '') return island;
  return Object.hasOwn(ports, port) ? portName(port) : null;
}

export function boardPath(port: string): string {
  return port === '' ? paths.board() : paths.portBoard({ port });
}

/** When it is back, of what sails. */
export function backWords(
  words: BoardMessages,
  language: Language,
  { back, isCharter, status }: BoardRowView,
): string {
  if (isCharter) return words.charter;
  return back === null || status === 'called-off' ? '' : words.back(formatTimeIn(language, back));
}

/** How many places are left; of what does not sail, or has, nobody asks. */
export function placesWords(
  { words, trips }: { words: BoardMessages; trips: TripsMessages },
  { status, places, isCharter, left, seats, fromGuests }: BoardRowView,
): string {
  if (status === 'sailed' || status === 'called-off') return '';
  if (places === 'closed') return words.closed;
  if (isCharter) return places === 'open' ? words.wholeBoat(seats) : words.taken;
  if (places === 'full') return words.full;
  return fromGuests > 1 ? trips.fromGuests(fromGuests) : words.places(left, seats);
}

/** What a place, or the whole boat, costs; of what cannot be booked nothing. */
export function priceWords(
  words: BoardMessages,
  language: Language,
  { places, isCharter, cents }: BoardRowView,
): string {
  if (places !== 'open' || cents === null) return '';
  const price = formatMoneyIn(language, cents);
  return isCharter ? words.perDay(price) : words.perPerson(price);
}

/** Says which departures are boarding, sailed or called off since the board said otherwise; '' when none. */
export function changesInWords(
  words: BoardMessages,
  language: Language,
  before: readonly BoardRowView[],
  now: readonly BoardRowView[],
): string {
  const was = new Map(before.map((row) => [keyOf(row), row.status]));
  const changed = now.filter((row) => {
    const status = was.get(keyOf(row));
    // Midnight is no news.
    const isNewDay = status === 'scheduled' && row.status === 'on-time';
    return status !== undefined && status !== row.status && !isNewDay;
  });
  if (changed.length > 3) return words.changed(changed.length);
  return changed
    .map(({ boat, time, status }) =>
      words.change(boat.name, formatTimeIn(language, time), words.statuses[status]),
    )
    .join(' ');
}

export function keyOf({ boat, day, time, isCharter }: BoardRowView): string {
  return `${boat.slug} ${day} ${time} ${isCharter}`;
}
