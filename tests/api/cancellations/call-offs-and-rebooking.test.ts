import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallOffView, AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { readAttachedEvent } from '../../support/providers/calendar-files.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  readBoat,
  type NewBoat,
} from '../../support/worlds/guests/paying-world.ts';
import { queueBehindLock } from '../../support/faults/lock-queue.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { sailedTrip } from '../../support/worlds/guests/sailed-trips.ts';
import {
  chooseOffer,
  owedTo,
  readOffer,
  seatsOn,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { readBooking } from '../../support/worlds/guests/visitors.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
let other: NewBoat;
let ana: LinkedTrip;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query('update operators set takes_rebookings = false');
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
  other = await addBoat(world, { name: 'Pelican', operatorName: 'Captain Teun', seatCents: 9000 });
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
});

const scope = (changes: object = {}) => ({ boatIds: [boat.id], day: DAY, time: null, ...changes });

function callOff(changes: object = {}) {
  const payload = { ...scope(), reason: 'weather', note: '', requestKey: randomUUID(), ...changes };
  return call<CallOffView>(world.baseUrl, 'callOff', { token: rosa.token, payload });
}

const offerOf = (guest: LinkedTrip) => readOffer(world, guest);
const choose = (guest: LinkedTrip, choice: object) => chooseOffer(world, guest, choice);

test('an operator previews the affected trips, and calls off a boat’s day with one request', async () => {
  await bookPaidTrip(world, boat, { groupSize: 2, time: '14:00' }, 'Bo Late');
  await bookPaidTrip(world, boat, { groupSize: 2, start: dayAhead(31) }, 'Cy Other');
  const preview = await call<AffectedTripsView>(world.baseUrl, 'callOffPreview', {
    token: rosa.token,
    payload: scope(),
  });
  expect(preview.body).toMatchObject({ trips: 2, guests: 6, boats: 1, paidCents: 57_300 });
  expect((await newVisitor(world).checkOut(boat, { time: '09:00' })).status).toBe(200);

  const request = { requestKey: randomUUID(), note: 'Three metres of swell.' };
  const [called, again] = await Promise.all([callOff(request), callOff(request)]);
  expect(again.body.id).toBe(called.body.id);
  const left = await call<AffectedTripsView>(world.baseUrl, 'callOffPreview', {
    token: rosa.token,
    payload: scope(),
  });
  expect(left.body).toMatchObject({ trips: 0, paidCents: 0, bookings: [] });
  expect((await newVisitor(world).checkOut(boat, { time: '09:00' })).status).toBe(400);
  expect((await readBoat(world, boat.id)).availability.blackoutDates).toContain(DAY);
  await waitForGuestNotifications(world);
  const told = await theMail(world, ana.visitor.email, 'Your trip was canceled');
  const published = readAttachedEvent(await theMail(world, ana.visitor.email, 'Booking confirmed'));
  const taken = readAttachedEvent(told);
  expect(taken).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: published.uid });
  expect(taken.sequence).toBeGreaterThan(published.sequence);
  const { text } = told;
  for (const expected of ['because of the weather', 'Three metres of swell.', '$382.00']) {
    expect(text).toContain(expected);
  }
  const [seen] = (await call<CallOffView[]>(world.baseUrl, 'callOffs', { token: rosa.token })).body;
  // As many as the preview said: a guest who was still paying had no trip yet.
  expect(called.body).toMatchObject({ trips: 2, waiting: 2, boats: 1, boatsDone: 1 });
  expect(seen).toMatchObject({ trips: 2, waiting: 2, refunded: 0, reason: 'weather' });
  expect(seen?.finishedAt).not.toBeNull();
});

test('calling off one departure leaves the day’s other departure on sale', async () => {
  const bo = await bookPaidTrip(world, boat, { groupSize: 2, time: '14:00' }, 'Bo Late');
  await callOff({ time: '09:00', reason: 'engine' });
  expect((await offerOf(ana)).reason).toBe('engine');
  const still = await fetch(`${world.baseUrl}/api/trips/${bo.token}/offer`);
  expect(await still.json()).toEqual({ offer: null });
  expect((await newVisitor(world).checkOut(boat, { time: '14:00' })).status).toBe(200);
  expect((await newVisitor(world).checkOut(boat, { time: '09:00' })).status).toBe(400);
});

test('a called-off guest can choose another day on the same boat', async () => {
  await callOff();
  const { sameBoat, refundCents } = await offerOf(ana);
  expect(refundCents).toBe(38_200);
  expect(sameBoat.map(({ date }) => date)).not.toContain(DAY);
  const day = sameBoat[0]?.date ?? '';
  expect((await choose(ana, { kind: 'another-day', date: day, time: '09:00' })).status).toBe(200);
  expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
    startDate: day,
    status: 'paid',
    refundedCents: 0,
  });
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  expect(await seatsOn(world, boat.id, day)).toBe(4);
  await expectMoneyAndBookingsToAgree(world);
});

