import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOATS_A_PAGE, type BoatSearchView } from '#contract/public/boat-search-api.ts';
import { addDays } from '#domain/time/days.ts';
import { islandToday } from '../../support/worlds/guests/demo-days.ts';
import {
  createPayingWorld,
  readBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { abandon, askForCheckout } from '../../support/worlds/guests/visitors.ts';

/** Exceeds the maximum counted at a port. */
const FLEET = 130;
const OPERATOR = '20000000-0000-4000-8000-000000000001';
const DAY = addDays(islandToday(), 30);

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
  await world.database.query(
    `insert into operators (id, name, email, created_at) values ($1, 'Fleet Captain', 'fleet@example.com', now())`,
    [OPERATOR],
  );
  await world.database.query(
    `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity, price_per_seat_cents,
       availability, status, featured_from, featured_until, created_at, updated_at)
     select gen_random_uuid(), $1, 'Boat ' || n, 'boat-' || n, 'Sailboat', 'tour', 'perSeat',
       case when n <= 3 then 'sxm-cupecoy' else 'sxm-marigot' end, 8, 4000 + 100 * n,
       jsonb_build_object('manualDays', jsonb_build_array($2::text), 'blackoutDates', '[]'::jsonb,
         'timeSlotsDefault', '["09:00", "17:30"]'::jsonb, 'recurring', '{"seasons": []}'::jsonb, 'blocks', '[]'::jsonb),
       'published', case when n % 50 = 0 then $2::date - 30 end, case when n % 50 = 0 then $2::date + n end,
       now() + n * interval '1 second', now()
     from generate_series(1, $3) as n`,
    [OPERATOR, DAY, FLEET],
  );
});
afterAll(() => world.close());

test('the paged search lists each boat exactly once, featured boats first', async () => {
  const names: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: BoatSearchView = await search({ date: DAY, after });
    expect(page.items.length).toBeLessThanOrEqual(BOATS_A_PAGE);
    names.push(...page.items.map(({ name }) => name));
    after = page.next;
  }
  expect(names).toHaveLength(FLEET);
  expect(new Set(names).size).toBe(FLEET);
  expect(names.slice(0, 5)).toEqual(['Boat 100', 'Boat 50', 'Boat 1', 'Boat 2', 'Boat 3']);
});

test('the paged search sorted by departure or price lists each boat exactly once', async () => {
  for (const query of [{ sort: 'soonest' }, { sort: 'price' }, { sort: 'price', date: DAY }]) {
    const found: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: BoatSearchView = await search({ ...query, after });
      found.push(...page.items.map(({ name }) => Number(name.replace('Boat ', ''))));
      after = page.next;
    }
    expect(found).toEqual(Array.from({ length: FLEET }, (_, index) => index + 1));
  }
});

test('the search counts up to 49 boats at each port and reports whether there are more', async () => {
  const { found, ports } = await search({ date: DAY });
  expect(ports['sxm-marigot']).toEqual({ boats: 49, isMore: true });
  expect(ports['sxm-cupecoy']).toEqual({ boats: 3, isMore: false });
  expect(found).toEqual({ boats: 52, isMore: true });
  const atCupecoy = await search({ date: DAY, port: 'sxm-cupecoy' });
  expect(atCupecoy.found).toEqual({ boats: 3, isMore: false });
  expect(atCupecoy.ports['sxm-marigot']?.isMore).toBe(true);
  expect((await search({ port: 'nowhere' })).found).toEqual({ boats: 0, isMore: false });
});

