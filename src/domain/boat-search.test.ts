import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slotsOn } from './availability.ts';
import { isDayFreeByHand, isExcludedByHand } from '../../tests/support/hull-by-hand.ts';
import { boats, dayAhead, nearDay, noAvailability, now } from '../../tests/support/random-trips.ts';
import { noFilters, priceLimits, sizesIn, timesOfDay, type BoatFilters } from './boat-filters.ts';
import { countByPort, searchBoats, type SearchableBoat } from './boat-search.ts';
import { groupRanges } from './boats.ts';
import { boatTypes } from './boats.ts';

type NamedBoat = SearchableBoat & { name: string };

const saturday = dayAhead(3);
const sailing = { ...noAvailability, manualDays: [saturday] };
const tern: NamedBoat = {
  name: 'Tern',
  type: 'Catamaran',
  port: 'sxm-philipsburg',
  tripType: 'tour',
  capacity: 10,
  pricePerSeatCents: 95_00,
  charterPriceCents: null,
  availability: sailing,
  taken: [],
};
const heron: NamedBoat = {
  ...tern,
  name: 'Heron',
  type: 'Speedboat',
  port: 'sxm-marigot',
  tripType: 'private',
  capacity: 4,
  pricePerSeatCents: null,
  charterPriceCents: 950_00,
};
const pelican: NamedBoat = {
  ...tern,
  name: 'Pelican',
  type: 'Sailboat',
  port: 'other',
  tripType: 'both',
  capacity: 24,
  pricePerSeatCents: 120_00,
  charterPriceCents: 1900_00,
};
const silent: NamedBoat = { ...tern, name: 'Silent', availability: noAvailability };
const fleet = [silent, tern, heron, pelican];

function found(filters: Partial<BoatFilters>, among: readonly NamedBoat[] = fleet): string[] {
  return searchBoats(among, { ...noFilters, ...filters }, now).map((boat) => boat.name);
}

describe('a filter', () => {
  test.each<[string, Partial<BoatFilters>, string[]]>([
    ['nothing', {}, ['Silent', 'Tern', 'Heron', 'Pelican']],
    [
      'all of everything',
      { port: 'all', groupSize: 'all', tripType: 'all', boatType: 'all', date: 'all' },
      ['Silent', 'Tern', 'Heron', 'Pelican'],
    ],
    ['a boat type', { boatType: 'Speedboat' }, ['Heron']],
    ['a boat type in other letters', { boatType: 'speedboat' }, []],
    ['a port', { port: 'sxm-marigot' }, ['Heron']],
    ['tours, and boats that do both', { tripType: 'tour' }, ['Silent', 'Tern', 'Pelican']],
    ['charters, and boats that do both', { tripType: 'private' }, ['Heron', 'Pelican']],
    ['both', { tripType: 'both' }, ['Pelican']],
    ['1-4 people', { groupSize: '1-4' }, ['Silent', 'Tern', 'Heron', 'Pelican']],
    ['5-10 people', { groupSize: '5-10' }, ['Silent', 'Tern', 'Pelican']],
    ['11-20 people', { groupSize: '11-20' }, ['Pelican']],
    ['21 people and more', { groupSize: '21+' }, ['Pelican']],
    ['$100, of seats', { price: '100' }, ['Silent', 'Tern']],
    ['$1,000, of seats or days', { price: '1000' }, ['Silent', 'Tern', 'Heron', 'Pelican']],
    ['$1,000 a charter', { price: '1000', tripType: 'private' }, ['Heron']],
    ['$150 a seat', { price: '150', tripType: 'tour' }, ['Silent', 'Tern', 'Pelican']],
    ['a price in words', { price: 'cheap' }, ['Silent', 'Tern', 'Heron', 'Pelican']],
    [
      'a time of day without a date',
      { timeOfDay: 'evening' },
      ['Silent', 'Tern', 'Heron', 'Pelican'],
    ],
    ['two filters at once', { groupSize: '5-10', boatType: 'Catamaran' }, ['Silent', 'Tern']],
  ])('for %s keeps the boats that match, in their order', (_, filters, names) => {
    expect(found(filters)).toEqual(names);
  });

  test('group sizes are those the search offers', () => {
    expect(groupRanges).toEqual(['1-4', '5-10', '11-20', '21+']);
    expect(groupRanges.map((range) => sizesIn(range).most)).toEqual([4, 10, 20, 21]);
    for (const none of ['', 'all', 'many', '5', 'constructor'])
      expect(sizesIn(none)).toEqual({ least: 1, most: 0 });
  });

  test.each([
    ['1-4', 3, 4],
    ['5-10', 9, 10],
    ['11-20', 19, 20],
    ['21+', 20, 21],
  ])('%s leaves out a boat for %i and keeps one for %i', (groupSize, tooSmall, enough) => {
    const sizes = [tooSmall, enough].map((capacity) => ({
      ...tern,
      name: String(capacity),
      capacity,
    }));
    expect(found({ groupSize }, sizes)).toEqual([String(enough)]);
  });
});

