import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import type { ClosureView } from '#contract/operator/departure-api.ts';
import { buildEndpointPath } from '#contract/endpoints.ts';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import { formatShortDay, type Day } from '#domain/time/days.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  readOffer,
  seatsOn,
} from '../../support/worlds/operators/called-off-days.ts';
import { sendTicks, tick } from '../../support/worlds/operators/day-world.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { describeTimeline } from '../../support/faults/describe-timeline.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
let ana: LinkedTrip;
let bo: LinkedTrip;
const DAY = dayAhead();
const NEXT = dayAhead(31);

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
  bo = await bookPaidTrip(world, boat, { groupSize: 2 }, 'Bo Late');
});

const morning = () => ({ boatId: boat.id, day: DAY, time: '09:00' });
type Act = 'moveGuest' | 'moveDeparture' | 'writeToGuests' | 'closeTimes' | 'openDay';

function act(name: Act, payload: object, parts?: { id: string }) {
  const request = { requestKey: randomUUID(), ...payload };
  return call<{ moved?: number; closed?: ClosureView[] }>(world.baseUrl, name, {
    token: rosa.token,
    payload: request,
    ...(parts && { parts }),
  });
}

/** Lists the days and times to which a guest, or everybody on the departure, can be moved. */
async function whereTo({ bookingId }: LinkedTrip, whom?: 'everybody') {
  const query = whom ? '?everybody=yes' : '';
  const answer = await fetch(
    `${world.baseUrl}${buildEndpointPath('whereToMove', { id: bookingId })}${query}`,
    { headers: { authorization: `Bearer ${rosa.token}` } },
  );
  return ((await answer.json()) as { days: { date: string; times: string[] }[] }).days;
}

test('an operator moves one guest, who gets a mail and may decline for a full refund', async () => {
  const to = { date: NEXT, time: '14:00', requestKey: randomUUID() };
  const twice = await Promise.all([1, 2].map(() => act('moveGuest', to, { id: ana.bookingId })));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seatsOn(world, boat.id, DAY)).toBe(2);
  expect(await seatsOn(world, boat.id, NEXT)).toBe(4);
  const { text } = await theMail(world, ana.visitor.email, 'New date or time');
  expect(text).toContain('had to move your trip');
  const trip = (await readTrip(world, ana.token)).body;
  expect([trip.policy.isFree, trip.cancel.refundCents]).toEqual([true, 38_200]);
  const formatDate = (day: Day) => `${formatShortDay(day)}, ${day.slice(0, 4)}`;
  expect(describeTimeline(trip).at(-1)).toBe(
    `Your captain moved the trip from ${formatDate(DAY)}, 9:00 AM to ${formatDate(NEXT)}, 2:00 PM`,
  );
  await expectMoneyAndBookingsToAgree(world);
});

test('moved guests are unticked, and a late tick counts them aboard the old departure', async () => {
  const tickAt = (bookingId: string, time: string) =>
    sendTicks(world, rosa.token, [tick(bookingId, DAY, { time })]);
  const boardingOn = async (date: Day) => {
    const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
      token: rosa.token,
      parts: { date },
    });
    return body.departures.flatMap(({ time, guests }) =>
      guests.map(({ groupSize, boarding, left }) => [
        ...[time, groupSize, boarding?.kind ?? null],
        ...(left === undefined ? [] : [left]),
      ]),
    );
  };
  for (const { bookingId } of [ana, bo]) await tickAt(bookingId, '09:00');
  const aboard = (time: string, size: number) => [time, size, 'boarded'];
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 4), aboard('09:00', 2)]);

  // The guests are moved to the afternoon, and an offline phone ticks them in the morning.
  await act('moveGuest', { date: DAY, time: '14:00' }, { id: ana.bookingId });
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 2), ['14:00', 4, null]]);
  const late = await tickAt(ana.bookingId, '09:00');
  expect(late.body.refused).toEqual([]);
  const stillThere = [...aboard('09:00', 4), 'moved'];
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 2), stillThere, ['14:00', 4, null]]);
  await tickAt(ana.bookingId, '14:00');
  expect(await boardingOn(DAY)).toEqual([aboard('09:00', 2), stillThere, aboard('14:00', 4)]);
  const never = await tickAt(ana.bookingId, '17:00');
  expect(never.body.refused).toMatchObject([{ message: 'This trip was moved to another time.' }]);

  expect((await changeTrip(world, bo.token, 'move', { date: NEXT, time: '09:00' })).status).toBe(
    200,
  );
  expect(await boardingOn(NEXT)).toEqual([['09:00', 2, null]]);
  // The guest does not know that they were ticked.
  expect(await boardingOn(DAY)).toEqual([
    ...[stillThere, [...aboard('09:00', 2), 'moved'], aboard('14:00', 4)],
  ]);
  expect((await changeTrip(world, bo.token, 'move', { date: DAY, time: '09:00' })).status).toBe(
    200,
  );
  expect(await boardingOn(DAY)).toEqual([['09:00', 2, null], stillThere, aboard('14:00', 4)]);
});

