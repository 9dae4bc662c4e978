import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPortCallView, PortCallPayload } from '#contract/admin/admin-ship-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { addShip } from '../../support/worlds/admins/ship-calls.ts';
import {
  changeTrip,
  bookPaidTrip,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let cookie: string;
let boat: NewBoat;
let ship: AdminPortCallView;
let ana: LinkedTrip;
const DAY = dayAhead();
const TOLD = 'Your ship has new times';

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world, { times: ['10:00', '14:00'], tripMinutes: 240 });
  ship = await addShip(world, cookie, { day: DAY });
  ana = await bookPaidTrip(world, boat, { ship: ship.id, time: '10:00' });
});

function payload(changes: Partial<PortCallPayload>): PortCallPayload {
  const { day, ship: name, arrival, allAboard, pier, clockMinutes } = ship;
  return { day, ship: name, arrival, allAboard, pier, clockMinutes, ...changes };
}

async function change(changes: Partial<PortCallPayload>) {
  const changed = await callAdmin<AdminPortCallView>(world.baseUrl, 'adminChangePortCall', {
    cookie,
    parts: { id: ship.id },
    payload: { ...payload(changes), version: ship.version },
  });
  expect(changed.status).toBe(200);
  ship = changed.body;
}

const toldTo = async ({ email }: { email: string }) =>
  (await mailsTo(world, email)).filter(({ subject }) => subject.startsWith(TOLD));

test('guests whose trip no longer fits their ship get one mail for each change of its times', async () => {
  const bo = await bookPaidTrip(world, boat, { groupSize: 1, time: '10:00' }, 'Bo Hotel');
  const fay = newVisitor(world, 'Fay Form');
  await fay.reserve(boat, { ship: ship.id });
  await change({ allAboard: '14:00' });
  const { text } = await theMail(world, ana.visitor.email, TOLD);
  expect(text).toContain('in port from 8:00 AM to 2:00 PM, Sint Maarten time');
  expect(text).toContain('less than 90 minutes before your all-aboard time');
  expect(text).toContain('Your trip stays as booked.');
  expect(await toldTo(fay)).toHaveLength(1);
  expect(await toldTo(bo.visitor)).toHaveLength(0);
  await change({ allAboard: '13:30' });
  expect(await toldTo(ana.visitor)).toHaveLength(2);
  await change({ allAboard: '13:30', ship: `${ship.ship} II` });
  expect(await toldTo(ana.visitor)).toHaveLength(2);
});

test('guests of a trip without a return time get a mail about their ship’s new times', async () => {
  const unstated = await addBoat(world, { times: ['10:00'] });
  const kim = await bookPaidTrip(world, unstated, { ship: ship.id, time: '10:00' });
  await change({ allAboard: '16:45' });
  const { text } = await theMail(world, kim.visitor.email, TOLD);
  expect(text).toContain('Your captain hasn’t given a return time for your trip');
  expect(await toldTo(ana.visitor)).toHaveLength(0);
});

test('guests whose trip still fits or was moved get no mail about their ship’s new times', async () => {
  const moved = await bookPaidTrip(world, boat, { groupSize: 1, time: '10:00', ship: ship.id });
  await changeTrip(world, moved.token, 'move', { date: dayAhead(31), time: '10:00' });
  await change({ arrival: '08:10', allAboard: '18:00' });
  expect(await toldTo(ana.visitor)).toHaveLength(0);
  await change({ arrival: '12:00', allAboard: '18:00' });
  expect(await toldTo(ana.visitor)).toHaveLength(1);
  expect(await toldTo(moved.visitor)).toHaveLength(0);
});

test('importing a changed port call mails guests just like a change by an admin', async () => {
  const csv = [
    'day,ship,arrival,all aboard',
    `${DAY},${ship.ship},11:00,18:00`,
    `${dayAhead(31)},${ship.ship},08:00,17:00`,
  ].join('\n');
  const imported = () =>
    callAdmin(world.baseUrl, 'adminImportPortCalls', { cookie, payload: { csv } });
  expect((await imported()).body).toMatchObject({ changed: 1, added: 1 });
  await imported();
  const { text } = await theMail(world, ana.visitor.email, TOLD);
  expect(text).toContain('It departs before you can be there.');
});
