import { hasPublishedAvailability, computeLastBookableDay } from '../availability/availability.ts';
import {
  hasDepartureFilter,
  parsePriceRange,
  UNKNOWN_LENGTH_SORT_MINUTES,
  computeGroupTotalCents,
  isSet,
  parseLengthRange,
  parseListingOrder,
  parseGroupSizes,
  parseStartTimes,
  type BoatFilters,
} from './boat-filters.ts';
import { listPricedModes, type BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { listDays, type Day, type IslandNow, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { listOpenTimes, type SellableBoat } from '../departures/departures.ts';
import { computeShipFit, type PortCall } from '../ships/port-calls.ts';
import { computeStatedMinutes } from '../availability/trip-times.ts';

// Reference implementation of the search. In production the database runs the search for all boats from denormalised
// columns (docs/decisions/0082); property tests compare the two.

export type SearchableBoat = SellableBoat &
  Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'> & {
    type: string;
    port: string;
  };

/**
 * Returns the matching boats, in their given order or the requested one. If a departure is required, boats that never
 * published availability come last.
 */
export function searchBoats<Boat extends SearchableBoat>(
  boats: readonly Boat[],
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null = null,
): Boat[] {
  const found = boats.filter((boat) => isMatch(boat, filters, now, call));
  const inOrder = parseListingOrder(filters.sort)
    ? found.toSorted(
        (a, b) => computeSortKey(a, filters, now, call) - computeSortKey(b, filters, now, call),
      )
    : found;
  if (!hasDepartureFilter(filters)) return inOrder;
  const published = (boat: Boat) => hasPublishedAvailability(boat.availability);
  return [...inOrder.filter(published), ...inOrder.filter((boat) => !published(boat))];
}

/**
 * Returns a boat's sort key, ascending: the time of its first matching departure in minutes, the group's price in
 * cents, or the trip's length in minutes. Trips without a length come last.
 */
export function computeSortKey(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null = null,
): number {
  const order = parseListingOrder(filters.sort);
  if (order === 'price') return computeGroupTotalCents(buildPrices(boat), filters);
  const fitting =
    order === 'soonest' || isSet(filters.date)
      ? listFittingDepartures(boat, filters, now, call)
      : [];
  if (order === 'length') {
    const lengths = fitting.length ? fitting.map(({ minutes }) => minutes) : [boat.tripMinutes];
    return Math.min(...lengths.map((minutes) => minutes ?? UNKNOWN_LENGTH_SORT_MINUTES));
  }
  const [first] = fitting;
  return first ? Date.parse(`${first.day}T${first.time}Z`) / MINUTE_MS : 0;
}

function buildPrices(boat: SearchableBoat) {
  const modes = listPricedModes(boat);
  return {
    pricePerSeatCents: modes.includes('perSeat') ? boat.pricePerSeatCents : null,
    charterPriceCents: modes.includes('charter') ? boat.charterPriceCents : null,
  };
}

/** Counts these boats by port; omits ports without boats. */
export function countByPort(boats: readonly Pick<SearchableBoat, 'port'>[]) {
  const counts: Record<string, number> = {};
  for (const { port } of boats) counts[port] = (counts[port] ?? 0) + 1;
  return counts;
}

function isMatch(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): boolean {
  return (
    (!isSet(filters.boatType) || boat.type === filters.boatType) &&
    (!isSet(filters.port) || boat.port === filters.port) &&
    (!isSet(filters.tripType) || boat.tripType === filters.tripType || boat.tripType === 'both') &&
    boat.capacity >= parseGroupSizes(filters.groupSize).max &&
    isWithinPrice(boat, filters) &&
    (!hasDepartureFilter(filters) || isSailing(boat, filters, now, call))
  );
}

/** Matches if any price of the selected trip type is within the filter. */
function isWithinPrice(boat: SearchableBoat, filters: BoatFilters): boolean {
  return parsePriceRange(filters.price) === null || listModes(boat, filters).length > 0;
}

/** Returns the pricing modes that match the selected trip type and price. */
function listModes(boat: SearchableBoat, { price, tripType }: BoatFilters): PricingMode[] {
  const range = parsePriceRange(price);
  const offered: PricingMode[] = [];
  if (boat.tripType !== 'private' && tripType !== 'private') offered.push('perSeat');
  if (boat.tripType !== 'tour' && tripType !== 'tour') offered.push('charter');
  if (range === null) return offered;
  return offered.filter((mode) => {
    const cents = (mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents) ?? 0;
    return listPricedModes(boat).includes(mode) && range.min <= cents && cents <= range.max;
  });
}

/**
 * Includes a boat without published availability if its trip length matches. Excludes it from a search by ship, which
 * compares definite times.
 */
function isSailing(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): boolean {
  return hasPublishedAvailability(boat.availability)
    ? listFittingDepartures(boat, filters, now, call).length > 0
    : call === null && hasMatchingLength(boat.tripMinutes ?? null, filters);
}

type Fitting = { day: Day; time: Time; minutes: number | null };

/**
 * Returns the departures that match on the requested date, or on any day without a date. A group range needs its
 * minimum number of seats left, and a ship's guests need enough time ashore.
 */
function listFittingDepartures(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): Fitting[] {
  const { port } = boat;
  const { from, before } = parseStartTimes(filters.timeOfDay);
  const days = isSet(filters.date)
    ? [filters.date]
    : listDays(now.day, computeLastBookableDay(now.day));
  return days.flatMap((day) =>
    listTimes(boat, day, filters, now)
      .map((time) => ({ day, time, minutes: computeStatedMinutes(boat, day, time) }))
      .filter(
        ({ time, minutes: statedMinutes }) =>
          call === null || computeShipFit(call, { time, statedMinutes, port }) === 'fits',
      )
      .filter(
        ({ time, minutes }) => from <= time && time < before && hasMatchingLength(minutes, filters),
      ),
  );
}

/** Start times at which a searching group can still buy a trip. */
function listTimes(boat: SearchableBoat, day: Day, filters: BoatFilters, now: IslandNow): Time[] {
  const { min: groupSize } = parseGroupSizes(filters.groupSize);
  const open = listModes(boat, filters).flatMap((mode) =>
    listOpenTimes(boat, day, { mode, groupSize }, now),
  );
  return [...new Set(open)].toSorted();
}

/** A trip without a stated length matches no range. */
function hasMatchingLength(minutes: number | null, { length }: BoatFilters): boolean {
  const range = parseLengthRange(length);
  if (range === null) return true;
  return minutes !== null && range.over < minutes && minutes <= range.max;
}