test('a whole departure moves together or not at all', async () => {
  await bookPaidTrip(world, boat, { groupSize: 3, start: NEXT }, 'Cy There');
  const full = await act('moveDeparture', { ...morning(), to: { date: NEXT, time: '09:00' } });
  expect(full).toMatchObject({
    status: 409,
    message: expect.stringContaining('no longer available'),
  });
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
    await theMail(world, guest.visitor.email, 'New date or time');
  }
  expect(await act('moveDeparture', { ...request, requestKey: randomUUID() })).toMatchObject({
    status: 404,
  });
  await expectMoneyAndBookingsToAgree(world);
});

test('an operator’s message to all guests of a departure is sent once and recorded', async () => {
  const request = { ...morning(), message: 'Bring a jumper.', requestKey: randomUUID() };
  await Promise.all([1, 2].map(() => act('writeToGuests', request)));
  for (const guest of [ana, bo]) {
    const { text } = await theMail(world, guest.visitor.email, 'Message from your captain');
    expect(text).toContain('Bring a jumper.');
    const { body } = await readTrip(world, guest.token);
    expect(describeTimeline(body).at(-1)).toBe('Your captain wrote: Bring a jumper.');
  }
  expect((await act('writeToGuests', { ...request, time: '14:00' })).status).toBe(404);
  expect((await act('writeToGuests', { ...request, message: '' })).status).toBe(400);
});

test('closing some hours on all of an operator’s boats keeps booked trips and stops further sales', async () => {
  const all = { boatIds: rosa.boats.map(({ id }) => id), day: DAY };
  const hours = { from: '08:00', until: '12:00' };
  const closing = await act('closeTimes', { ...all, hours });
  expect(closing.body.closed).toHaveLength(2);
  expect(closing.body.closed?.map(({ times }) => times)).toEqual([['09:00'], ['09:00']]);
  expect((await act('closeTimes', { ...all, hours })).body.closed).toEqual([]);
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
  const past = { ...all, day: dayAhead(-1), hours: null };
  expect(await act('closeTimes', past)).toMatchObject({
    status: 400,
    message: 'That day has passed. Choose a later one.',
  });
});

test('closed times are listed on the day, and sold again once they are reopened', async () => {
  const closures = async () => {
    const parts = { date: DAY };
    const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
      token: rosa.token,
      parts,
    });
    return body.closures.map(({ boat: { id }, times }) => [id, times]);
  };
  const day = { boatIds: [boat.id], day: DAY };
  await act('closeTimes', { ...day, hours: { from: '13:00', until: '15:00' } });
  expect(await closures()).toEqual([[boat.id, ['14:00']]]);
  const whole = await act('closeTimes', { ...day, hours: null });
  expect(whole.body.closed).toEqual([{ boat: { id: boat.id, name: boat.name }, times: null }]);
  expect(await closures()).toEqual([[boat.id, null]]);
  for (const _ of [1, 2]) {
    expect(await act('openDay', { boatId: boat.id, day: DAY })).toMatchObject({ status: 200 });
  }
  expect(await closures()).toEqual([]);
  expect((await newVisitor(world).checkOut(boat, { time: '14:00' })).status).toBe(200);
});

