import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import { addDays } from '#domain/time/days.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import {
  createPayingWorld,
  readBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { abandon, askForCheckout } from '../../support/worlds/guests/visitors.ts';

const OPERATOR = '20000000-0000-4000-8000-000000000002';
const FIRST = addDays(islandToday(), 30);
const SECOND = addDays(islandToday(), 33);
const TOMORROW = addDays(islandToday(), 1);
const AT_DAWN_BEACH = { port: 'sxm-dawn-beach' };

type Boat = {
  name: string;
  days: string[];
  times: string[];
  kind?: 'tour' | 'private' | 'both';
  minutes?: number;
  turnaround?: number;
  seatCents?: number;
  charterCents?: number;
};
const fleet: readonly Boat[] = [
  { name: 'Tern', days: [SECOND], times: ['09:00'], minutes: 120, seatCents: 80_00 },
  {
    name: 'Heron',
    days: [FIRST, SECOND],
    times: ['14:00', '16:30'],
    seatCents: 50_00,
    minutes: 240,
    turnaround: 60,
    kind: 'both',
    charterCents: 600_00,
  },
  { name: 'Ibis', days: [TOMORROW], times: ['23:00'], kind: 'private', charterCents: 300_00 },
  { name: 'Silent', days: [], times: [], minutes: 150, seatCents: 20_00 },
];

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
  await world.database.query(
    `insert into operators (id, name, email, created_at) values ($1, 'Dawn Captain', 'dawn@example.com', now())`,
    [OPERATOR],
  );
  for (const boat of fleet) await offer(boat);
});
afterAll(() => world.close());

test('each boat’s card shows the next departure for the group, with length, price and free cancellation', async () => {
  const { items } = await search({ ...AT_DAWN_BEACH, groupSize: '4' });
  expect(items.map(({ name, next }) => [name, next])).toEqual([
    ['Tern', next(SECOND, '09:00', { minutes: 120, totalCents: 320_00 })],
    ['Heron', next(FIRST, '14:00', { minutes: 240, totalCents: 200_00 })],
    [
      'Ibis',
      next(TOMORROW, '23:00', {
        totalCents: 300_00,
        mode: 'charter',
        freeHours: null,
        minutes: null,
      }),
    ],
    ['Silent', null],
  ]);
});

test.each([
  [{}, { Tern: [1, 84_00], Heron: [1, 52_50], Ibis: [1, 315_00] }],
  [{ groupSize: '5-10' }, { Tern: [5, 420_00], Heron: [5, 262_50], Ibis: [5, 315_00] }],
  [
    { groupSize: '4', tripType: 'private' },
    { Heron: [4, 630_00], Ibis: [4, 315_00] },
  ],
])(
  'each boat’s card shows the same guests and total as the booking form for %o',
  async (query, totals) => {
    const { items } = await search({ ...AT_DAWN_BEACH, ...query });
    const found = items.map(({ name, reservation }) => [
      name,
      [reservation?.guests, reservation?.totalCents],
    ]);
    expect(Object.fromEntries(found)).toMatchObject(totals);
  },
);

test('the next departure on a boat’s card matches the searched day, time of day and kind of trip', async () => {
  const heron = async (query: Record<string, string>) =>
    (await search({ ...AT_DAWN_BEACH, ...query })).items.find(({ name }) => name === 'Heron')?.next;
  expect(await heron({ date: SECOND })).toEqual(next(SECOND, '14:00', heronsSeat));
  expect(await heron({ timeOfDay: 'evening' })).toEqual(next(FIRST, '16:30', heronsSeat));
  expect(await heron({ timeOfDay: 'morning' })).toBeUndefined();
  const whole = { ...heronsSeat, mode: 'charter', totalCents: 600_00 } as const;
  expect(await heron({ tripType: 'private' })).toEqual(next(FIRST, '14:00', whole));
});

