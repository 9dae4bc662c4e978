import { hasPublishedAvailability, lastBookableDay } from '../availability/availability.ts';
import {
  asksForDeparture,
  parsePriceRange,
  NO_LENGTH_LAST,
  groupTotalCents,
  isSet,
  parseLengthRange,
  parseListingOrder,
  parseGroupSizes,
  parseStartTimes,
  type BoatFilters,
} from './boat-filters.ts';
import { pricedModes, type BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { daysFromTo, type Day, type IslandNow, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { openTimes, type SellableBoat } from '../departures/departures.ts';
import { computeShipFit, type PortCall } from '../ships/port-calls.ts';
import { statedMinutesAt } from '../availability/trip-times.ts';

// Reference implementation of the search. In production the database answers it for all boats from denormalised columns
// (docs/decisions/0082); property tests compare the two.

export type SearchableBoat = SellableBoat &
  Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'> & {
    type: string;
    port: string;
  };

/**
 * Returns the matching boats, in their given order or the requested one. If a departure is required, boats that never
 * published availability come last (readings).
 */
export function searchBoats<Boat extends SearchableBoat>(
  boats: readonly Boat[],
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null = null,
): Boat[] {
  const found = boats.filter((boat) => matchesFilters(boat, filters, now, call));
  const inOrder = parseListingOrder(filters.sort)
    ? found.toSorted((a, b) => placeBy(a, filters, now, call) - placeBy(b, filters, now, call))
    : found;
  if (!asksForDeparture(filters)) return inOrder;
  const published = (boat: Boat) => hasPublishedAvailability(boat.availability);
  return [...inOrder.filter(published), ...inOrder.filter((boat) => !published(boat))];
}

/**
 * Returns a boat's sort key, ascending: minutes from today to its departure, the group's cents, or the trip's minutes.
 * Trips without a length come last.
 */
export function placeBy(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null = null,
): number {
  const order = parseListingOrder(filters.sort);
  if (order === 'price') return groupTotalCents(buildPrices(boat), filters);
  const fitting =
    order === 'soonest' || isSet(filters.date) ? fittingDepartures(boat, filters, now, call) : [];
  if (order === 'length') {
    const lengths = fitting.length ? fitting.map(({ minutes }) => minutes) : [boat.tripMinutes];
    return Math.min(...lengths.map((minutes) => minutes ?? NO_LENGTH_LAST));
  }
  const [first] = fitting;
  return first ? Date.parse(`${first.day}T${first.time}Z`) / MINUTE_MS : 0;
}

function buildPrices(boat: SearchableBoat) {
  const modes = pricedModes(boat);
  return {
    pricePerSeatCents: modes.includes('perSeat') ? boat.pricePerSeatCents : null,
    charterPriceCents: modes.includes('charter') ? boat.charterPriceCents : null,
  };
}

/** Counts these boats by port; omits ports without any. */
export function countByPort(boats: readonly Pick<SearchableBoat, 'port'>[]) {
  const counts: Record<string, number> = {};
  for (const { port } of boats) counts[port] = (counts[port] ?? 0) + 1;
  return counts;
}

function matchesFilters(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): boolean {
  return (
    (!isSet(filters.boatType) || boat.type === filters.boatType) &&
    (!isSet(filters.port) || boat.port === filters.port) &&
    (!isSet(filters.tripType) || boat.tripType === filters.tripType || boat.tripType === 'both') &&
    boat.capacity >= parseGroupSizes(filters.groupSize).most &&
    isWithinPrice(boat, filters) &&
    (!asksForDeparture(filters) || sails(boat, filters, now, call))
  );
}

/** Matches if any price of the selected trip type is within the filter. */
function isWithinPrice(boat: SearchableBoat, filters: BoatFilters): boolean {
  return parsePriceRange(filters.price) === null || modesFor(boat, filters).length > 0;
}

/** Returns the pricing modes that match the selected trip type and price. */
function modesFor(boat: SearchableBoat, { price, tripType }: BoatFilters): PricingMode[] {
  const asked = parsePriceRange(price);
  const offered: PricingMode[] = [];
  if (boat.tripType !== 'private' && tripType !== 'private') offered.push('perSeat');
  if (boat.tripType !== 'tour' && tripType !== 'tour') offered.push('charter');
  if (asked === null) return offered;
  return offered.filter((mode) => {
    const cents = (mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents) ?? 0;
    return pricedModes(boat).includes(mode) && asked.least <= cents && cents <= asked.most;
  });
}

/**
 * Includes a boat without published availability if its trip length matches, but not for a ship's guests, who need
 * certain times.
 */
function sails(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): boolean {
  return hasPublishedAvailability(boat.availability)
    ? fittingDepartures(boat, filters, now, call).length > 0
    : call === null && isAsLong(boat.tripMinutes ?? null, filters);
}

type Fitting = { day: Day; time: Time; minutes: number | null };

/**
 * Finds departures that match on the date or on any day. A range needs at least its minimum of seats, and a ship's
 * guests enough time.
 */
function fittingDepartures(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): Fitting[] {
  const { port } = boat;
  const { from, before } = parseStartTimes(filters.timeOfDay);
  const days = isSet(filters.date) ? [filters.date] : daysFromTo(now.day, lastBookableDay(now.day));
  return days.flatMap((day) =>
    timesFor(boat, day, filters, now)
      .map((time) => ({ day, time, minutes: statedMinutesAt(boat, day, time) }))
      .filter(
        ({ time, minutes: statedMinutes }) =>
          call === null || computeShipFit(call, { time, statedMinutes, port }) === 'fits',
      )
      .filter(({ time, minutes }) => from <= time && time < before && isAsLong(minutes, filters)),
  );
}

/** Start times at which a searching group can still buy a trip. */
function timesFor(boat: SearchableBoat, day: Day, filters: BoatFilters, now: IslandNow): Time[] {
  const { least: groupSize } = parseGroupSizes(filters.groupSize);
  const open = modesFor(boat, filters).flatMap((mode) =>
    openTimes(boat, day, { mode, groupSize }, now),
  );
  return [...new Set(open)].toSorted();
}

/** A trip without a stated length matches no range. */
function isAsLong(minutes: number | null, { length }: BoatFilters): boolean {
  const asked = parseLengthRange(length);
  if (asked === null) return true;
  return minutes !== null && asked.over < minutes && minutes <= asked.most;
}
