import { hasPublishedAvailability, lastBookableDay } from './availability.ts';
import {
  asksForDeparture,
  centsIn,
  FULL_DAY_MINUTES,
  groupTotalCents,
  isSet,
  minutesIn,
  orderIn,
  sizesIn,
  startTimesIn,
  type BoatFilters,
} from './boat-filters.ts';
import { pricedModes, type BoatTerms } from './boats.ts';
import { daysFromTo, type Day, type IslandNow, type Time } from './days.ts';
import { MINUTE_MS } from './durations.ts';
import { openTimes, type SellableBoat } from './departures.ts';
import { fitOf, type PortCall } from './port-calls.ts';
import { tripMinutesAt, USUAL_TRIP_MINUTES } from './trip-times.ts';

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

/** What the boat stands by, least first: minutes from today to its departure, cents of the group, or minutes of its trip. */
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
    return Math.min(
      ...(fitting.length ? fitting.map(({ minutes }) => minutes) : [statedMinutes(boat)]),
    );
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
function isWithinPrice(boat: SearchableBoat, { price, tripType }: BoatFilters): boolean {
  const asked = centsIn(price);
  if (asked === null) return true;
  return pricedModes(boat).some((mode) => {
    const isOther = mode === 'perSeat' ? tripType === 'private' : tripType === 'tour';
    const cents = (mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents) ?? 0;
    return !isOther && asked.least <= cents && cents <= asked.most;
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
    : call === null && isAsLong(statedMinutes(boat), filters);
}

type Fitting = { day: Day; time: Time; minutes: number };

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
    timesFor(boat, day, sizesIn(filters.groupSize).least, now)
      .filter((time) => {
        const minutes = tripMinutesAt(boat, day, time);
        return call === null || fitOf(call, { time, minutes, port }) === 'fits';
      })
      .map((time) => ({ day, time, minutes: minutesAt(boat, day, time) }))
      .filter(({ time, minutes }) => from <= time && time < before && isAsLong(minutes, filters)),
  );
}

function timesFor(boat: SearchableBoat, day: Day, groupSize: number, now: IslandNow): Time[] {
  const open = (mode: 'perSeat' | 'charter') => openTimes(boat, day, { mode, groupSize }, now);
  const seats = boat.tripType === 'private' ? [] : open('perSeat');
  const charter = boat.tripType === 'tour' ? [] : open('charter');
  return [...new Set([...seats, ...charter])].toSorted();
}

function isAsLong(minutes: number, { length }: BoatFilters): boolean {
  const asked = minutesIn(length);
  return asked === null || (asked.over < minutes && minutes <= asked.most);
}

/** How long a departure takes, as its card says: a full day where neither season nor boat says otherwise. */
function minutesAt(boat: SearchableBoat, day: Day, time: Time): number {
  const minutes = tripMinutesAt(boat, day, time);
  return minutes === USUAL_TRIP_MINUTES && !boat.tripMinutes ? FULL_DAY_MINUTES : minutes;
}

function statedMinutes({ tripMinutes }: SearchableBoat): number {
  return tripMinutes ?? FULL_DAY_MINUTES;
}
