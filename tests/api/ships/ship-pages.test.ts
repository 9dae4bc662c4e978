import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShipDaysView, ShipDayView } from '#contract/public/ship-api.ts';
import { computeShipFit, type ShipDayTrip } from '#domain/ships/port-calls.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { addBoat, dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { addShip } from '../../support/worlds/admins/ship-calls.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';

let world: OperatorWorld;
let cookie: string;
const DAY = dayAhead(20);

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());

const get = async (path: string) => {
  const answer = await fetch(`${world.baseUrl}${path}`, {
    headers: { accept: 'application/json' },
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const dayOf = async (day: string, query = '') =>
  (await get(`/api/ships/${day}${query}`)).body as ShipDayView;
const page = async (path: string) => {
  const answer = await fetch(`${world.baseUrl}${path}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  return { answer, html: await answer.text() };
};

test('the ship page shows only trips that fit the ship’s port call and are not sold out', async () => {
  const times = ['07:30', '09:30', '12:15', '15:00'];
  const boat = await addBoat(world, { name: 'Sea Grape', times, tripMinutes: 150, capacity: 2 });
  const ship = await addShip(world, cookie, { day: DAY });
  const shown = async () =>
    (await dayOf(DAY)).ships
      .find(({ id }) => id === ship.id)
      ?.trips.filter(({ boat: { slug } }) => slug === boat.slug) ?? [];
  await expect
    .poll(async () => (await shown()).map(({ time }) => time))
    .toEqual([...['09:30', '12:15']]);
  const [trip] = await shown();
  expect(trip?.boat).toEqual({
    id: boat.id,
    name: 'Sea Grape',
    slug: boat.slug,
    cover: null,
  });
  expect(trip).toMatchObject({
    port: 'sxm-philipsburg',
    mode: 'perSeat',
    cents: 9550,
    back: '12:00',
    minutes: 150,
    room: 2,
    minutesToSpare: 280,
  });
  await newVisitor(world).hold(boat, { start: DAY, time: '09:30', groupSize: 2 });
  await expect.poll(async () => (await shown()).map(({ time }) => time)).toEqual(['12:15']);
});

test('the database finds only trips that fit a ship by the domain’s rule', async () => {
  const rows = await world.database.query<ShipDayTrip>(
    `select offered.port, time, trip_minutes as "statedMinutes"
     from offered_departures as offered join boats on boats.id = boat_id where day = $1 and room > 0`,
    [DAY],
  );
  for (const query of [
    '?aboard=16:30',
    '?aboard=18:00&arrival=10:00&pier=marigot-tender&clock=60',
  ]) {
    const { own } = await dayOf(DAY, query);
    const call = { day: DAY, ...own } as Parameters<typeof computeShipFit>[0];
    const fitting = rows.rows.filter((trip) => computeShipFit(call, trip) === 'fits');
    expect(fitting.length).toBeGreaterThan(0);
    expect(own?.isMore ? own.trips.length : fitting.length).toBe(own?.trips.length);
    for (const trip of own?.trips ?? []) {
      expect(computeShipFit(call, { ...trip, statedMinutes: trip.minutes })).toBe('fits');
    }
  }
});

test('the ship page says why no trip fits a ship, or that the ship skips the port', async () => {
  const short = await addShip(world, cookie, { day: DAY, arrival: '10:00', allAboard: '13:00' });
  const why = (await dayOf(DAY)).ships.find(({ id }) => id === short.id);
  expect(why).toMatchObject({ trips: [], why: /by 11:30 AM\.$/ });
  await callAdmin(world.baseUrl, 'adminSkipPort', { cookie, parts: { id: short.id } });
  await expect
    .poll(async () => (await dayOf(DAY)).ships.find(({ id }) => id === short.id)?.why)
    .toBe('ship.skipped');
  expect((await dayOf(dayAhead(400), '?aboard=17:00')).own?.why).toBe(
    'No boats have seats left on this date.',
  );
});

test('ship pages exist only for today and later days', async () => {
  expect((await get(`/api/ships/${dayAhead(-1)}`)).status).toBe(404);
  expect((await get('/api/ships/tomorrow')).status).toBe(404);
  const { days } = (await get('/api/ships')).body as ShipDaysView;
  expect(days.map(({ day }) => day)).toContain(DAY);
});

test.each([
  [
    'aboard',
    'aboard=07:00&arrival=09:00',
    'Choose an all-aboard time later than your ship’s arrival',
  ],
  ['aboard', 'aboard=late', 'Enter an all-aboard time like 17:00'],
  ['arrival', 'aboard=17:00&arrival=25:00', 'Enter an arrival time like 08:00'],
  ['pier', 'aboard=17:00&pier=anguilla', 'Choose a pier from the list'],
  ['clock', 'aboard=17:00&clock=7', 'Choose the difference to ship’s time in half hours'],
])(
  'a ship with an invalid %s is refused in the API and on the page: %s',
  async (field, query, says) => {
    const { status, body } = await get(`/api/ships/${DAY}?${query}`);
    expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
    const { answer, html } = await page(`/ships/${DAY}?${query}`);
    expect(answer.status).toBe(200);
    expect(html).toContain(`${says}. Then we’ll show trips that fit.`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('id="own"');
    const german = await page(`/de/ships/${DAY}?${query}`);
    expect(german.html).toContain('Danach zeigen wir Ihnen, welche Ausflüge passen.');
  },
);

test('a trip that fits a ship shows its return time, the time to the pier and the all-aboard time', async () => {
  await addBoat(world, { name: 'Stated Tern', times: ['10:00'], tripMinutes: 150 });
  const unstated = await addBoat(world, { name: 'Silent Tern', times: ['10:00'] });
  const query = 'aboard=17:00&arrival=08:00';
  await expect
    .poll(async () => (await page(`/ships/${DAY}?${query}`)).html)
    .toContain('Stated Tern');
  const { html } = await page(`/ships/${DAY}?${query}`);
  expect(html).toContain('Returns 12:30 PM · 20 min to your pier · all aboard 5:00 PM');
  expect(html).not.toContain(unstated.slug);
  const { own } = await dayOf(DAY, `?${query}`);
  expect(own?.trips.find(({ boat }) => boat.name === 'Stated Tern')).toMatchObject({
    back: '12:30',
    wayMinutes: 20,
    minutesToSpare: 250,
  });
});

test('the ship pages work without scripts, have structured data, and are in the sitemap', async () => {
  const ship = await addShip(world, cookie, { day: DAY, ship: 'Star of the North' });
  await expect.poll(async () => (await page(`/ships/${DAY}`)).html).toContain(ship.ship);
  const { html } = await page(`/ships/${DAY}`);
  expect(html).toContain(`ship=${ship.id}`);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { name?: string }[] };
  const list = graph.find(({ name }) => name === 'Boat trips for guests of Star of the North');
  expect(list).toMatchObject({ '@type': 'ItemList' });
  expect((await page('/ships')).html).toContain(`href="/ships/${DAY}"`);
  const own = await page(
    `/ships?day=${DAY}&aboard=17%3A00&arrival=08%3A00&pier=philipsburg&clock=0`,
  );
  expect([own.answer.status, own.answer.headers.get('location')]).toEqual([
    303,
    `/ships/${DAY}?aboard=17%3A00&arrival=08%3A00&pier=philipsburg&clock=0`,
  ]);
  const alone = await page(`/ships/${DAY}?ship=${ship.id}`);
  expect(alone.html.match(/<section aria-labelledby="ship-/g)).toHaveLength(1);
  expect((await page(`/ships/${dayAhead(-1)}`)).answer.status).toBe(404);
  expect((await page(`/ships/${dayAhead(90)}`)).html).toContain('name="robots" content="noindex"');
  const map = await (await fetch(`${world.baseUrl}/sitemap.xml`)).text();
  expect(map).toContain(`/ships/${DAY}</loc>`);
});
