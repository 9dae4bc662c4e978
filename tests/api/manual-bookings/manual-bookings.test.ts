import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperatorDayView } from '#contract/operator/operator-day-api.ts';
import {
  bookByHand,
  cancelByHand,
  freePlaces,
  walkIn,
} from '../../support/worlds/operators/manual-booking-actions.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import { seatsOn } from '../../support/worlds/operators/called-off-days.ts';
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
  readTrip,
  moveTripStart,
  readTripToken,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
const DAY = dayAhead();

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
});

const book = (changes: Parameters<typeof bookByHand>[2] = {}) => bookByHand(world, rosa, changes);

async function guestsOn(day = DAY) {
  const { body } = await call<OperatorDayView>(world.baseUrl, 'operatorDay', {
    token: rosa.token,
    parts: { date: day },
  });
  return body.departures.flatMap(({ guests }) => guests);
}

test('a walk-in who pays in cash gets seats immediately and appears in the guest list', async () => {
  const booked = await book({ groupSize: 3, customerPhone: '+1 721 555 0100' });
  expect(booked).toMatchObject({
    status: 201,
    body: { status: 'paid', paidBy: 'cash', amountCents: 28_650, payBy: null },
  });
  expect(await seatsOn(world, boat.id, DAY)).toBe(3);
  expect(await guestsOn()).toMatchObject([
    {
      customerName: 'Walt Kinn',
      groupSize: 3,
      email: '',
      phone: '+1 721 555 0100',
      flow: 'operator',
      source: 'walk-in',
      paidBy: 'cash',
      dueCents: 0,
      status: 'paid',
    },
  ]);
  const [places] = (await freePlaces(world, rosa, DAY)).boats.filter(({ id }) => id === boat.id);
  expect(places?.departures).toEqual([
    { time: '09:00', seatsLeft: 5 },
    { time: '14:00', seatsLeft: 8 },
  ]);
  expect(places?.charterTimes).toEqual([]);
  await expectMoneyAndBookingsToAgree(world);
});

test('a manual booking costs what the captain took, and its guest is mailed a link to the trip page', async () => {
  const email = 'paula@example.com';
  await book({
    customerName: 'Paula Phone',
    customerEmail: email,
    source: 'phone',
    payment: 'elsewhere',
    amountCents: 12_345,
  });
  const mail = await theMail(world, email, 'Booking confirmed');
  expect(mail.text).toContain('outside this site');
  expect(mail.text).toContain('$123.45');
  const { body: trip } = await readTrip(world, readTripToken(mail));
  expect(trip).toMatchObject({ paidBy: 'elsewhere', cancel: { refundCents: 0, mostCents: 0 } });
  expect(trip.booking).toMatchObject({ amountCents: 12_345, feeCents: 0, status: 'paid' });
  // The operator made the booking, and gets no mail about it.
  expect((await mailsTo(world, rosa.email)).map(({ subject }) => subject)).toEqual([]);
  await expectMoneyAndBookingsToAgree(world);
});

test('a manual booking with a mailed payment link holds its seats and is paid like any reservation', async () => {
  const email = 'hotel-guest@example.com';
  const booked = await book({
    customerEmail: email,
    source: 'hotel',
    payment: 'link',
    amountCents: 20_055,
  });
  expect(booked.body).toMatchObject({ status: 'pending', paidBy: 'card', amountCents: 20_055 });
  expect(Date.parse(booked.body.payBy ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  expect(await seatsOn(world, boat.id, DAY)).toBe(2);
  const { text } = await theMail(world, email, 'Reserved');
  const link = /http\S+\/booking\/pay\/\S+/.exec(text)?.[0] ?? '';
  const page = await fetch(link, { redirect: 'manual' });
  await world.provider.pay(readSessionId(page.headers.get('location') ?? ''));
  await theMail(world, email, 'Booking confirmed');
  expect((await theMail(world, rosa.email, 'New booking')).text).toContain('has paid');
  expect(await guestsOn()).toMatchObject([{ paidBy: 'card', source: 'hotel', status: 'paid' }]);
  expect((await cancelByHand(world, rosa, booked.body.bookingId)).message).toContain(
    'paid through us',
  );
  await expectMoneyAndBookingsToAgree(world);
});

test('a two-day manual charter takes the whole boat, and a 16-day charter is accepted', async () => {
  const charter = { pricingMode: 'charter' as const, end: dayAhead(31), groupSize: 6 };
  const longer = await book({ ...charter, start: dayAhead(40), end: dayAhead(55) });
  expect([longer.status, (await book(charter)).body.amountCents]).toEqual([201, 240_000]);
  expect((await newVisitor(world).checkOut(boat, { start: dayAhead(31) })).status).toBe(409);
  expect(await book({ start: dayAhead(31) })).toMatchObject({ status: 409 });
  await expectMoneyAndBookingsToAgree(world);
});

test('a repeated manual booking request books once, and is refused if its details differ', async () => {
  const request = { requestKey: randomUUID() };
  const all = await Promise.all([1, 2, 3].map(() => book(request)));
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(all.map(({ body }) => body.code)).size).toBe(1);
  expect(await seatsOn(world, boat.id, DAY)).toBe(2);
  for (const change of [{ groupSize: 3 }, { time: '14:00' }, { amountCents: 100 }]) {
    expect(await book({ ...request, ...change })).toMatchObject({
      status: 409,
      message: expect.stringContaining('already booked'),
    });
  }
  const teun = await operatorWithBoats(world);
  expect((await bookByHand(world, teun, request)).status).toBe(409);
  expect(await seatsOn(world, boat.id, DAY)).toBe(2);
});

test.each([
  ['no name', { customerName: ' ' }, 'customerName', 'Enter the guest’s name'],
  [
    'a payment link but no email address',
    { payment: 'link' as const },
    'customerEmail',
    'Enter an email address',
  ],
  ['an invalid email address', { customerEmail: 'walt' }, 'customerEmail', 'valid email'],
  ['no guests', { groupSize: 0 }, 'groupSize', 'at least 1'],
  ['an impossible date', { start: '2026-02-30' }, 'start', 'Choose a day'],
  ['an amount of zero', { amountCents: 0 }, 'amountCents', 'Enter an amount'],
  ['an amount over $100,000', { amountCents: 10_000_001 }, 'amountCents', 'Enter an amount'],
  ['an unknown source', { source: 'boat' as 'hotel' }, 'source', 'the booking source'],
  ['an unknown payment method', { payment: 'barter' as 'cash' }, 'payment', 'a payment method'],
])(
  'a manual booking with %s is refused with an error at that field',
  async (_, changes, field, words) => {
    const { status, body } = await book(changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { [field]: expect.stringContaining(words) } });
    expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  },
);

