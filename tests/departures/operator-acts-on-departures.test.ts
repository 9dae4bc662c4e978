import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorWithBoats, type CalendarOperator } from '../support/calendar-operators.ts';
import type { OperatorDayView } from '#contract/operator-day-api.ts';
import type { Day } from '#domain/days.ts';
import { seatsOn } from '../support/called-off-trips.ts';
import { sendTicks, tick } from '../support/day-world.ts';
import { mailsTo, theMail } from '../support/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../support/money-agrees.ts';
import { call, openOperatorWorld, type OperatorWorld } from '../support/operators.ts';
import { newVisitor } from '../support/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../support/paying-world.ts';
import { changeTrip, paidTrip, readTrip, type GuestTrip } from '../support/trip-page.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
let ana: GuestTrip;
let bo: GuestTrip;
const DAY = dayAhead();
const NEXT = dayAhead(31);

beforeAll(async () => {
  world = await openOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
  ana = await paidTrip(world, boat, { groupSize: 4 });
  bo = await paidTrip(world, boat, { groupSize: 2 }, 'Bo Late');
});

const morning = () => ({ boatId: boat.id, day: DAY, time: '09:00' });
type Act = 'moveGuest' | 'moveDeparture' | 'writeToGuests' | 'closeTimes';

function act(name: Act, payload: object, parts?: { id: string }) {
  const request = { requestKey: randomUUID(), ...payload };
  return call<{ moved?: number }>(world.baseUrl, name, {
    token: rosa.token,
    payload: request,
    ...(parts && { parts }),
  });
}

test('an operator moves one guest, who is told and may say no for all of their money', async () => {
  const to = { date: NEXT, time: '14:00', requestKey: randomUUID() };
  const twice = await Promise.all([1, 2].map(() => act('moveGuest', to, { id: ana.bookingId })));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seatsOn(world, boat.id, DAY)).toBe(2);
  expect(await seatsOn(world, boat.id, NEXT)).toBe(4);
  const { text } = await theMail(world, ana.visitor.email, 'New time');
  expect(text).toContain('had to move your trip');
  const { policy, cancel } = (await readTrip(world, ana.token)).body;
  expect([policy.isFree, cancel.refundCents]).toEqual([true, 38_200]);
  await expectMoneyAndBookingsToAgree(world);
});

test('whoever was ticked is expected anew where they are moved to, by whomever', async () => {
  const tickAt = (bookingId: string, time: string) =>
    sendTicks(world, rosa.token, [tick(bookingId, DAY, { time })]);
  const boardingOn = async (date: Day) => {
    const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
      token: rosa.token,
      parts: { date },
    });
    return body.departures.flatMap(({ time, guests }) =>
      guests.map(({ groupSize, boarding }) => [time, groupSize, boarding?.kind ?? null]),
    );
  };
  for (const { bookingId } of [ana, bo]) await tickAt(bookingId, '09:00');
  const aboard = (time: string, size: number) => [time, size, 'boarded'];
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 4), aboard('09:00', 2)]);

  // The engine stops: they sail in the afternoon. A phone that had no network then ticks the morning.
  await act('moveGuest', { date: DAY, time: '14:00' }, { id: ana.bookingId });
  const late = await tickAt(ana.bookingId, '09:00');
  expect(late.body.refused).toMatchObject([{ message: 'This trip is at another time now.' }]);
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 2), ['14:00', 4, null]]);
  await tickAt(ana.bookingId, '14:00');
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 2), aboard('14:00', 4)]);

  expect((await changeTrip(world, bo.token, 'move', { date: NEXT, time: '09:00' })).status).toBe(
    200,
  );
  expect(await boardingOn(NEXT)).toEqual([['09:00', 2, null]]);
  expect((await changeTrip(world, bo.token, 'move', { date: DAY, time: '09:00' })).status).toBe(
    200,
  );
  expect(await boardingOn(DAY)).toEqual([['09:00', 2, null], aboard('14:00', 4)]);
});

test('a whole departure moves together, or nobody does', async () => {
  await paidTrip(world, boat, { groupSize: 3, start: NEXT }, 'Cy There');
  const full = await act('moveDeparture', { ...morning(), to: { date: NEXT, time: '09:00' } });
  expect(full).toMatchObject({ status: 409, message: expect.stringContaining('no longer free') });
  expect(await seatsOn(world, boat.id, DAY)).toBe(6);

  const request = { ...morning(), to: { date: NEXT, time: '14:00' }, requestKey: randomUUID() };
  expect(await act('moveDeparture', request)).toMatchObject({ status: 200, body: { moved: 2 } });
  expect(await act('moveDeparture', request)).toMatchObject({ status: 200, body: { moved: 2 } });
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  for (const guest of [ana, bo]) {
    expect((await readTrip(world, guest.token)).body.booking).toMatchObject({
      startDate: NEXT,
      time: '14:00',
    });
    await theMail(world, guest.visitor.email, 'New time');
  }
  expect(await act('moveDeparture', { ...request, requestKey: randomUUID() })).toMatchObject({
    status: 404,
  });
  await expectMoneyAndBookingsToAgree(world);
});

test('an operator writes to all guests of a departure, once, and it is kept', async () => {
  const request = { ...morning(), message: 'Bring a jumper.', requestKey: randomUUID() };
  await Promise.all([1, 2].map(() => act('writeToGuests', request)));
  for (const guest of [ana, bo]) {
    const { text } = await theMail(world, guest.visitor.email, 'Message from your captain');
    expect(text).toContain('Bring a jumper.');
    const { steps } = (await readTrip(world, guest.token)).body;
    expect(steps.map(({ what }) => what)).toContain('Your captain wrote to you');
  }
  expect((await act('writeToGuests', { ...request, time: '14:00' })).status).toBe(404);
  expect((await act('writeToGuests', { ...request, message: '' })).status).toBe(400);
});

test('an operator closes some hours on all boats: nothing more is sold then, and who is booked sails', async () => {
  const all = { boatIds: rosa.boats.map(({ id }) => id), day: DAY };
  const hours = { from: '08:00', until: '12:00' };
  expect(await act('closeTimes', { ...all, hours })).toMatchObject({
    status: 200,
    body: { closed: 2 },
  });
  for (const each of rosa.boats) {
    expect((await newVisitor(world).checkOut(each, { time: '09:00' })).status).toBe(400);
    expect((await newVisitor(world).checkOut(each, { time: '14:00' })).status).toBe(200);
  }
  expect((await readTrip(world, ana.token)).body.booking.status).toBe('paid');
  expect(await mailsTo(world, ana.visitor.email)).toHaveLength(1);
  await act('closeTimes', { ...all, hours: null });
  expect((await newVisitor(world).checkOut(boat, { time: '14:00' })).status).toBe(400);
  const backwards = { from: '12:00', until: '08:00' };
  expect((await act('closeTimes', { ...all, hours: backwards })).status).toBe(400);
});
