import { hasPublishedAvailability, lastBookableDay } from '../availability/availability.ts';
import {
  asksForDeparture,
  centsIn,
  NO_LENGTH_LAST,
  groupTotalCents,
  isSet,
  minutesIn,
  orderIn,
  sizesIn,
  startTimesIn,
  type BoatFilters,
} from './boat-filters.ts';
import { pricedModes, type BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { daysFromTo, type Day, type IslandNow, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { openTimes, type SellableBoat } from '../departures/departures.ts';
import { fitOf, type PortCall } from '../ships/port-calls.ts';
import { statedMinutesAt } from '../availability/trip-times.ts';

// What a search has to find. The database answers it for all boats at once, from what it keeps of each
// (docs/decisions/0082); random worlds show that both agree.

export type SearchableBoat = SellableBoat &
  Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'> & {
    type: string;
    port: string;
  };

/**
 * The boats that match, in their given order or the one asked for; where a departure is asked for, boats that never
 * published availability come last (readings).
 */
export function searchBoats<Boat extends SearchableBoat>(
  boats: readonly Boat[],
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null = null,
): Boat[] {
  const found = boats.filter((boat) => matchesFilters(boat, filters, now, call));
  const inOrder = orderIn(filters.sort)
    ? found.toSorted((a, b) => placeBy(a, filters, now, call) - placeBy(b, filters, now, call))
    : found;
  if (!asksForDeparture(filters)) return inOrder;
  const published = (boat: Boat) => hasPublishedAvailability(boat.availability);
  return [...inOrder.filter(published), ...inOrder.filter((boat) => !published(boat))];
}

/**
 * What the boat stands by, least first: minutes from today to its departure, cents of the group, or minutes of its
 * trip, where those without a length come last.
 */
export function placeBy(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null = null,
): number {
  const order = orderIn(filters.sort);
  if (order === 'price') return groupTotalCents(pricesOf(boat), filters);
  const fitting =
    order === 'soonest' || isSet(filters.date) ? fittingDepartures(boat, filters, now, call) : [];
  if (order === 'length') {
    const lengths = fitting.length ? fitting.map(({ minutes }) => minutes) : [boat.tripMinutes];
    return Math.min(...lengths.map((minutes) => minutes ?? NO_LENGTH_LAST));
  }
  const [first] = fitting;
  return first ? Date.parse(`${first.day}T${first.time}Z`) / MINUTE_MS : 0;
}

/** The prices of what it offers. */
function pricesOf(boat: SearchableBoat) {
  const modes = pricedModes(boat);
  return {
    pricePerSeatCents: modes.includes('perSeat') ? boat.pricePerSeatCents : null,
    charterPriceCents: modes.includes('charter') ? boat.charterPriceCents : null,
  };
}

/** How many of these boats are at each port; ports without any are left out. */
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
    boat.capacity >= sizesIn(filters.groupSize).most &&
    isWithinPrice(boat, filters) &&
    (!asksForDeparture(filters) || sails(boat, filters, now, call))
  );
}

/** One of its prices is enough; with a trip type chosen, that of such a trip. */
function isWithinPrice(boat: SearchableBoat, filters: BoatFilters): boolean {
  return centsIn(filters.price) === null || modesFor(boat, filters).length > 0;
}

/** How its trips can be bought by a group that searches so: of the chosen type, and at the price asked for. */
function modesFor(boat: SearchableBoat, { price, tripType }: BoatFilters): PricingMode[] {
  const asked = centsIn(price);
  const offered: PricingMode[] = [];
  if (boat.tripType !== 'private' && tripType !== 'private') offered.push('perSeat');
  if (boat.tripType !== 'tour' && tripType !== 'tour') offered.push('charter');
  if (asked === null) return offered;
  return offered.filter((mode) => {
    const cents = (mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents) ?? 0;
    return pricedModes(boat).includes(mode) && asked.least <= cents && cents <= asked.most;
  });
}

/** A boat of which nobody knows when it sails may, if its trips are as long as asked for; to a ship's guests that is no help. */
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

/** The departures that fit, of the date or of all days; a range needs at least its smallest number of seats, and a ship's guests time enough. */
function fittingDepartures(
  boat: SearchableBoat,
  filters: BoatFilters,
  now: IslandNow,
  call: PortCall | null,
): Fitting[] {
  const { port } = boat;
  const { from, before } = startTimesIn(filters.timeOfDay);
  const days = isSet(filters.date) ? [filters.date] : daysFromTo(now.day, lastBookableDay(now.day));
  return days.flatMap((day) =>
    timesFor(boat, day, filters, now)
      .map((time) => ({ day, time, minutes: statedMinutesAt(boat, day, time) }))
      .filter(
        ({ time, minutes: statedMinutes }) =>
          call === null || fitOf(call, { time, statedMinutes, port }) === 'fits',
      )
      .filter(({ time, minutes }) => from <= time && time < before && isAsLong(minutes, filters)),
  );
}

/** When a group that searches so can still buy a trip of the boat. */
function timesFor(boat: SearchableBoat, day: Day, filters: BoatFilters, now: IslandNow): Time[] {
  const { least: groupSize } = sizesIn(filters.groupSize);
  const open = modesFor(boat, filters).flatMap((mode) =>
    openTimes(boat, day, { mode, groupSize }, now),
  );
  return [...new Set(open)].toSorted();
}

/** A trip of no stated length has no place in any range. */
function isAsLong(minutes: number | null, { length }: BoatFilters): boolean {
  const asked = minutesIn(length);
  if (asked === null) return true;
  return minutes !== null && asked.over < minutes && minutes <= asked.most;
}