test('a manual booking is refused if its departure does not exist, has begun, is full or is closed', async () => {
  expect(await book({ time: '11:00' })).toMatchObject({
    status: 400,
    message: expect.stringContaining('There’s no departure at 11:00 AM'),
  });
  expect((await book({ start: dayAhead(-1) })).message).toContain('has started');
  expect((await book({ groupSize: 9 })).message).toContain('Capacity is 8');
  await book({ groupSize: 7 });
  expect(await book()).toMatchObject({ status: 409, message: expect.stringContaining('2 seats') });
  const closed = { boatIds: [boat.id], day: DAY, hours: null };
  await call(world.baseUrl, 'closeTimes', { token: rosa.token, payload: closed });
  expect((await book({ groupSize: 1 })).status).toBe(400);
  expect(
    (await book({ payment: 'link', customerEmail: 'a@example.com', amountCents: 1 })).status,
  ).toBe(400);
  expect(await seatsOn(world, boat.id, DAY)).toBe(7);
});

test('a manual booking with a payment link is refused if its price is wrong', async () => {
  const link = { payment: 'link' as const, customerEmail: 'ana@example.com' };
  expect(await book({ ...link, amountCents: 100 })).toMatchObject({
    status: 409,
    message: expect.stringContaining('$200.55'),
  });
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
});

test('the booking notice applies to guests but not to the operator’s manual bookings', async () => {
  await world.database.query('update boats set notice_hours = 168 where id = $1', [boat.id]);
  const soon = dayAhead(2);
  expect((await newVisitor(world).checkOut(boat, { start: soon })).status).toBe(400);
  expect((await book({ start: soon })).status).toBe(201);
});

test('an operator cannot manually book another operator’s boat or an unpublished one', async () => {
  const teun = await operatorWithBoats(world);
  const payload = { boatId: boat.id, ...walkIn() };
  const other = await call(world.baseUrl, 'bookByHand', { token: teun.token, payload });
  expect(other.status).toBe(404);
  expect((await call(world.baseUrl, 'bookByHand', { payload })).status).toBe(401);
  await world.database.query(`update boats set status = 'draft' where id = $1`, [boat.id]);
  expect((await book()).status).toBe(404);
  expect((await freePlaces(world, rosa, DAY)).boats).toHaveLength(1);
  const { body } = await bookByHand(world, teun);
  expect((await cancelByHand(world, rosa, body.bookingId)).status).toBe(404);
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
});

test('when a guest and the captain race for the last seats, exactly one of them wins', async () => {
  for (let round = 0; round < 4; round += 1) {
    const start = dayAhead(40 + round);
    await book({ start, groupSize: 6 });
    const [ana, walt] = await Promise.all([
      newVisitor(world).checkOut(boat, { start }),
      book({ start }),
    ]);
    expect(Number(ana.status === 200) + Number(walt.status === 201)).toBe(1);
    expect(await seatsOn(world, boat.id, start)).toBe(8);
  }
  await expectMoneyAndBookingsToAgree(world);
});