test('a boat with a sold seat on a day is not listed for a charter of that day', async () => {
  const { items } = await search({ ...AT_DAWN_BEACH, boat: 'heron' });
  const boat = await readBoat(world, items[0]?.id ?? '');
  const trip = { boat, mode: 'perSeat', start: FIRST, time: '14:00', groupSize: 1 } as const;
  const held = await askForCheckout(world.baseUrl, trip);
  const private_ = await search({ ...AT_DAWN_BEACH, tripType: 'private' });
  expect(private_.items.find(({ name }) => name === 'Heron')?.next?.date).toBe(SECOND);
  const names = async (query: Record<string, string>) =>
    (await search({ ...AT_DAWN_BEACH, date: FIRST, ...query })).items.map(({ name }) => name);
  expect(await names({ tripType: 'private' })).toEqual([]);
  expect(await names({ price: '500-1000' })).toEqual([]);
  for (const bySeat of [{}, { tripType: 'tour' }, { price: '50-100' }]) {
    expect(await names(bySeat)).toContain('Heron');
  }
  await abandon(world.baseUrl, held);
  await expect.poll(() => names({ tripType: 'private' })).toContain('Heron');
});

test('only a search without a date lists the next days with free seats', async () => {
  expect((await search(AT_DAWN_BEACH)).days).toEqual([TOMORROW, FIRST, SECOND]);
  expect((await search({ ...AT_DAWN_BEACH, boatType: 'Sailboat', length: 'short' })).days).toEqual([
    SECOND,
  ]);
  expect((await search({ ...AT_DAWN_BEACH, date: FIRST })).days).toEqual([]);
  expect((await search({ ...AT_DAWN_BEACH, price: '10' })).days).toEqual([]);
});

test.each([
  ['the next departure', { sort: 'soonest' }, ['Ibis', 'Heron', 'Tern', 'Silent']],
  ['the price', { sort: 'price' }, ['Silent', 'Heron', 'Tern', 'Ibis']],
  [
    'the price for the group',
    { sort: 'price', groupSize: '7' },
    ['Silent', 'Ibis', 'Heron', 'Tern'],
  ],
  ['the length', { sort: 'length' }, ['Tern', 'Silent', 'Heron', 'Ibis']],
  ['the length on a given day', { sort: 'length', date: SECOND }, ['Tern', 'Heron', 'Silent']],
  [
    'default if the requested order is unknown',
    { sort: 'constructor' },
    ['Tern', 'Heron', 'Ibis', 'Silent'],
  ],
])('boats are sorted by %s', async (_, query, names) => {
  const { items } = await search({ ...AT_DAWN_BEACH, ...query });
  expect(items.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['short trips', { length: 'short' }, ['Tern', 'Silent']],
  ['half-day trips, not counting the turnaround', { length: 'half' }, ['Heron']],
  ['full-day trips, but not trips without a stated length', { length: 'full' }, []],
  ['prices from $50 to $100', { price: '50-100' }, ['Tern', 'Heron']],
  ['prices from $500', { price: '500-' }, ['Heron']],
])('the search can be filtered for %s', async (_, query, names) => {
  const { items, found } = await search({ ...AT_DAWN_BEACH, ...query });
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(found.boats).toBe(names.length);
});

const heronsSeat = { minutes: 240, totalCents: 50_00, guests: 1 } as const;

function next(date: string, time: string, more: object) {
  return { date, time, mode: 'perSeat', guests: 4, freeHours: 48, ...more };
}

async function offer(boat: Boat): Promise<void> {
  const { kind = 'tour', seatCents = null, charterCents = null } = boat;
  const availability = {
    manualDays: boat.days,
    blackoutDates: [],
    timeSlotsDefault: boat.times,
    blocks: [],
    recurring: { seasons: [] },
  };
  await world.database.query(
    `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity, price_per_seat_cents,
       charter_price_cents, trip_minutes, turnaround_minutes, availability, status, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, lower($2), 'Sailboat', $3, $4, 'sxm-dawn-beach', 10, $5, $6, $7, $8, $9,
       'published', now() + $10 * interval '1 second', now())`,
    [
      ...[OPERATOR, boat.name, kind, { tour: 'perSeat', private: 'charter', both: 'both' }[kind]],
      ...[seatCents, charterCents, boat.minutes ?? null, boat.turnaround ?? null],
      ...[JSON.stringify(availability), fleet.indexOf(boat)],
    ],
  );
}

async function search(query: Record<string, string>): Promise<BoatSearchView> {
  const address = `${world.baseUrl}/api/search?${new URLSearchParams(query).toString()}`;
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BoatSearchView;
}
