import { hasPublishedAvailability } from './availability.ts';
import { isSet, mostCentsIn, sizesIn, startTimesIn, type BoatFilters } from './boat-filters.ts';
import { pricedModes, type BoatTerms } from './boats.ts';
import type { IslandNow } from './days.ts';
import { openTimes, type SellableBoat } from './departures.ts';

// What a search has to find. The database answers it for all boats at once, from what it keeps of each
// (docs/decisions/0082); random worlds show that both agree.

export type SearchableBoat = SellableBoat &
  Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'> & {
    type: string;
    port: string;
  };

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
    isWithinPrice(boat, filters) &&
    (!isSet(filters.date) || sailsOn(boat, filters, now))
  );
}

/** One of its prices is enough; with a trip type chosen, that of such a trip. */
function isWithinPrice(boat: SearchableBoat, { price, tripType }: BoatFilters): boolean {
  const mostCents = mostCentsIn(price);
  if (mostCents === null) return true;
  return pricedModes(boat).some((mode) => {
    const isOther = mode === 'perSeat' ? tripType === 'private' : tripType === 'tour';
    const cents = mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents;
    return !isOther && (cents ?? 0) <= mostCents;
  });
}

/** On the day, a range needs at least its smallest number of seats. */
function sailsOn(boat: SearchableBoat, filters: BoatFilters, now: IslandNow): boolean {
  if (!hasPublishedAvailability(boat.availability)) return true;
  const groupSize = sizesIn(filters.groupSize).least;
  const { from, before } = startTimesIn(filters.timeOfDay);
  const open = (mode: 'perSeat' | 'charter') =>
    openTimes(boat, filters.date, { mode, groupSize }, now).some(
      (time) => from <= time && time < before,
    );
  return (
    (boat.tripType !== 'private' && open('perSeat')) ||
    (boat.tripType !== 'tour' && open('charter'))
  );
}
