import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPortCallView } from '#contract/admin/admin-ship-api.ts';
import type { CallOffView, AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { callAdmin, DECK, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  chooseOffer,
  readOffer,
  seatsOn,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { readAuditEvents } from '../../support/worlds/admins/overseen-operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  readBoat,
  type NewBoat,
} from '../../support/worlds/guests/paying-world.ts';
import { addShip } from '../../support/worlds/admins/ship-calls.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let cookie: string;
let boat: NewBoat;
let ship: AdminPortCallView;
let ana: LinkedTrip;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world);
  ship = await addShip(world, cookie, { day: DAY, ship: 'Wind Star' + Date.now() });
  ana = await bookPaidTrip(world, boat, { groupSize: 4, ship: ship.id });
});

const preview = () =>
  callAdmin<AffectedTripsView>(world.baseUrl, 'adminSkipPreview', {
    cookie,
    parts: { id: ship.id },
  });
const skip = () =>
  callAdmin<CallOffView>(world.baseUrl, 'adminSkipPort', { cookie, parts: { id: ship.id } });

test('trips for a ship that skips the port are called off once, even by concurrent requests, and other trips sail', async () => {
  const bo = await bookPaidTrip(world, boat, { groupSize: 2 }, 'Bo Hotel');
  expect((await preview()).body).toMatchObject({ trips: 1, guests: 4, paidCents: 38_200 });
  const [one, other] = await Promise.all([skip(), skip()]);
  expect([one.status, other.body.id]).toEqual([200, one.body.id]);
  expect((await skip()).body).toMatchObject({
    id: one.body.id,
    reason: 'ship-skipped',
    waiting: 1,
  });
  await waitForGuestNotifications(world);
  const { text } = await theMail(world, ana.visitor.email, 'Your trip was canceled');
  expect(text).toContain('because the cruise ship canceled its port call');
  expect(text).toContain('$382.00');
  const told = await theMail(world, boat.operator, 'Trip canceled');
  expect(told.text).toContain('These guests aren’t coming because the cruise ship');
  const mails = await mailsTo(world, ana.visitor.email);
  expect(mails.filter(({ subject }) => subject.includes('was canceled'))).toHaveLength(1);
  const still = await fetch(`${world.baseUrl}/api/trips/${bo.token}/offer`);
  expect(await still.json()).toEqual({ offer: null });
  expect((await readBoat(world, boat.id)).availability.blackoutDates).toEqual([]);
  expect((await newVisitor(world).checkOut(boat, { groupSize: 1 })).status).toBe(200);
  expect(await readAuditEvents(world, ship.id)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ act: 'skip-port', facts: { trips: 1 } })]),
  );
});

test('guests of a ship that skips the port can choose a full refund, which frees their seats', async () => {
  await skip();
  const { reason, refundCents } = await readOffer(world, ana);
  expect([reason, refundCents]).toEqual(['ship-skipped', 38_200]);
  const chosen = await chooseOffer(world, ana, { kind: 'refunded', refundCents });
  expect(chosen.status).toBe(200);
  expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
    status: 'refunded',
    refundedCents: 38_200,
  });
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  await expectMoneyAndBookingsToAgree(world);
});

test('a guest who moved their trip to another day is not affected when the ship skips the port', async () => {
  const moved = await changeTrip(world, ana.token, 'move', { date: dayAhead(31), time: '09:00' });
  expect(moved.status).toBe(200);
  expect((await preview()).body).toMatchObject({ trips: 0 });
  await skip();
  const answer = await fetch(`${world.baseUrl}/api/trips/${ana.token}/offer`);
  expect(await answer.json()).toEqual({ offer: null });
});

test('only a super admin can record that a ship skips the port, which then can be neither booked nor changed', async () => {
  const deck = await signInAdmin(world, DECK);
  const parts = { id: ship.id };
  const refused = await callAdmin(world.baseUrl, 'adminSkipPort', { cookie: deck, parts });
  expect(refused.status).toBe(403);
  expect(await callAdmin(world.baseUrl, 'adminRemovePortCall', { cookie, parts })).toMatchObject({
    status: 409,
    message: /^There is 1 booking for this ship/,
  });
  await skip();
  expect(await newVisitor(world).checkOut(boat, { time: '14:00', ship: ship.id })).toMatchObject({
    status: 409,
    message: /Your ship canceled its port call/,
  });
  const { version, ship: name, day, arrival, pier, clockMinutes } = ship;
  const payload = { version: version + 1, ship: name, day, arrival, pier, clockMinutes };
  const changed = await callAdmin(world.baseUrl, 'adminChangePortCall', {
    cookie,
    parts,
    payload: { ...payload, allAboard: '18:00' },
  });
  expect(changed.status).toBe(409);
});

test('a ship of another day or an unknown ship is not stored with a booking', async () => {
  const later = await addShip(world, cookie, { day: dayAhead(33) });
  for (const of of [later.id, '00000000-0000-4000-8000-000000000000', 'no-ship']) {
    const answer = await newVisitor(world).checkOut(boat, { groupSize: 1, ship: of });
    expect(answer.status, of).toBe(200);
  }
  const { rows } = await world.database.query(
    'select from ship_guests join bookings on bookings.id = booking_id where boat_id = $1',
    [boat.id],
  );
  expect(rows).toHaveLength(1);
});
