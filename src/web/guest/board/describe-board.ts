import type { BoardRowView } from '#contract/public/board-api.ts';
import { paths } from '#contract/pages/paths.ts';
import { localizeMoney, localizeTime } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { BoardMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { getPortName, ports } from '#domain/island/ports.ts';

/** Returns the board's place: the port, or the island if no port is given; null for an unknown port. */
export function getBoardLocation(port: string, island: string): string | null {
  if (port === '') return island;
  return Object.hasOwn(ports, port) ? getPortName(port) : null;
}

export function boardPath(port: string): string {
  return port === '' ? paths.board() : paths.portBoard({ port });
}

/** Says when the boat returns, or that it is a charter; '' if the return is unknown or the departure was called off. */
export function describeReturn(
  t: BoardMessages,
  language: Language,
  { back, isCharter, status }: BoardRowView,
): string {
  if (isCharter) return t.charter;
  return back === null || status === 'called-off' ? '' : t.back(localizeTime(language, back));
}

/** Says how many seats are left; '' for a departure that has sailed or was called off. */
export function describeSeats(
  { t, trips }: { t: BoardMessages; trips: TripsMessages },
  { status, places, isCharter, left, seats, fromGuests }: BoardRowView,
): string {
  if (status === 'sailed' || status === 'called-off') return '';
  if (places === 'closed') return t.closed;
  if (isCharter) return places === 'open' ? t.wholeBoat(seats) : t.taken;
  if (places === 'full') return t.full;
  return fromGuests > 1 ? trips.fromGuests(fromGuests) : t.places(left, seats);
}

/** Shows the price of a seat or of the whole boat; '' if the departure cannot be booked. */
export function formatBoardPrice(
  t: BoardMessages,
  language: Language,
  { places, isCharter, cents }: BoardRowView,
): string {
  if (places !== 'open' || cents === null) return '';
  const price = localizeMoney(language, cents);
  return isCharter ? t.perDay(price) : t.perPerson(price);
}

/**
 * Announces departures that have started boarding, sailed or been called off since the last board; '' if there are no
 * changes.
 */
export function describeChanges(
  t: BoardMessages,
  language: Language,
  before: readonly BoardRowView[],
  now: readonly BoardRowView[],
): string {
  const was = new Map(before.map((row) => [buildRowKey(row), row.status]));
  const changed = now.filter((row) => {
    const status = was.get(buildRowKey(row));
    // Ignores the change at midnight, when tomorrow's departures become today's.
    const isNewDay = status === 'scheduled' && row.status === 'on-time';
    return status !== undefined && status !== row.status && !isNewDay;
  });
  if (changed.length > 3) return t.changed(changed.length);
  return changed
    .map(({ boat, time, status }) =>
      t.change(boat.name, localizeTime(language, time), t.statuses[status]),
    )
    .join(' ');
}

export function buildRowKey({ boat, day, time, isCharter }: BoardRowView): string {
  return `${boat.slug} ${day} ${time} ${isCharter}`;
}
