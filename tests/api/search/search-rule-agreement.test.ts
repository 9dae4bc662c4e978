import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boatSearchQuery } from '#contract/public/boat-search-api.ts';
import type { Availability } from '#domain/availability/availability.ts';
import {
  isSet,
  lengthRanges,
  listingOrders,
  priceLimits,
  priceRanges,
  timesOfDay,
  type BoatFilters,
} from '#domain/search/boat-filters.ts';
import { countByPort, computeSortKey, searchBoats } from '#domain/search/boat-search.ts';
import { boatTypes, groupRanges } from '#domain/boats/boats.ts';
import { addDays, toInstant } from '#domain/time/days.ts';
import type { PortCall } from '#domain/ships/port-calls.ts';
import { pierCodes } from '#domain/ships/ship-ways.ts';
import { presentBoat } from '../../../src/server/marketplace/core/boats/boat-presenter.ts';
import { findPublicBoats } from '../../../src/server/marketplace/core/boats/boat-queries.ts';
import { findBoats } from '../../../src/server/marketplace/search/find-boats.ts';
import { toListingCursor } from '../../../src/server/marketplace/core/offers/matching-boats.ts';
import { rollForwardDepartures } from '../../../src/server/marketplace/search/roll-forward-departures.ts';
import { searchFor } from '../../../src/server/marketplace/core/offers/search-conditions.ts';
import type { PortCallRow } from '../../../src/server/marketplace/core/offers/ships-of-day.ts';
import {
  openDatabase,
  openPool,
  type Database,
} from '../../../src/server/platform/database/database.ts';
import type { Deps } from '../../../src/server/platform/dependencies.ts';
import { checkSearch } from '../../../src/server/operations/doctor/consistency-check.ts';
import { boatForSale } from '../../../src/web/shared/trip/trip-choice.ts';
import {
  availabilities,
  boats,
  dayAhead,
  nearDay,
  noAvailability,
  now,
} from '../../support/worlds/random-trips.ts';
import {
  changeWorld,
  makeWorld,
  OPERATORS,
  type SearchWorld,
} from '../../support/worlds/search-world.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

/** Small enough that all boats of a world fit on one page. */
const MAX_BOATS = 7;

let own: TestDatabase;
let pool: pg.Pool;
let database: Database;

beforeAll(async () => {
  own = await createTestDatabase();
  pool = openPool(`${own.url}?options=-c%20synchronous_commit%3Doff`, 4);
  database = openDatabase(pool);
  await pool.query('update offer_horizon set first_day = $1, last_day = $2, complete_until = $2', [
    now.day,
    addDays(now.day, 187),
  ]);
});
afterAll(async () => {
  await pool.end();
  await own.drop();
});

const ports = ['sxm-philipsburg', 'sxm-marigot', 'other'] as const;
const listed = fc.record({
  type: fc.constantFrom(...boatTypes),
  port: fc.constantFrom(...ports),
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
  featuredUntil: fc.option(nearDay),
  operator: fc.constantFrom(...OPERATORS),
  notice: fc.constantFrom(0, 0, 2, 30, 168),
});
const busy = fc.record({
  day: nearDay,
  minute: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 1, max: 3000 }),
  /** Whether the calendar concerns all boats of an operator, or one. */
  isForAllBoats: fc.boolean(),
});
const filtersOf: fc.Arbitrary<BoatFilters> = fc.record({
  date: fc.oneof(fc.constantFrom('', 'all'), nearDay, nearDay, nearDay),
  port: fc.constantFrom('', '', 'all', ...ports),
  groupSize: fc.constantFrom('', 'all', '3', ...groupRanges),
  tripType: fc.constantFrom('', '', 'private', 'tour', 'both'),
  boatType: fc.constantFrom('', '', '', ...boatTypes),
  price: fc.constantFrom('', '', '', ...priceLimits, ...priceRanges),
  timeOfDay: fc.constantFrom('', '', ...Object.keys(timesOfDay)),
  length: fc.constantFrom('', '', '', ...Object.keys(lengthRanges)),
  sort: fc.constantFrom('', '', ...listingOrders),
  ship: fc.constant(''),
});
/** A search, and maybe a ship of the day that is searched. */
const searchesOf = fc.record({
  filters: filtersOf,
  ship: fc.option(
    fc.record({
      arrival: fc.constantFrom('06:30', '08:00', '11:00'),
      allAboard: fc.constantFrom('14:00', '17:00', '23:00'),
      pier: fc.constantFrom(...pierCodes),
      clockMinutes: fc.constantFrom(-60, 0, 0, 90),
    }),
  ),
});
type Searched = typeof searchesOf extends fc.Arbitrary<infer Value> ? Value : never;
const worlds = fc.record({
  boats: fc.array(fc.tuple(boats, listed), { minLength: 1, maxLength: MAX_BOATS }),
  busy: fc.array(busy, { maxLength: 3 }),
  isReleased: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
  edits: fc.array(fc.option(availabilities), { maxLength: 3 }),
  isSuspended: fc.boolean(),
});
const searches = fc.array(searchesOf, { minLength: 8, maxLength: 12 });

test(
  'the search agrees with each boat’s page after random offers, sales, refunds and edits',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(worlds, searches, async (world, filters) => {
        await makeWorld(database, world);
        await expectAgreement(filters);
        await changeWorld(database, world);
        await expectAgreement(filters);
      }),
      { numRuns: 40 },
    );
  },
);