test('a called-off guest can choose another operator’s boat, which moves the money and refunds the difference', async () => {
  await world.database.query('update operators set takes_rebookings = true where id = $1', [
    other.operatorId,
  ]);
  await callOff();
  const { otherBoats } = await offerOf(ana);
  expect(otherBoats).toMatchObject([{ name: 'Pelican', refundCents: 2200 }]);
  expect(otherBoats[0]?.departures[0]).toEqual({ date: DAY, times: ['09:00', '14:00'] });
  const place = { kind: 'another-boat', boatId: other.id, date: DAY, time: '09:00' };
  const wrong = await choose(ana, { ...place, refundCents: 0 });
  expect(wrong).toMatchObject({
    status: 409,
    message: expect.stringContaining('changed to $22.00'),
  });
  expect((await choose(ana, { ...place, refundCents: 2200 })).status).toBe(200);

  const { booking } = (await readTrip(world, ana.token)).body;
  expect(booking).toMatchObject({ boatId: other.id, refundedCents: 2200, status: 'paid' });
  // The first operator knows the booking's id but no longer has the guest.
  expect((await readBooking(world.baseUrl, ana.bookingId)).status).toBe(404);
  expect(await owedTo(world, boat.operatorId)).toBe(0);
  expect(await owedTo(world, other.operatorId)).toBe(36_000);
  expect([await seatsOn(world, boat.id, DAY), await seatsOn(world, other.id, DAY)]).toEqual([0, 4]);
  expect((await theMail(world, ana.visitor.email, 'Your new trip')).text).toContain('Pelican');
  expect((await theMail(world, other.operator, 'New booking')).text).toContain('Ana Boat');
  expect((await theMail(world, boat.operator, 'Rebooked on another boat')).text).toContain(
    '$360.00',
  );
  await expectMoneyAndBookingsToAgree(world);
});

test('a called-off guest cannot move to a boat whose operator is suspended at the same moment', async () => {
  await world.database.query('update operators set takes_rebookings = true where id = $1', [
    other.operatorId,
  ]);
  await callOff();
  await offerOf(ana);
  const place = { kind: 'another-boat', boatId: other.id, date: DAY, time: '09:00' };
  const lock = `update operators set status = 'suspended' where id = $1`;
  const [choice] = await queueBehindLock(world.database, { lock, id: other.operatorId }, [
    () => choose(ana, { ...place, refundCents: 2200 }),
  ]);
  expect(choice?.status).toBe(409);
  const { booking } = (await readTrip(world, ana.token)).body;
  expect(booking).toMatchObject({ boatId: boat.id, refundedCents: 0, status: 'paid' });
  expect(await seatsOn(world, other.id, DAY)).toBe(0);
});

test('a called-off guest gets a full refund on request, or automatically after the deadline', async () => {
  const bo = await bookPaidTrip(world, boat, { groupSize: 2 }, 'Bo Late');
  await callOff();
  await offerOf(ana);
  expect((await choose(ana, { kind: 'refunded', refundCents: 38_200 })).status).toBe(200);
  expect((await choose(ana, { kind: 'refunded', refundCents: 38_200 })).status).toBe(409);
  expect((await readTrip(world, ana.token)).body.booking.status).toBe('refunded');

  const { rows } = await world.database.query<{ id: string }>(
    'select id from rebooking_offers where booking_id = $1',
    [bo.bookingId],
  );
  const offer = [{ offerId: rows[0]?.id ?? '' }];
  await runJobs(world, 'expire-rebooking-offer', offer);
  expect((await readTrip(world, bo.token)).body.booking.status).toBe('paid');
  await world.database.query(`update call_offs set due_at = now() - interval '1 minute'`);
  await runJobs(world, 'expire-rebooking-offer', [...offer, ...offer]);
  expect((await readTrip(world, bo.token)).body.booking).toMatchObject({
    status: 'refunded',
    refundedCents: 19_100,
  });
  const [seen] = (await call<CallOffView[]>(world.baseUrl, 'callOffs', { token: rosa.token })).body;
  expect(seen).toMatchObject({ waiting: 0, refunded: 2 });
  await expectMoneyAndBookingsToAgree(world);
});

test('called-off guests are not offered boats that cost more, are too small, are charter-only or opted out', async () => {
  await addBoat(world, { seatCents: 9551 });
  await addBoat(world, { seatCents: 9000, capacity: 3 });
  await world.database.query('update operators set takes_rebookings = true');
  await world.database.query('update operators set takes_rebookings = false where id = $1', [
    other.operatorId,
  ]);
  await world.database.query(
    `update boats set trip_type = 'private', pricing_mode = 'charter'
    where operator_id <> all($1)`,
    [[boat.operatorId, other.operatorId]],
  );
  await callOff();
  expect((await offerOf(ana)).otherBoats).toEqual([]);
  const place = {
    kind: 'another-boat',
    boatId: other.id,
    date: DAY,
    time: '09:00',
    refundCents: 2200,
  };
  expect(await choose(ana, place)).toMatchObject({ status: 409 });
  expect((await readTrip(world, ana.token)).body.booking.boatId).toBe(boat.id);
});

