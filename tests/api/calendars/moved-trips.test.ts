import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatFullDay, toInstant } from '#domain/time/days.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import { breakFeed } from '../../support/worlds/operators/calendar-operators.ts';
import { readAttachedEvent, parseOnlyEvent } from '../../support/providers/calendar-files.ts';
import type { OperatorWorld } from '../../support/worlds/operators/operators.ts';
import {
  START,
  busyMorning,
  digits,
  meetOperator,
  createConflictWorld,
  type ConflictWorld,
  type Meeting,
} from '../../support/worlds/operators/conflict-world.ts';
import { mailsTo, subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, readTaken } from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let conflictWorld: ConflictWorld;
let world: OperatorWorld;
let operator: Meeting['operator'];
let boat: Meeting['boat'];
let visitor: Meeting['visitor'];
let path: Meeting['path'];
let calendarSays: Meeting['calendarSays'];
let theConflict: Meeting['theConflict'];
let settle: Meeting['settle'];
let clash: Meeting['clash'];

beforeAll(async () => {
  conflictWorld = await createConflictWorld();
  ({ world } = conflictWorld);
});
beforeEach(async () => {
  ({ operator, boat, visitor, path, calendarSays, theConflict, settle, clash } =
    await meetOperator(conflictWorld));
});
afterAll(() => conflictWorld.close());

test('moving a trip to a free departure moves its seats and mails the guest', async () => {
  const { bookingId, id } = await clash();
  expect(await settle('moveTrip', id, { date: START, time: '09:00' })).toMatchObject({
    status: 409,
    message: 'That time is no longer available. Please choose another one.',
  });
  expect((await settle('moveTrip', id, { date: START, time: '14:00' })).body).toEqual([]);
  expect(await visitor.booking(bookingId)).toMatchObject({ status: 'paid', time: '14:00' });
  expect(await readTaken(world, boat)).toEqual([
    { date: START, time: '14:00', seats: 2, charter: false },
  ]);
  expect(await subjectsTo(world, visitor.email)).toContainEqual(
    expect.stringMatching(/^New date or time/),
  );
});

test('the mails about a moved trip update its event in the calendars of guest and operator', async () => {
  const { bookingId, id } = await clash();
  const before = readAttachedEvent(await theMail(world, visitor.email, 'Booking confirmed'));
  await settle('moveTrip', id, { date: START, time: '14:00' });
  const after = readAttachedEvent(await theMail(world, visitor.email, 'New date or time'));
  expect(after).toMatchObject({ uid: before.uid, status: 'CONFIRMED' });
  expect(after.start.getTime()).toBe(toInstant(START, '14:00'));
  expect(after.sequence).toBeGreaterThan(before.sequence);
  const operators = readAttachedEvent(await theMail(world, operator.email, 'Trip moved'));
  expect(operators).toMatchObject({ uid: before.uid, start: after.start });
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  const { start, sequence, dtstamp } = after;
  expect(parseOnlyEvent(await served.text())).toMatchObject({ start, sequence, dtstamp });
});

test('an operator can move a trip within the booking notice, and the mail repeats the meeting point', async () => {
  await world.database.query(
    `update boats set meeting_point = 'Dock C', bring = 'A towel', crew_phone = '+1 721 555 0177',
       notice_hours = 0 where id = $1`,
    [boat.id],
  );
  const { id } = await clash();
  await world.database.query('update boats set notice_hours = 168 where id = $1', [boat.id]);
  expect((await settle('moveTrip', id, { date: dayAhead(2), time: '09:00' })).status).toBe(200);
  const { text } = await theMail(world, visitor.email, 'New date or time');
  for (const expected of ['Dock C', 'A towel', '+1 721 555 0177']) expect(text).toContain(expected);
});

test('a guest whose trip moves twice gets two mails', async () => {
  const { id } = await clash();
  await settle('moveTrip', id, { date: START, time: '14:00' });
  await calendarSays([`DTSTART:${digits}T150000`, `DTEND:${digits}T160000`]);
  await settle('moveTrip', (await theConflict()).id, { date: START, time: '09:00' });
  const told = (await mailsTo(world, visitor.email)).filter(({ subject }) =>
    subject.startsWith('New date or time'),
  );
  expect(told).toHaveLength(2);
  expect(told[0]?.text).toContain('9:00 AM');
});

/** Lists the start times of a booking's scheduled jobs with this name. */
async function jobsAt(name: string, bookingId: string): Promise<string[]> {
  const { rows } = await world.database.query<{ at: Date }>(
    "select start_after as at from jobs.job where name = $1 and data->>'bookingId' = $2",
    [name, bookingId],
  );
  return rows.map(({ at }) => at.toISOString());
}

/** Deadline of the guest or the operator, far beyond the day to which the trip moves. */
const MUCH_LATER = new Date(toInstant(START, '08:00'));
const SOONER = dayAhead(5);
const newStart = new Date(toInstant(SOONER, '09:00')).toISOString();

async function moveTheClash(bookingId: string): Promise<void> {
  const conflict = await theConflict();
  expect(conflict.bookingId).toBe(bookingId);
  const moved = await settle('moveTrip', conflict.id, {
    date: SOONER,
    time: conflict.time === null ? null : '09:00',
  });
  expect(moved.status).toBe(200);
}