describe('on a date', () => {
  const sold = (seats: number) => ({ date: saturday, time: '09:00', seats, charter: false });
  const soldLater = (seats: number) => ({ ...sold(seats), time: '14:00' });

  test('boats that sail come first, and those that never published availability last', () => {
    expect(found({ date: saturday })).toEqual(['Tern', 'Heron', 'Pelican', 'Silent']);
    expect(found({ date: dayAhead(4) })).toEqual(['Silent']);
  });

  test.each<[string, NamedBoat, Partial<BoatFilters>, boolean]>([
    ['a tour with a seat left', { ...tern, taken: [sold(10), soldLater(9)] }, {}, true],
    ['a tour sold out', { ...tern, taken: [sold(10), soldLater(10)] }, {}, false],
    [
      'a tour whose afternoon is left, in the afternoon',
      { ...tern, taken: [sold(10)] },
      { timeOfDay: 'afternoon' },
      true,
    ],
    [
      'a tour whose afternoon is left, in the morning',
      { ...tern, taken: [sold(10)] },
      { timeOfDay: 'morning' },
      false,
    ],
    ['a tour in the evening', tern, { timeOfDay: 'evening' }, false],
    [
      'a tour with 5 seats left for 5-10',
      { ...tern, taken: [sold(10), soldLater(5)] },
      { groupSize: '5-10' },
      true,
    ],
    [
      'a tour with 4 seats left for 5-10',
      { ...tern, taken: [sold(6), soldLater(6)] },
      { groupSize: '5-10' },
      false,
    ],
    ['a charter boat with nothing sold', heron, {}, true],
    ['a charter boat with a seat sold', { ...heron, taken: [sold(1)] }, {}, false],
    ['a boat for both with a seat sold', { ...pelican, taken: [sold(1)] }, {}, true],
    [
      'a boat for both that is chartered',
      { ...pelican, taken: [{ ...sold(0), time: null, charter: true }] },
      {},
      false,
    ],
    ['a blackout', { ...tern, availability: { ...sailing, blackoutDates: [saturday] } }, {}, false],
    [
      'every time blocked',
      {
        ...tern,
        availability: { ...sailing, blocks: [{ date: saturday, times: ['09:00', '14:00'] }] },
      },
      {},
      false,
    ],
  ])('%s', (_, boat, filters, isFound) => {
    expect(found({ date: saturday, ...filters }, [boat])).toEqual(isFound ? [boat.name] : []);
  });
});

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
  groupSize: fc.constantFrom('', 'all', ...groupRanges),
  tripType: fc.constantFrom('', 'all', 'private', 'tour', 'both'),
  boatType: fc.constantFrom('', 'all', ...boatTypes),
  price: fc.constantFrom('', 'all', ...priceLimits),
  timeOfDay: fc.constantFrom('', 'all', ...Object.keys(timesOfDay)),
});

describe('whatever the fleet and the filters', () => {
  test('the boats found are those that one would find by going through the rules one by one', () => {
    fc.assert(
      fc.property(fc.array(searchable, { maxLength: 6 }), filtersOf, (among, filters) => {
        const expected = among.filter((boat) => matches(boat, filters));
        const isDated = filters.date !== '' && filters.date !== 'all';
        const inOrder = isDated
          ? [...expected.filter(hasPublished), ...expected.filter((boat) => !hasPublished(boat))]
          : expected;
        expect(searchBoats(among, filters, now)).toEqual(inOrder);
      }),
      { numRuns: 500 },
    );
  });
});

/** The listing's filters, written out naively as a test oracle (spec 5, readings: one hull). */
function matches(boat: SearchableBoat, filters: BoatFilters): boolean {
  const isChosen = (filter: string) => !['', 'all'].includes(filter);
  if (isChosen(filters.boatType) && filters.boatType !== boat.type) return false;
  if (isChosen(filters.port) && filters.port !== boat.port) return false;
  if (isChosen(filters.tripType) && ![filters.tripType, 'both'].includes(boat.tripType))
    return false;
  const needs: Record<string, [number, number]> = {
    '1-4': [4, 1],
    '5-10': [10, 5],
    '11-20': [20, 11],
    '21+': [21, 21],
  };
  const [capacity, party] = needs[filters.groupSize] ?? [0, 1];
  if (boat.capacity < capacity) return false;
  if (isChosen(filters.price)) {
    const seat = boat.tripType !== 'private' && filters.tripType !== 'private';
    const charter = boat.tripType !== 'tour' && filters.tripType !== 'tour';
    const prices = [seat && boat.pricePerSeatCents, charter && boat.charterPriceCents];
    if (!prices.some((cents) => cents && cents / 100 <= Number(filters.price))) return false;
  }
  if (!isChosen(filters.date) || !hasPublished(boat)) return true;
  const sold = boat.taken.filter((taken) => taken.date === filters.date);
  if (sold.some((taken) => taken.charter)) return false;
  const hours = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] };
  const [from = 0, before = 24] = hours[filters.timeOfDay as keyof typeof hours] ?? [];
  const slots = slotsOn(boat.availability, filters.date, now).filter(
    (time) => Number(time.slice(0, 2)) >= from && Number(time.slice(0, 2)) < before,
  );
  const isFree = isDayFreeByHand(boat, filters.date);
  if (boat.tripType !== 'tour' && isFree && slots.length > 0) return true;
  if (boat.tripType === 'private') return false;
  return slots.some((time) => {
    if (isExcludedByHand(boat, filters.date, time)) return false;
    const seats = sold.filter((taken) => taken.time === time).map((taken) => taken.seats);
    return boat.capacity - seats.reduce((sum, each) => sum + each, 0) >= party;
  });
}

function hasPublished(boat: SearchableBoat): boolean {
  return boat.availability.manualDays.length + boat.availability.recurring.seasons.length > 0;
}

test('boats are counted at each port', () => {
  expect(countByPort(fleet)).toEqual({ 'sxm-philipsburg': 2, 'sxm-marigot': 1, other: 1 });
});