test('links in the listing lead to the next page and back to the first without scripts', async () => {
  const read = async (path: string) =>
    (await fetch(world.baseUrl + path, { headers: { accept: 'text/html' } })).text();
  const linkIn = (html: string, name: string) =>
    new RegExp(`<a[^>]*href="([^"]+)"[^>]*>${name}</a>`).exec(html)?.[1]?.replaceAll('&amp;', '&');
  const names = (html: string) =>
    [...html.matchAll(/<h2[^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, name]) => name);
  const first = await read(`/booking?date=${DAY}&groupSize=1-4`);
  expect(names(first)).toHaveLength(BOATS_A_PAGE);
  expect(first).toContain('More than 52 boats');
  const next = linkIn(first, 'Show more boats') ?? '';
  expect(next).toMatch(`/booking?date=${DAY}&groupSize=1-4&after=`);
  const second = await read(next);
  expect(names(second)).toHaveLength(BOATS_A_PAGE);
  expect(names(second).filter((name) => names(first).includes(name))).toEqual([]);
  expect(linkIn(second, 'Back to first boats')).toBe(`/booking?date=${DAY}&groupSize=1-4`);
  const last = await read(linkIn(second, 'Show more boats') ?? '');
  expect(names(last)).toHaveLength(FLEET - 2 * BOATS_A_PAGE);
  expect(linkIn(last, 'Show more boats')).toBeUndefined();
});

test('the search can be filtered by price and by time of day', async () => {
  const cheap = await search({ date: DAY, price: '50' });
  expect(cheap.items.map(({ pricePerSeat }) => pricePerSeat)).toEqual([
    ...['41', '42', '43', '44', '45', '46', '47', '48', '49', '50'].map(
      (dollars) => `${dollars}.00`,
    ),
  ]);
  expect(
    (await search({ date: DAY, timeOfDay: 'evening', port: 'sxm-cupecoy' })).items,
  ).toHaveLength(3);
  expect((await search({ date: DAY, timeOfDay: 'afternoon' })).items).toEqual([]);
});

test('a boat requested by its id or slug comes first if it matches the search', async () => {
  const { items } = await search({ boat: 'boat-77' });
  expect(items.slice(0, 2).map(({ name }) => name)).toEqual(['Boat 77', 'Boat 100']);
  expect(items).toHaveLength(BOATS_A_PAGE + 1);
  const byId = await search({ boat: items[0]?.id ?? '', date: DAY });
  expect(byId.items[0]?.name).toBe('Boat 77');
  const elsewhere = await search({ boat: 'boat-77', port: 'sxm-cupecoy' });
  expect(elsewhere.items.map(({ name }) => name)).toEqual(['Boat 1', 'Boat 2', 'Boat 3']);
});

test('a sold-out departure is not found until its seats are released', async () => {
  const [card] = (await search({ boat: 'boat-2', port: 'sxm-cupecoy' })).items;
  const boat = await readBoat(world, card?.id ?? '');
  const at = { port: 'sxm-cupecoy', date: DAY, timeOfDay: 'morning' };
  const names = async () => (await search(at)).items.map(({ name }) => name);
  const trip = { boat, mode: 'perSeat', start: DAY, time: '09:00', groupSize: 8 } as const;
  const held = await askForCheckout(world.baseUrl, trip);
  expect(held.status).toBe(200);
  expect(await names()).toEqual(['Boat 1', 'Boat 3']);
  await abandon(world.baseUrl, held);
  expect(await names()).toEqual(['Boat 1', 'Boat 2', 'Boat 3']);
});

describe('invalid searches', () => {
  test.each([
    ['an impossible date', { date: '2026-02-30' }, 'Choose a valid date'],
    [
      'an invalid page cursor',
      { after: 'nowhere' },
      'This page of the list no longer exists. Go back to the first page.',
    ],
    ['an overlong filter', { port: 'x'.repeat(101) }, 'A filter can be at most 100 characters'],
  ])('the search refuses %s with a reason', async (_, query, message) => {
    const answer = await ask(query);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      400,
      message,
    ]);
  });

  test.each([
    { groupSize: 'many' },
    { groupSize: '99999999999-1' },
    { price: 'cheap' },
    { boat: "'; drop table boats" },
    { date: 'all', port: 'all', tripType: 'all', timeOfDay: 'constructor' },
  ])('the search ignores the invalid filter %o', async (query) => {
    const { found } = await search(query);
    expect(found.isMore).toBe(true);
  });
});

function ask(query: Record<string, string>): Promise<Response> {
  return fetch(`${world.baseUrl}/api/search?${new URLSearchParams(query).toString()}`);
}

async function search(query: Record<string, string>): Promise<BoatSearchView> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return (await answer.json()) as BoatSearchView;
}
