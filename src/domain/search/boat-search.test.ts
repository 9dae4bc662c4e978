import { describe, expect, test } from 'vitest';
import { dayAhead, noAvailability, now } from '../../../tests/support/worlds/random-trips.ts';
import { noFilters, parseGroupSizes, type BoatFilters } from './boat-filters.ts';
import { countByPort, searchBoats, type SearchableBoat } from './boat-search.ts';
import { groupRanges } from '../boats/boats.ts';

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
      'all values of every filter',
      { port: 'all', groupSize: 'all', tripType: 'all', boatType: 'all', date: 'all' },
      ['Silent', 'Tern', 'Heron', 'Pelican'],
    ],
    ['a boat type', { boatType: 'Speedboat' }, ['Heron']],
    ['a boat type in the wrong case', { boatType: 'speedboat' }, []],
    ['a port', { port: 'sxm-marigot' }, ['Heron']],
    ['tours, and boats that do both', { tripType: 'tour' }, ['Silent', 'Tern', 'Pelican']],
    ['charters, and boats that do both', { tripType: 'private' }, ['Heron', 'Pelican']],
    ['both', { tripType: 'both' }, ['Pelican']],
    ['1-4 people', { groupSize: '1-4' }, ['Silent', 'Tern', 'Heron', 'Pelican']],
    ['5-10 people', { groupSize: '5-10' }, ['Silent', 'Tern', 'Pelican']],
    ['11-20 people', { groupSize: '11-20' }, ['Pelican']],
    ['21 people and more', { groupSize: '21+' }, ['Pelican']],
    ['up to $100 a seat', { price: '100' }, ['Silent', 'Tern']],
    ['up to $1,000 a seat or a day', { price: '1000' }, ['Silent', 'Tern', 'Heron', 'Pelican']],
    ['up to $1,000 a day', { price: '1000', tripType: 'private' }, ['Heron']],
    ['up to $150 a seat', { price: '150', tripType: 'tour' }, ['Silent', 'Tern', 'Pelican']],
    ['a price in words', { price: 'cheap' }, ['Silent', 'Tern', 'Heron', 'Pelican']],
    ['$100 to $250 a seat', { price: '100-250' }, ['Pelican']],
    ['$1,000 and more', { price: '1000-' }, ['Pelican']],
    ['6 people', { groupSize: '6' }, ['Silent', 'Tern', 'Pelican']],
    ['a time of day at which no boat sails', { timeOfDay: 'evening' }, ['Silent']],
    [
      'mornings, with boats of unknown availability last',
      { timeOfDay: 'morning' },
      ['Tern', 'Heron', 'Pelican', 'Silent'],
    ],
    ['full days, when no boat has a length', { length: 'full' }, []],
    ['short trips, when no boat has a length', { length: 'short' }, []],
    ['two filters at once', { groupSize: '5-10', boatType: 'Catamaran' }, ['Silent', 'Tern']],
  ])('the filter for %s finds exactly the matching boats, in order', (_, filters, names) => {
    expect(found(filters)).toEqual(names);
  });

  test('the group sizes match the options of the search', () => {
    expect(groupRanges).toEqual(['1-4', '5-10', '11-20', '21+']);
    expect(groupRanges.map((range) => parseGroupSizes(range).max)).toEqual([4, 10, 20, 21]);
    expect(parseGroupSizes('5')).toEqual({ min: 5, max: 5 });
    for (const none of ['', 'all', 'many', '0', '0+', 'constructor'])
      expect(parseGroupSizes(none)).toEqual({ min: 1, max: 0 });
  });

  test.each([
    ['1-4', 3, 4],
    ['5-10', 9, 10],
    ['11-20', 19, 20],
    ['21+', 20, 21],
  ])(
    'the group size %s excludes a boat for %i and includes one for %i',
    (groupSize, tooSmall, enough) => {
      const sizes = [tooSmall, enough].map((capacity) => ({
        ...tern,
        name: String(capacity),
        capacity,
      }));
      expect(found({ groupSize }, sizes)).toEqual([String(enough)]);
    },
  );
});

describe('a search by date', () => {
  const sold = (seats: number) => ({ date: saturday, time: '09:00', seats, charter: false });
  const soldLater = (seats: number) => ({ ...sold(seats), time: '14:00' });

  test('a search by date lists boats that sail first, and boats without published availability last', () => {
    expect(found({ date: saturday })).toEqual(['Tern', 'Heron', 'Pelican', 'Silent']);
    expect(found({ date: dayAhead(4) })).toEqual(['Silent']);
  });

  test.each<[string, NamedBoat, Partial<BoatFilters>, boolean]>([
    ['a tour with a seat left', { ...tern, taken: [sold(10), soldLater(9)] }, {}, true],
    ['a sold-out tour', { ...tern, taken: [sold(10), soldLater(10)] }, {}, false],
    [
      'a tour with only its afternoon left, searched for the afternoon',
      { ...tern, taken: [sold(10)] },
      { timeOfDay: 'afternoon' },
      true,
    ],
    [
      'a tour with only its afternoon left, searched for the morning',
      { ...tern, taken: [sold(10)] },
      { timeOfDay: 'morning' },
      false,
    ],
    [
      'a tour without evening departures, searched for the evening',
      tern,
      { timeOfDay: 'evening' },
      false,
    ],
    [
      'a tour with 5 seats left, searched for 5-10 people',
      { ...tern, taken: [sold(10), soldLater(5)] },
      { groupSize: '5-10' },
      true,
    ],
    [
      'a tour with 4 seats left, searched for 5-10 people',
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
    [
      'a tour on a blackout date',
      { ...tern, availability: { ...sailing, blackoutDates: [saturday] } },
      {},
      false,
    ],
    [
      'a tour with every time blocked',
      {
        ...tern,
        availability: { ...sailing, blocks: [{ date: saturday, times: ['09:00', '14:00'] }] },
      },
      {},
      false,
    ],
  ])('the search by date finds %s: $3', (_, boat, filters, isFound) => {
    expect(found({ date: saturday, ...filters }, [boat])).toEqual(isFound ? [boat.name] : []);
  });
});

test('boats are counted by port', () => {
  expect(countByPort(fleet)).toEqual({ 'sxm-philipsburg': 2, 'sxm-marigot': 1, other: 1 });
});
