import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatSearchView } from '#contract/public/boat-search-api.ts';
import type { PortCallsView, ShipDayView } from '#contract/public/ship-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { addShip } from '../../support/worlds/admins/ship-calls.ts';

let world: OperatorWorld;
let cookie: string;
const DAY = dayAhead(24);

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());

const read = async (path: string) => (await fetch(`${world.baseUrl}${path}`)).json();
const search = async (query: Record<string, string>) =>
  (await read(`/api/search?${new URLSearchParams(query).toString()}`)) as BoatSearchView;
const page = async (path: string) =>
  (await fetch(`${world.baseUrl}${path}`, { headers: { accept: 'text/html' } })).text();

test('a search for a ship finds only boats with a departure that fits its port call', async () => {
  const late = { name: 'Late Lark', times: ['07:30', '15:30'], tripMinutes: 150 };
  const fine = { name: 'Fine Finch', times: ['07:30', '10:00', '15:00'], tripMinutes: 150 };
  for (const boat of [late, fine]) await addBoat(world, boat);
  const { id: ship } = await addShip(world, cookie, { day: DAY });
  const named = async (query: Record<string, string>) =>
    (await search({ date: DAY, port: 'sxm-philipsburg', ...query })).items
      .filter(({ name }) => name.startsWith('Late ') || name.startsWith('Fine '))
      .map(({ name, next }) => `${name} ${next?.time}`);
  await expect
    .poll(() => named({ sort: 'price' }))
    .toEqual(expect.arrayContaining(['Late Lark 07:30', 'Fine Finch 07:30']));
  await expect.poll(() => named({ ship })).toEqual(['Fine Finch 10:00']);
  expect(await named({ ship, sort: 'length' })).toEqual(['Fine Finch 10:00']);
  expect(await named({ ship, timeOfDay: 'afternoon' })).toEqual([]);
  // A ship of another day or an unknown one is ignored.
  expect(await named({ date: dayAhead(25), ship })).toHaveLength(2);
  expect(await named({ ship: 'none' })).toHaveLength(2);
});

test('the listing and the page of a ship’s day show the same boats that fit the ship', async () => {
  const ship = await addShip(world, cookie, { day: DAY, arrival: '09:00', allAboard: '18:30' });
  const shown = async () => {
    const { ships } = (await read(`/api/ships/${DAY}`)) as ShipDayView;
    return ships.find(({ id }) => id === ship.id);
  };
  await expect.poll(async () => (await shown())?.trips.length).toBeGreaterThan(0);
  const slugs = new Set((await shown())?.trips.map(({ boat }) => boat.slug));
  const { items, found } = await search({ date: DAY, ship: ship.id });
  expect((await shown())?.isMore).toBe(false);
  expect(new Set(items.map(({ slug }) => slug))).toEqual(slugs);
  expect(found.boats).toBe(slugs.size);
});

test('a search for a ship says why no trip fits, or that the ship skips the port', async () => {
  const ship = await addShip(world, cookie, {
    day: DAY,
    arrival: '10:00',
    allAboard: '13:00',
    ship: 'Short Stay',
  });
  const query = `date=${DAY}&port=sxm-philipsburg&ship=${ship.id}`;
  const asked = { date: DAY, port: 'sxm-philipsburg', ship: ship.id };
  await expect.poll(async () => (await search(asked)).found.boats).toBe(0);
  const { nothingFits } = await search(asked);
  expect(nothingFits?.offered).toBeGreaterThan(nothingFits?.tooEarly ?? 0);
  await expect
    .poll(() => page(`/booking?${query}`))
    .toContain('need to be back at the pier 90 minutes before all aboard, by 11:30 AM.');
  await callAdmin(world.baseUrl, 'adminSkipPort', { cookie, parts: { id: ship.id } });
  await expect
    .poll(() => page(`/booking?${query}`))
    .toContain('This ship canceled its port call on this date.');
  expect((await search(asked)).nothingFits).toBeNull();
});

test('a ship of the searched day can be chosen without scripts and is passed on to the boat’s page', async () => {
  const ship = await addShip(world, cookie, { day: DAY, ship: 'Star of the Listing' });
  const html = await page(`/booking?date=${DAY}&ship=${ship.id}`);
  expect(html).toMatch(
    new RegExp(`<option value="${ship.id}" selected="">Star of the Listing.*8:00 AM`),
  );
  expect(html).toMatch(new RegExp(`href="/boats/[^"]*ship=${ship.id}`));
  expect(await page(`/booking?date=${dayAhead(150)}`)).toContain(
    'No cruise ships in port on this date.',
  );
  expect(await page('/booking')).toContain('Choose a date to see its ships.');
  const { ships } = (await read(`/api/ships/${DAY}/calls`)) as PortCallsView;
  expect(ships.find(({ id }) => id === ship.id)).toMatchObject({ arrival: '08:00' });
  expect(await read('/api/ships/someday/calls')).toEqual({ ships: [] });
});
