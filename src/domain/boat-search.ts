import { hasPublishedAvailability } from './availability.ts';
import type { BoatTerms } from './boats.ts';
import type { IslandNow } from './days.ts';
import { openTimes, type SellableBoat } from './departures.ts';

/** Every filter may be empty or `all`: then it does not filter (spec 5). */
export type BoatFilters = {
  date: string;
  port: string;
  groupSize: string;
  tripType: string;
  boatType: string;
};

export const noFilters: BoatFilters = {
  date: '',
  port: '',
  groupSize: '',
  tripType: '',
  boatType: '',
};

export type SearchableBoat = SellableBoat &
  Pick<BoatTerms, 'tripType'> & { type: string; port: string };

/** The boats that match, in their given order; on a date, boats that never published availability come last (readings). */
export function searchBoats<Boat extends SearchableBoat>(
  boats: readonly Boat[],
  filters: BoatFilters,
  now: IslandNow,
): Boat[] {
  const found = boats.filter((boat) => matchesFilters(boat, filters, now));
  if (!isSet(filters.date)) return found;
  const published = (boat: Boat) => hasPublishedAvailability(boat.availability);
  return [...found.filter(published), ...found.filter((boat) => !published(boat))];
}

/** How many of these boats are at each port; ports without any are left out. */
export function countByPort(boats: readonly Pick<SearchableBoat, 'port'>[]) {
  const counts: Record<string, number> = {};
  for (const { port } of boats) counts[port] = (counts[port] ?? 0) + 1;
  return counts;
}

function matchesFilters(boat: SearchableBoat, filters: BoatFilters, now: IslandNow): boolean {
  return (
    (!isSet(filters.boatType) || boat.type === filters.boatType) &&
    (!isSet(filters.port) || boat.port === filters.port) &&
    (!isSet(filters.tripType) || boat.tripType === filters.tripType || boat.tripType === 'both') &&
    boat.capacity >= sizesIn(filters.groupSize).most &&
    (!isSet(filters.date) || sailsOn(boat, filters, now))
  );
}

/**
 * How many people a range is for: at least, and at most; that many seats a boat has to have. "21+" asks for
 * its least. When no range is chosen any boat will do.
 */
export function sizesIn(range: string): { least: number; most: number } {
  const [, least = 1, most] = /^(\d+)(?:-(\d+)|\+)$/.exec(range) ?? ['', 1, 0];
  return { least: Number(least), most: Number(most ?? least) };
}

/** On the day, a range needs at least its smallest number of seats. */
function sailsOn(boat: SearchableBoat, filters: BoatFilters, now: IslandNow): boolean {
  if (!hasPublishedAvailability(boat.availability)) return true;
  const groupSize = sizesIn(filters.groupSize).least;
  const open = (mode: 'perSeat' | 'charter') =>
    openTimes(boat, filters.date, { mode, groupSize }, now).length > 0;
  return (
    (boat.tripType !== 'private' && open('perSeat')) ||
    (boat.tripType !== 'tour' && open('charter'))
  );
}

function isSet(filter: string): boolean {
  return filter !== '' && filter !== 'all';
}
