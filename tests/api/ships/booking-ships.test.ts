import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import type { CallOffView, AffectedTripsView } from '#contract/operator/call-off-api.ts';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { bookByHand } from '../../support/worlds/operators/manual-booking-actions.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  seatsOn,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { addShip } from '../../support/worlds/admins/ship-calls.ts';

let world: OperatorWorld;
let cookie: string;
let rosa: CalendarOperator;
let boat: NewBoat;
let ship: AdminPortCallView;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
  ship = await addShip(world, cookie, { day: DAY });
});

const parts = () => ({ id: ship.id });
const concerned = async () =>
  (
    await callAdmin<AffectedTripsView>(world.baseUrl, 'adminSkipPreview', {
      cookie,
      parts: parts(),
    })
  ).body;
const skip = () =>
  callAdmin<CallOffView>(world.baseUrl, 'adminSkipPort', { cookie, parts: parts() });

test('a form reservation records its ship and is called off if the ship skips the port', async () => {
  const fay = newVisitor(world, 'Fay Form');
  const { status, body } = await fay.reserve(boat, { ship: ship.id });
  expect(status).toBe(201);
  expect((await newVisitor(world).reserve(boat, {})).status).toBe(201);
  expect(await concerned()).toMatchObject({ trips: 1, guests: 2 });
  expect((await skip()).body).toMatchObject({ reason: 'ship-skipped', waiting: 1 });
  await waitForGuestNotifications(world);
  // An unpaid booking gets no choice.
  expect(await fay.booking(body.id)).toMatchObject({ status: 'cancelled' });
  expect(await subjectsTo(world, fay.email)).toContainEqual(expect.stringMatching(/canceled/i));
});

test('a captain sees the ship of each guest, with its all-aboard time in island time', async () => {
  const late = await addShip(world, cookie, { day: DAY, allAboard: '18:30', clockMinutes: 60 });
  await newVisitor(world, 'Fay Form').reserve(boat, { ship: late.id });
  await newVisitor(world, 'Hal Hotel').reserve(boat, {});
  const { token } = rosa;
  const day = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
    token,
    parts: { date: DAY },
  });
  const guests = day.body.departures.flatMap((departure) => departure.guests);
  expect(guests.map(({ customerName, ship: by }) => [customerName, by])).toEqual([
    ['Fay Form', { name: late.ship, allAboard: '17:30' }],
    ['Hal Hotel', null],
  ]);
});

test('a manual booking records its ship, whether paid in cash or by link', async () => {
  const booked = { ship: ship.id, customerEmail: 'walt@example.com' };
  expect((await bookByHand(world, rosa, { ...booked, payment: 'cash' })).status).toBe(201);
  const link = { payment: 'link', amountCents: 20_055, customerEmail: 'lena@example.com' } as const;
  expect((await bookByHand(world, rosa, { ...booked, ...link })).status).toBe(201);
  expect((await bookByHand(world, rosa, { groupSize: 1 })).status).toBe(201);
  expect(await concerned()).toMatchObject({ trips: 2, guests: 4 });
  await skip();
  await waitForGuestNotifications(world);
  await theMail(world, 'walt@example.com', 'Your trip was canceled');
  const gone = expect.stringMatching(/canceled/i) as string;
  expect(await subjectsTo(world, 'lena@example.com')).toContainEqual(gone);
});

test('a booking with a ship that skips the port is refused, and a ship of another day is ignored', async () => {
  const other = await addShip(world, cookie, { day: dayAhead(33) });
  expect((await newVisitor(world).reserve(boat, { ship: other.id })).status).toBe(201);
  await skip();
  const refused = { status: 409, message: /^Your ship canceled its port call/ };
  expect(await newVisitor(world).reserve(boat, { ship: ship.id })).toMatchObject(refused);
  expect(await bookByHand(world, rosa, { ship: ship.id })).toMatchObject(refused);
  expect(await seatsOn(world, boat.id, DAY)).toBe(2);
  const { rows } = await world.database.query(
    'select from ship_guests join bookings on bookings.id = booking_id where boat_id = $1',
    [boat.id],
  );
  expect(rows).toHaveLength(0);
});