test('a departure can move by an hour to a time that overlaps only itself', async () => {
  const availability = { manualDays: [DAY], timeSlotsDefault: ['09:00', '10:00'] };
  const parts = { id: boat.id };
  await call(world.baseUrl, 'updateBoat', { token: rosa.token, parts, payload: { availability } });
  expect(await whereTo(ana)).toEqual([]);
  expect(await whereTo(ana, 'everybody')).toEqual([{ date: DAY, times: ['10:00'] }]);
  const alone = { date: DAY, time: '10:00' };
  expect((await act('moveGuest', alone, { id: ana.bookingId })).status).toBe(409);
  expect(await act('moveDeparture', { ...morning(), to: alone })).toMatchObject({
    body: { moved: 2 },
  });
  const { rows } = await world.database.query(
    'select time, seats_taken as seats from departures where boat_id = $1 and seats_taken > 0',
    [boat.id],
  );
  expect(rows).toEqual([{ time: '10:00', seats: 6 }]);
  expect(await whereTo(bo, 'everybody')).toEqual([{ date: DAY, times: ['09:00'] }]);
  await expectMoneyAndBookingsToAgree(world);
});

test('while others buy the seats, either all guests of a departure move or none of them', async () => {
  const to = { date: NEXT, time: '14:00' };
  const buyers = [1, 2, 3].map(() =>
    newVisitor(world).checkOut(boat, { start: NEXT, end: NEXT, time: '14:00', groupSize: 3 }),
  );
  const [moved, ...bought] = await Promise.all([
    act('moveDeparture', { ...morning(), to }),
    ...buyers,
  ]);
  const sold = bought.filter(({ status }) => status === 200).length;
  expect([moved.status, sold]).toEqual(moved.status === 200 ? [200, 0] : [409, 2]);
  expect(await seatsOn(world, boat.id, DAY)).toBe(moved.status === 200 ? 0 : 6);
  expect(await seatsOn(world, boat.id, NEXT)).toBe(6);
  await expectMoneyAndBookingsToAgree(world);
});

test('the times offered for a move have room for the one guest, or for all guests of the departure', async () => {
  await bookPaidTrip(world, boat, { groupSize: 3, start: NEXT }, 'Cy There');
  const on = async (day: string, isFor?: 'everybody') =>
    (await whereTo(ana, isFor)).find(({ date }) => date === day)?.times;
  expect(await on(DAY)).toEqual(['14:00']);
  expect(await on(NEXT)).toEqual(['09:00', '14:00']);
  expect(await on(NEXT, 'everybody')).toEqual(['14:00']);
  expect(await on(dayAhead(32), 'everybody')).toEqual(['09:00', '14:00']);
});

test('a captain cannot move guests of a called-off trip, but guests can move themselves, which counts as their choice', async () => {
  await callOffBoatsDay(world, rosa, DAY);
  await readOffer(world, ana);
  const refusal = { status: 409, message: expect.stringContaining('was canceled') };
  const to = { date: NEXT, time: '09:00' };
  expect(await act('moveGuest', to, { id: ana.bookingId })).toMatchObject(refusal);
  expect(await act('moveDeparture', { ...morning(), to })).toMatchObject(refusal);
  const asked = { token: rosa.token, parts: { id: ana.bookingId } };
  expect(await call(world.baseUrl, 'whereToMove', asked)).toMatchObject(refusal);
  const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
    token: rosa.token,
    parts: { date: DAY },
  });
  const guests = body.departures.flatMap((departure) => departure.guests);
  expect(guests.map(({ isCalledOff }) => isCalledOff)).toEqual([true, true]);

  expect((await changeTrip(world, ana.token, 'move', to)).status).toBe(200);
  await expect(readOffer(world, ana)).rejects.toThrow('Nothing is offered');
  const [called] = (await call<CallOffView[]>(world.baseUrl, 'callOffs', { token: rosa.token }))
    .body;
  expect(called).toMatchObject({ waiting: 1, anotherDay: 1 });
});

test('an operator can write to a guest on each day of a charter', async () => {
  const first = dayAhead(40);
  const last = dayAhead(41);
  const charter = { pricingMode: 'charter', start: first, end: last } as const;
  const cleo = await bookPaidTrip(world, boat, charter, 'Cleo Days');
  for (const day of [first, last]) {
    const payload = { boatId: boat.id, day, time: day === first ? '09:00' : null };
    const sent = await act('writeToGuests', { ...payload, message: `On ${day}.` });
    expect(sent).toMatchObject({ status: 200 });
  }
  const { body } = await readTrip(world, cleo.token);
  const told = describeTimeline(body).filter((step) => step.startsWith('Your captain wrote'));
  expect(told).toHaveLength(2);
});
