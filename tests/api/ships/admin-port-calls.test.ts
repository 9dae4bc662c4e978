import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readAuditEvents } from '../../support/worlds/admins/overseen-operators.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';
import { addShip, shipCall } from '../../support/worlds/admins/ship-calls.ts';

let world: OperatorWorld;
let cookie: string;
const DAY = dayAhead(40);

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world, DECK);
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from port_calls'));

type Page = { items: AdminPortCallView[]; next: string | null };
const list = async (query: Record<string, string> = {}) =>
  (await callAdmin<Page>(world.baseUrl, 'adminPortCalls', { cookie, query })).body;
const add = (payload: object) =>
  callAdmin<AdminPortCallView>(world.baseUrl, 'adminAddPortCall', { cookie, payload });
const change = ({ id }: { id: string }, payload: object) =>
  callAdmin<AdminPortCallView>(world.baseUrl, 'adminChangePortCall', {
    cookie,
    parts: { id },
    payload,
  });
const remove = ({ id }: { id: string }) =>
  callAdmin(world.baseUrl, 'adminRemovePortCall', { cookie, parts: { id } });
const importFile = (csv: string) =>
  callAdmin<{ added: number; changed: number; kept: number; fields?: { csv: string } }>(
    world.baseUrl,
    'adminImportPortCalls',
    { cookie, payload: { csv } },
  );

test('an admin can add, change and remove a port call, and each act is logged', async () => {
  const input = shipCall({ day: DAY, ship: 'Wind Star', clockMinutes: -60 });
  const { status, body } = await add(input);
  expect([status, body]).toMatchObject([
    201,
    { ...input, version: 1, bookings: 0, isSkipped: false },
  ]);
  expect((await add({ ...input, ship: 'WIND STAR' })).status).toBe(409);
  const later = { ...input, allAboard: '18:00', version: 1 };
  expect((await change(body, later)).body).toMatchObject({ allAboard: '18:00', version: 2 });
  expect(await change(body, later)).toMatchObject({
    status: 409,
    message: /^Someone else just changed/,
  });
  expect((await remove(body)).body).toEqual({ removed: true });
  expect([(await remove(body)).status, (await change(body, later)).status]).toEqual([404, 404]);
  const log = (await readAuditEvents(world, body.id)).map(
    ({ act, admin_name: name }) => `${name} ${act}`,
  );
  expect(new Set(log)).toEqual(
    new Set(['Deck add-port-call', 'Deck change-port-call', 'Deck remove-port-call']),
  );
});

test.each([
  [{ day: dayAhead(-1) }, 'day'],
  [{ day: dayAhead(1200) }, 'day'],
  [{ ship: ' ' }, 'ship'],
  [{ arrival: '0800' }, 'arrival'],
  [{ allAboard: '07:59' }, 'allAboard'],
  [{ pier: 'anguilla' }, 'pier'],
  [{ clockMinutes: 45 }, 'clockMinutes'],
])('a port call with %j is refused', async (wrong, field) => {
  const { status, body } = await add({ ...shipCall(), ...wrong });
  expect([status, Object.keys((body as unknown as { fields: object }).fields)]).toEqual([
    ...[400, [field]],
  ]);
});

test('a ship’s name is unique on a day, and a day has at most 20 ships', async () => {
  const one = await addShip(world, cookie, { day: DAY, ship: 'Wind Star' });
  const input = shipCall({ day: DAY, ship: 'Sea Cloud' });
  const other = (await add(input)).body;
  expect(await change(other, { ...input, ship: one.ship, version: 1 })).toMatchObject({
    status: 409,
    message: 'This ship is already in the calendar on this day.',
  });
  for (let ships = 2; ships < 20; ships += 1) await addShip(world, cookie, { day: DAY });
  expect(await add(shipCall({ day: DAY }))).toMatchObject({ status: 409, message: /20 ships/ });
  expect((await list({ from: DAY })).items).toHaveLength(20);
});

test('the paged list of port calls starts today and can be searched by ship name', async () => {
  await world.database.query(
    `insert into port_calls (id, day, ship, arrival, all_aboard, pier, changed_at)
     select gen_random_uuid(), $1::date + n, 'Ship ' || n, '08:00', '17:00', 'philipsburg', now()
     from generate_series(-5, 70) as n where n <> 0`,
    [dayAhead(0)],
  );
  const first = await list();
  const second = await list({ after: first.next ?? '' });
  const days = [...first.items, ...second.items].map(({ day }) => day);
  expect([first.items.length, second.next, days.length]).toEqual([50, null, 70]);
  expect(days).toEqual(days.toSorted());
  expect((await list({ search: 'ship 70' })).items).toMatchObject([{ ship: 'Ship 70' }]);
  expect((await list({ from: dayAhead(-9) })).items[0]?.ship).toBe('Ship -5');
});

test('an imported file adds new port calls, changes different ones and leaves the rest', async () => {
  await addShip(world, cookie, { day: DAY, ship: 'Wind Star', allAboard: '16:00' });
  await addShip(world, cookie, { day: DAY, ship: 'Sea Cloud' });
  const csv = [
    'day,ship,arrival,all aboard,pier,clock',
    `${DAY},wind star,8:00,17:30,philipsburg,`,
    `${DAY},Sea Cloud,8:00,17:00,,0`,
    `${dayAhead(41)},"Star, the Northern",07:30,16:00,marigot-tender,60`,
  ].join('\r\n');
  expect(await importFile(csv)).toMatchObject({
    status: 200,
    body: { added: 1, changed: 1, kept: 1 },
  });
  expect((await importFile(csv)).body).toEqual({ added: 0, changed: 0, kept: 3 });
  const { items } = await list({ from: DAY });
  expect(items.map(({ ship }) => ship).toSorted()).toEqual([
    ...['Sea Cloud', 'Star, the Northern', 'wind star'],
  ]);
  expect(items.find(({ ship }) => ship === 'wind star')?.allAboard).toBe('17:30');
});

test('a file with invalid lines imports nothing, and the refusal names each invalid line', async () => {
  const csv = [
    'day,ship,arrival,all aboard',
    `${DAY},Wind Star,8:00,17:00`,
    `${DAY},Sea Cloud,17:00,8:00`,
    `${dayAhead(-3)},Sea Dream,8:00,17:00`,
  ].join('\n');
  const { status, body } = await importFile(csv);
  expect([status, body.fields?.csv]).toEqual([
    400,
    'Nothing was imported.\nLine 3: All aboard must be after the arrival.\nLine 4: This date has passed.',
  ]);
  expect((await list()).items).toEqual([]);
  const full = Array.from({ length: 21 }, (_, nth) => `${DAY},Ship ${nth},8:00,17:00`);
  const crowded = await importFile(['day,ship,arrival,all aboard', ...full].join('\n'));
  expect(crowded).toMatchObject({ status: 409, message: /^Nothing was imported\. .* 20 ships/ });
  expect((await list()).items).toEqual([]);
});