test('canceling a manual booking frees its seats once and refunds nothing', async () => {
  const email = 'walt@example.com';
  const { bookingId } = (await book({ customerEmail: email })).body;
  const key = randomUUID();
  const twice = await Promise.all([1, 2].map(() => cancelByHand(world, rosa, bookingId, key)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  expect((await cancelByHand(world, rosa, bookingId)).message).toContain('has ended');
  expect((await theMail(world, email, 'Booking canceled')).text).toContain('will refund you');
  expect((await theMail(world, rosa.email, 'Booking canceled')).text).toContain(
    'please refund the guest yourself',
  );
  const { rows } = await world.database.query('select from booking_refunds where booking_id = $1', [
    bookingId,
  ]);
  expect(rows).toEqual([]);
  await expectMoneyAndBookingsToAgree(world);
});

test('a captain cannot cancel a guest’s online booking or a trip that has begun', async () => {
  const { bookingId: held } = await newVisitor(world).hold(rosa.boats[1]);
  expect((await cancelByHand(world, rosa, held)).message).toContain('This guest booked online');
  const { bookingId } = (await book()).body;
  await moveTripStart(world, bookingId, -1);
  expect(await cancelByHand(world, rosa, bookingId)).toMatchObject({
    status: 409,
    message: expect.stringContaining('has started'),
  });
});

test('a guest who paid the captain must ask to cancel, and the captain’s yes frees the seats without a refund', async () => {
  const email = 'carla@example.com';
  await book({ customerEmail: email, customerName: 'Carla Cash', groupSize: 4 });
  const token = readTripToken(await theMail(world, email, 'Booking confirmed'));
  const refusedCancel = await changeTrip(world, token, 'cancel', { refundCents: 0, reason: '' });
  expect(refusedCancel).toMatchObject({
    status: 409,
    message: expect.stringContaining('You paid your captain'),
  });
  const fewer = await changeTrip(world, token, 'fewer-guests', { groupSize: 2, refundCents: 0 });
  expect(fewer.status).toBe(409);
  const asked = await changeTrip(world, token, 'ask', {
    change: { kind: 'fewer-guests', groupSize: 3 },
  });
  expect(asked.status).toBe(200);
  expect((await theMail(world, rosa.email, 'Please answer')).text).toContain('between the two of');
  await answer('yes');
  expect(await seatsOn(world, boat.id, DAY)).toBe(3);
  const text = (await theMail(world, email, 'Group size changed to 3 guests')).text;
  expect(text).toContain('between the two of you');

  expect((await changeTrip(world, token, 'ask', { change: { kind: 'cancel' } })).status).toBe(200);
  await answer('yes');
  expect(await seatsOn(world, boat.id, DAY)).toBe(0);
  const trip = (await readTrip(world, token)).body;
  expect(trip.booking).toMatchObject({ status: 'refunded', refundedCents: 38_200 });
  expect(describeTimeline(trip)).toContain('The trip was canceled, the captain refunds $382.00');
  await expectMoneyAndBookingsToAgree(world);
});

async function answer(words: 'yes' | 'no') {
  const { body } = await call<{ id: string; refundCents: number }[]>(
    world.baseUrl,
    'changeRequests',
    { token: rosa.token },
  );
  expect(body).toMatchObject([{ refundCents: 0 }]);
  const parts = { id: body[0]?.id ?? '' };
  await call(world.baseUrl, 'answerChangeRequest', {
    token: rosa.token,
    parts,
    payload: { answer: words },
  });
}

test('a captain’s message reaches guests with an email address, and is refused if no guest has one', async () => {
  await book({ groupSize: 1 });
  const message = { boatId: boat.id, day: DAY, time: '09:00', message: 'Bring a jumper.' };
  const write = () =>
    call(world.baseUrl, 'writeToGuests', {
      token: rosa.token,
      payload: { ...message, requestKey: randomUUID() },
    });
  expect(await write()).toMatchObject({ status: 409, message: expect.stringContaining('call') });
  await book({ customerEmail: 'wanda@example.com' });
  expect((await write()).body).toEqual({ written: 1 });
  expect((await theMail(world, 'wanda@example.com', 'Message')).text).toContain('jumper');
});

test('guests of manual bookings can move, correct and transfer their trip like other guests', async () => {
  const email = 'mo@example.com';
  await book({ customerEmail: email });
  const token = readTripToken(await theMail(world, email, 'Booking confirmed'));
  const moved = await changeTrip(world, token, 'move', { date: dayAhead(31), time: '14:00' });
  expect(moved.body.booking).toMatchObject({ startDate: dayAhead(31), time: '14:00' });
  const details = { customerName: 'Mo Mooring', customerPhone: null, specialRequests: 'Shade' };
  expect((await changeTrip(world, token, 'details', details)).status).toBe(200);
  const heir = { customerName: 'Nia New', customerEmail: 'nia@example.com', customerPhone: null };
  expect((await changeTrip(world, token, 'hand-over', heir)).status).toBe(200);
  expect((await theMail(world, 'nia@example.com', 'You have a boat trip')).text).not.toContain(
    'card',
  );
  expect((await theMail(world, email, 'Trip transferred')).text).not.toContain('card');
  await expectMoneyAndBookingsToAgree(world);
});