test.each(['perSeat', 'charter'] as const)(
  'an unpaid reservation (%s) that is moved has to be paid by its new start, not by its old deadline',
  async (pricingMode) => {
    const amountCents = pricingMode === 'charter' ? 126_000 : 20_055;
    const input = { pricingMode, startDate: START, endDate: START, amountCents };
    const { body: reserved } = await visitor.reserve(boat, input);
    await world.database.query('update bookings set hold_ends_at = $2 where id = $1', [
      reserved.id,
      MUCH_LATER,
    ]);
    await calendarSays(busyMorning);
    await moveTheClash(reserved.id);
    expect((await visitor.booking(reserved.id)).payBy).toBe(newStart);
    expect(await jobsAt('end-hold', reserved.id)).toContain(newStart);
    const { text } = await theMail(world, visitor.email, 'New date or time');
    expect(text).toContain(`please pay by 9:00 AM on ${formatFullDay(SOONER)}`);
    expect(text).toContain('you haven’t been charged');
  },
);

test('a trip moved while awaiting approval awaits it until its new start at the latest', async () => {
  await breakFeed(world, conflictWorld.feeds, path);
  const { bookingId, session } = await visitor.hold(boat, { start: START });
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('asked');
  await world.database.query('update bookings set approval_due_at = $2 where id = $1', [
    bookingId,
    MUCH_LATER,
  ]);
  await calendarSays(busyMorning);
  await moveTheClash(bookingId);
  expect((await visitor.booking(bookingId)).answerBy).toBe(newStart);
  expect(await jobsAt('expire-approval', bookingId)).toContain(newStart);
});

test('a payment for a trip that has already left is refunded, and the guest is notified', async () => {
  const { body: reserved } = await visitor.reserve(boat);
  const page = await visitor.follow(reserved.payUrl ?? '');
  const session = readSessionId(page.headers.get('location') ?? '');
  await letSailYesterday(reserved.id);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('refunded');
  await waitForJobs(world);
  expect((await world.provider.chargeOf(session)).amount_refunded).toBe(20_055);
  expect(await visitor.booking(reserved.id)).toMatchObject({ status: 'refunded' });
  expect(await subjectsTo(world, visitor.email)).toContainEqual(
    expect.stringMatching(/^Full refund/),
  );
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
});

/** A trip moved by an earlier version, which did not move the payment deadline. */
async function letSailYesterday(bookingId: string): Promise<void> {
  const yesterday = dayAhead(-1);
  await world.database.query('update bookings set start_date = $2, end_date = $2 where id = $1', [
    bookingId,
    yesterday,
  ]);
  for (const table of ['departures', 'boat_days']) {
    await world.database.query(`update ${table} set day = $2 where boat_id = $1`, [
      boat.id,
      yesterday,
    ]);
  }
}

test('a trip can move to a time that overlaps only itself, but not onto another trip', async () => {
  const times = ['09:00', '09:30', '13:15', '14:00'];
  await setTimes(times);
  const { bookingId, session } = await visitor.hold(boat, { start: START, time: '09:30' });
  await world.provider.pay(session);
  await visitor.poll(session);
  await newVisitor(world).hold(boat, { start: START, time: '14:00' });
  // Busy at 13:20: overlaps a four-hour trip from 9:30, but not one from 9:00.
  await calendarSays([`DTSTART:${digits}T132000`, `DTEND:${digits}T133000`]);
  const { id, freeDepartures } = await theConflict();
  expect(freeDepartures.find(({ date }) => date === START)?.times).toEqual(['09:00', '14:00']);
  for (const time of ['09:30', '13:15']) {
    expect((await settle('moveTrip', id, { date: START, time })).status).toBe(409);
  }
  expect((await settle('moveTrip', id, { date: START, time: '09:00' })).status).toBe(200);
  expect(await visitor.booking(bookingId)).toMatchObject({ status: 'paid', time: '09:00' });
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
});

test('a move and concurrent checkouts that overlap across midnight neither double-book the boat nor deadlock', async () => {
  await setTimes(['09:00', '22:00']);
  await world.database.query('update boats set trip_minutes = 300 where id = $1', [boat.id]);
  const { id } = await clash();
  const before = dayAhead(29);
  const buyers = Array.from({ length: 8 }, async (_, nth) => {
    const isCharter = nth % 4 === 3;
    const trip = isCharter
      ? { pricingMode: 'charter' as const, start: before, end: dayAhead(31), groupSize: 1 }
      : { start: nth % 2 === 0 ? before : START, time: '22:00', groupSize: 1 };
    return newVisitor(world).checkOut(boat, trip);
  });
  const moved = settle('moveTrip', id, { date: before, time: '22:00' });
  for (const { status } of await Promise.all([...buyers, moved])) {
    expect([200, 409]).toContain(status);
  }
  await waitForJobs(world);
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
});

async function setTimes(times: string[]): Promise<void> {
  await world.database.query(
    `update boats set availability = jsonb_set(availability, '{recurring,seasons,0,timeSlots}', $2)
     where id = $1`,
    [boat.id, JSON.stringify(times)],
  );
}

test('a charter can move to days that include some of its own', async () => {
  const end = dayAhead(31);
  const { bookingId, session } = await visitor.hold(boat, {
    pricingMode: 'charter',
    start: START,
    end,
  });
  await world.provider.pay(session);
  await visitor.poll(session);
  await calendarSays(busyMorning);
  const conflict = await theConflict();
  const moved = await settle('moveTrip', conflict.id, { date: end, time: '09:00' });
  expect(moved.status).toBe(200);
  expect(await visitor.booking(bookingId)).toMatchObject({
    startDate: end,
    endDate: dayAhead(32),
  });
});

test('a move during concurrent checkouts neither loses a seat nor deadlocks', async () => {
  const { id } = await clash();
  const buyers = Array.from({ length: 6 }, async (_, index) => {
    const buyer = newVisitor(world);
    return buyer.checkOut(boat, { start: START, time: '14:00', groupSize: 1 + (index % 2) });
  });
  const move = settle('moveTrip', id, { date: START, time: '14:00' });
  const answers = await Promise.all([...buyers, move]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  await waitForJobs(world);
  expect(await checkConsistency(world.database, Date.now())).toEqual([]);
});
