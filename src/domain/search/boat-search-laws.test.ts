import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDayFreeNaively,
  isExcludedNaively,
} from '../../../tests/support/worlds/reference-occupancy.ts';
import { boats, dayAhead, nearDay, now } from '../../../tests/support/worlds/random-trips.ts';
import { listSlots } from '../availability/availability.ts';
import {
  lengthRanges,
  priceLimits,
  priceRanges,
  timesOfDay,
  type BoatFilters,
} from './boat-filters.ts';
import { searchBoats, type SearchableBoat } from './boat-search.ts';
import { boatTypes, groupRanges } from '../boats/boats.ts';
import { computeStatedMinutes } from '../availability/trip-times.ts';

const named = fc.record({
  type: fc.constantFrom(...boatTypes),
  port: fc.constantFrom('sxm-philipsburg', 'sxm-marigot', 'other'),
});
const searchable: fc.Arbitrary<SearchableBoat> = fc
  .tuple(boats, named)
  .map(([boat, names]) => ({ ...boat, ...names }));
const filtersOf = fc.record({
  date: fc.oneof(fc.constantFrom('', 'all'), nearDay),
  port: fc.constantFrom('', 'all', 'sxm-philipsburg', 'sxm-marigot', 'other'),
  groupSize: fc.constantFrom('', 'all', '3', ...groupRanges),
  tripType: fc.constantFrom('', 'all', 'private', 'tour', 'both'),
  boatType: fc.constantFrom('', 'all', ...boatTypes),
  price: fc.constantFrom('', 'all', ...priceLimits, ...priceRanges),
  timeOfDay: fc.constantFrom('', 'all', ...Object.keys(timesOfDay)),
  length: fc.constantFrom('', '', 'all', ...Object.keys(lengthRanges)),
  sort: fc.constant(''),
  ship: fc.constant(''),
});

describe('any fleet and any filters', () => {
  test('the search finds the same boats as a naive check of each rule', () => {
    fc.assert(
      fc.property(fc.array(searchable, { maxLength: 6 }), filtersOf, (among, filters) => {
        const expected = among.filter((boat) => matches(boat, filters));
        const needsDeparture = ['date', 'timeOfDay', 'length'].some(
          (name) => !['', 'all'].includes(filters[name as 'date']),
        );
        const inOrder = needsDeparture
          ? [...expected.filter(hasPublished), ...expected.filter((boat) => !hasPublished(boat))]
          : expected;
        expect(searchBoats(among, filters, now)).toEqual(inOrder);
      }),
      { numRuns: 500 },
    );
  });
});

/** The listing's filters, written out naively as a test oracle (spec 5). */
function matches(boat: SearchableBoat, filters: BoatFilters): boolean {
  if (isChosen(filters.boatType) && filters.boatType !== boat.type) return false;
  if (isChosen(filters.port) && filters.port !== boat.port) return false;
  if (isChosen(filters.tripType) && ![filters.tripType, 'both'].includes(boat.tripType))
    return false;
  const needs: Record<string, [number, number]> = {
    '1-4': [4, 1],
    '5-10': [10, 5],
    '11-20': [20, 11],
    '21+': [21, 21],
    '3': [3, 3],
  };
  const [capacity] = needs[filters.groupSize] ?? [0];
  if (boat.capacity < capacity) return false;
  const modes = modesByHand(boat, filters);
  if (isChosen(filters.price) && modes.length === 0) return false;
  const isAny = !isChosen(filters.length);
  const lengths = { short: [0, 3], half: [3, 5], full: [5, 24] };
  const [over = -1, max = 24] = lengths[filters.length as keyof typeof lengths] ?? [];
  const isAsLong = (minutes: number | null | undefined) =>
    isAny || ((minutes ?? 0) > over * 60 && (minutes ?? 0) <= max * 60);
  if (!hasPublished(boat)) return isAsLong(boat.tripMinutes);
  if (isChosen(filters.date)) return sailsOnDay(boat, filters, filters.date, isAsLong);
  if (!isChosen(filters.timeOfDay) && !isChosen(filters.length)) return true;
  return Array.from({ length: 181 }, (_, ahead) => dayAhead(ahead)).some((day) =>
    sailsOnDay(boat, filters, day, isAsLong),
  );
}

function isChosen(filter: string): boolean {
  return filter !== '' && filter !== 'all';
}

/** Pricing modes that match the trip type and price. */
function modesByHand(boat: SearchableBoat, { tripType, price }: BoatFilters): string[] {
  const [low, high] = price.includes('-') ? price.split('-') : ['0', price];
  const isIn = (cents: number | null) =>
    !isChosen(price) ||
    (cents !== null && cents >= Number(low) * 100 && (high === '' || cents <= Number(high) * 100));
  const seat = boat.tripType !== 'private' && tripType !== 'private';
  const charter = boat.tripType !== 'tour' && tripType !== 'tour';
  return [
    ...(seat && isIn(boat.pricePerSeatCents || null) ? ['perSeat'] : []),
    ...(charter && isIn(boat.charterPriceCents || null) ? ['charter'] : []),
  ];
}

function sailsOnDay(
  boat: SearchableBoat,
  filters: BoatFilters,
  date: string,
  isAsLong: (minutes: number | null | undefined) => boolean,
): boolean {
  const party = { '5-10': 5, '11-20': 11, '21+': 21, '3': 3 }[filters.groupSize] ?? 1;
  const sold = boat.taken.filter((taken) => taken.date === date);
  if (sold.some((taken) => taken.charter)) return false;
  const hours = { morning: [0, 12], afternoon: [12, 17], evening: [16, 24] };
  const [from = 0, before = 24] = hours[filters.timeOfDay as keyof typeof hours] ?? [];
  const slots = listSlots(boat.availability, date, now).filter(
    (time) =>
      Number(time.slice(0, 2)) >= from &&
      Number(time.slice(0, 2)) < before &&
      isAsLong(computeStatedMinutes(boat, date, time)),
  );
  const isFree = isDayFreeNaively(boat, date);
  const modes = modesByHand(boat, filters);
  if (modes.includes('charter') && isFree && slots.length > 0) return true;
  if (!modes.includes('perSeat')) return false;
  return slots.some((time) => {
    if (isExcludedNaively(boat, date, time)) return false;
    const seats = sold.filter((taken) => taken.time === time).map((taken) => taken.seats);
    return boat.capacity - seats.reduce((sum, each) => sum + each, 0) >= party;
  });
}

function hasPublished(boat: SearchableBoat): boolean {
  return boat.availability.manualDays.length + boat.availability.recurring.seasons.length > 0;
}
