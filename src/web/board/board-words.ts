import type { BoardRowView } from '#contract/board-api.ts';
import { formatTime } from '#domain/days.ts';
import { ISLAND_NAME, portName, ports } from '#domain/ports.ts';

export const statusWords: Readonly<Record<BoardRowView['status'], string>> = {
  'on-time': 'On time',
  boarding: 'Boarding',
  sailed: 'Sailed',
  'called-off': 'Called off',
};

/** Of which place the board is; null where there is no such port. */
export function boardPlace(port: string): string | null {
  if (port === '') return ISLAND_NAME;
  return Object.hasOwn(ports, port) ? portName(port) : null;
}

export function boardTitle(port: string): string {
  const place = boardPlace(port);
  return place === null
    ? '404 Page Not Found'
    : `Boat departures from ${place}, today and tomorrow`;
}

export function boardPath(port: string): string {
  return port === '' ? '/board' : `/board/${port}`;
}

/** When it is back, of what sails. */
export function backWords({ back, isCharter, status }: BoardRowView): string {
  if (isCharter) return 'private charter';
  return back === null || status === 'called-off' ? '' : `back ${formatTime(back)}`;
}

/** How many places are left; of what does not sail, or has, nobody asks. */
export function placesWords({ status, places, isCharter, left, seats }: BoardRowView): string {
  if (status === 'sailed' || status === 'called-off') return '';
  if (places === 'closed') return 'Booking closed';
  if (isCharter) return places === 'open' ? `Whole boat, up to ${seats}` : 'Taken';
  return places === 'full' ? 'Full' : `${left} of ${seats} places left`;
}

/** Says which departures are boarding, sailed or called off since the board said otherwise; '' when none. */
export function changesInWords(
  before: readonly BoardRowView[],
  now: readonly BoardRowView[],
): string {
  const was = new Map(before.map((row) => [keyOf(row), row.status]));
  const changed = now.filter((row) => {
    const status = was.get(keyOf(row));
    return status !== undefined && status !== row.status;
  });
  if (changed.length > 3) return `${changed.length} departures have changed.`;
  return changed
    .map(({ boat, time, status }) => `${boat.name}, ${formatTime(time)}: ${statusWords[status]}.`)
    .join(' ');
}

export function keyOf({ boat, day, time, isCharter }: BoardRowView): string {
  return `${boat.slug} ${day} ${time} ${isCharter}`;
}