test('the doctor reports a departure on offer that differs from the rules', async () => {
  await makeWorld(database, oneTour({ manualDays: [dayAhead(3)] }));
  await pool.query('update boats set trip_minutes = 240');
  expect(await checkSearch(pool)).toEqual([]);
  await pool.query('update offered_departures set room = room + 1');
  expect(await checkSearch(pool)).toEqual([
    `Boat 0 on ${dayAhead(3)} at 09:00: the search shows room for 11 guests, but there is room for 10.`,
  ]);
  await pool.query('update offered_departures set room = room - 1, minutes = 90');
  expect(await checkSearch(pool)).toEqual([
    `Boat 0 on ${dayAhead(3)} at 09:00: the search shows a trip of 90 minutes, but it takes 240.`,
  ]);
  await pool.query('delete from offered_departures');
  expect(await checkSearch(pool)).toEqual([
    `Boat 0 on ${dayAhead(3)} at 09:00: the search shows room for 0 guests, but there is room for 10.`,
  ]);
});

test('the trip lengths of departures on offer are filled in after an upgrade', async () => {
  await makeWorld(database, oneTour({ manualDays: [dayAhead(3)] }));
  await pool.query('update boats set trip_minutes = 180');
  const counted = 'select minutes, says_minutes from offered_departures';
  expect((await pool.query(counted)).rows).toEqual([{ minutes: 180, says_minutes: true }]);
  // The state after the migration.
  await pool.query('update offered_departures set minutes = null, says_minutes = null');
  await pool.query('update offer_horizon set complete_until = first_day - 1');
  await rollForwardDepartures({ database, now: () => toInstant(now.day, '00:02') } as Deps);
  expect((await pool.query(counted)).rows).toEqual([{ minutes: 180, says_minutes: true }]);
});

test('each night, the next day is put on offer and the past day is removed', async () => {
  const season = { name: 'Always', start: dayAhead(-10), end: dayAhead(400), timeSlots: ['09:00'] };
  const seasons = [{ ...season, weekdays: [0, 1, 2, 3, 4, 5, 6] }];
  await makeWorld(database, oneTour({ recurring: { seasons } }));
  const daysOnOffer = async () => {
    const { rows } = await pool.query<{ first: string; last: string; days: number }>(
      'select min(day) as first, max(day) as last, count(*) as days from offered_departures',
    );
    return rows[0];
  };
  expect(await daysOnOffer()).toEqual({ first: now.day, last: dayAhead(187), days: 188 });
  for (const ahead of [0, 1, 9, 9]) {
    const nowMs = toInstant(dayAhead(ahead), '00:02');
    await rollForwardDepartures({ database, now: () => nowMs } as Deps);
    expect(await daysOnOffer()).toEqual({
      first: dayAhead(ahead),
      last: dayAhead(187 + ahead),
      days: 188,
    });
    expect(await checkSearch(pool)).toEqual([]);
  }
});

/** A world with one boat for 10 that sails at 09:00 on these days. */
function oneTour(offered: Partial<Availability>): SearchWorld {
  const [[boat = never] = []] = fc.sample(fc.array(boats, { minLength: 1 }), 1);
  const availability = { ...noAvailability, timeSlotsDefault: ['09:00'], ...offered };
  const [operator] = OPERATORS;
  const listed = { type: 'Sailboat', port: 'other', status: 'published', notice: 0 } as const;
  const tour = { ...boat, availability, taken: [], capacity: 10, tripType: 'tour' } as const;
  return {
    boats: [[tour, { ...listed, featuredUntil: null, operator }]],
    busy: [],
    isReleased: [],
    edits: [],
    isSuspended: false,
  };
}

const never = undefined as never;

function rowOf({ allAboard, clockMinutes, ...call }: PortCall): PortCallRow {
  const times = { ...call, allAboard, clockMinutes };
  const kept = { version: 1, changedAt: new Date(), skippedAt: null, callOffId: null };
  return { id: '', ship: 'Wind Star', ...times, ...kept };
}

/** Compares the search with the rules applied to each boat's page data. */
async function expectAgreement(searched: readonly Searched[]): Promise<void> {
  const all = await findPublicBoats(database, now.day);
  const views = all.map((boat) => ({
    ...boatForSale(presentBoat(boat, { publicUrl: '' }, now.day)),
    id: boat.id,
    type: boat.type,
    port: boat.port,
  }));
  for (const { filters, ship } of searched) {
    const call = ship && isSet(filters.date) ? { ...ship, day: filters.date } : null;
    const search = searchFor(boatSearchQuery.parse(filters), now, call && rowOf(call));
    const found = await findBoats(database, search, null);
    const ids = found.boats.map(({ id }) => id);
    const expected = searchBoats(views, filters, now, call).map(({ id }) => id);
    const name = JSON.stringify({ ...filters, call });
    if (filters.sort === '') expect(ids, name).toEqual(expected);
    // Boats with equal sort values have no defined order here.
    expect(ids.toSorted(), name).toEqual(expected.toSorted());
    const placesOf = (order: readonly string[]) =>
      order.map((id) => {
        const boat = views.find((view) => view.id === id);
        return boat && computeSortKey(boat, filters, now, call);
      });
    if (filters.sort !== '') expect(placesOf(ids), name).toEqual(placesOf(expected));
    expect(found.found, name).toEqual({ boats: expected.length, isMore: false });
    const atAnyPort = countByPort(searchBoats(views, { ...filters, port: '' }, now, call));
    const counted = Object.entries(found.ports).filter(([, { boats: count }]) => count > 0);
    expect(
      Object.fromEntries(counted.map(([port, { boats: count }]) => [port, count])),
      name,
    ).toEqual(atAnyPort);
    const [first] = found.boats;
    if (!first) continue;
    const rest = await findBoats(database, search, toListingCursor(first));
    expect(
      rest.boats.map(({ id }) => id),
      name,
    ).toEqual(ids.slice(1));
  }
  expect(await checkSearch(pool)).toEqual([]);
}