test('a call-off ends an unpaid booking immediately, without offering choices', async () => {
  const visitor = newVisitor(world, 'Bo Late');
  const reserved = await visitor.reserve(boat, { groupSize: 2 });
  await callOff();
  await waitForGuestNotifications(world);
  expect((await visitor.booking(reserved.body.id)).status).toBe('cancelled');
  expect((await theMail(world, visitor.email, 'Booking canceled')).text).toContain(
    'You weren’t charged.',
  );
});

test('a guest of a called-off trip may cancel it themselves for a full refund at any time', async () => {
  await callOff();
  await offerOf(ana);
  const { cancel } = (await readTrip(world, ana.token)).body;
  expect(cancel.refundCents).toBe(38_200);
  await changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' });
  expect(await choose(ana, { kind: 'refunded', refundCents: 38_200 })).toMatchObject({
    status: 409,
  });
  await expectMoneyAndBookingsToAgree(world);
});

test('an admin’s call-off of a port for some hours affects only that port’s trips in those hours', async () => {
  const elsewhere = await addBoat(world);
  await world.database.query(`update boats set port = 'sxm-marigot' where id = $1`, [elsewhere.id]);
  await world.database.query(`update boats set port = 'sxm-cupecoy' where id = any($1)`, [
    rosa.boats.map(({ id }) => id),
  ]);
  const far = await bookPaidTrip(world, elsewhere, {}, 'Far Away');
  const late = await bookPaidTrip(world, boat, { groupSize: 2, time: '14:00' }, 'Bo Late');
  const cookie = await signInAdmin(world);
  const hours = {
    port: 'sxm-cupecoy',
    from: { day: DAY, time: '06:00' },
    until: { day: DAY, time: '13:30' },
  };
  const preview = await callAdmin<AffectedTripsView>(world.baseUrl, 'adminCallOffPreview', {
    cookie,
    payload: hours,
  });
  expect(preview.body).toMatchObject({ trips: 1, guests: 4 });
  const called = await callAdmin(world.baseUrl, 'adminCallOff', {
    cookie,
    payload: { ...hours, reason: 'weather', note: '', requestKey: randomUUID() },
  });
  expect(called.status).toBe(200);
  expect((await offerOf(ana)).reason).toBe('weather');
  for (const guest of [far, late]) {
    const answer = await fetch(`${world.baseUrl}/api/trips/${guest.token}/offer`);
    expect(await answer.json()).toEqual({ offer: null });
  }
  expect((await theMail(world, boat.operator, 'Trip canceled')).text).toContain('Ana Boat');
  const backwards = { ...hours, until: { day: DAY, time: '05:00' } };
  const refused = await callAdmin(world.baseUrl, 'adminCallOffPreview', {
    cookie,
    payload: backwards,
  });
  expect(refused.status).toBe(400);
  expect(await mailsTo(world, far.visitor.email)).toHaveLength(1);
});

test('a trip that has sailed and a day that is over cannot be called off', async () => {
  const { id } = await sailedTrip(world, boat.id, { ended: 1 });
  const admin = await signInAdmin(world);
  const span = {
    from: { day: dayAhead(-2), time: '00:00' },
    until: { day: dayAhead(1), time: '00:00' },
  };
  const preview = (payload: object) =>
    callAdmin<AffectedTripsView>(world.baseUrl, 'adminCallOffPreview', { cookie: admin, payload });
  const concerned = await preview({ port: null, ...span });
  expect(concerned.status).toBe(200);
  expect(concerned.body.bookings.map(({ bookingId }) => bookingId)).not.toContain(id);
  const before = await preview({
    port: null,
    ...span,
    until: { day: dayAhead(-1), time: '10:00' },
  });
  expect([before.status, before.message]).toEqual([
    400,
    'That time has passed. Choose a later one.',
  ]);
  const yesterday = await callOff({ day: dayAhead(-1), time: '09:00' });
  expect([yesterday.status, yesterday.message]).toEqual([
    400,
    'That day has passed. Choose a later one.',
  ]);
});

test('a trip with a review can no longer be called off', async () => {
  await world.database.query(
    `insert into reviews (id, booking_id, boat_id, stars, made_at)
     select gen_random_uuid(), id, boat_id, 5, now() from bookings where id = $1`,
    [ana.bookingId],
  );
  await callOff({ time: '09:00' });
  const answer = await fetch(`${world.baseUrl}/api/trips/${ana.token}/offer`);
  expect(await answer.json()).toEqual({ offer: null });
});
