import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarExportView } from '#contract/operator/calendar-api.ts';
import { addDays, toInstant } from '#domain/time/days.ts';
import { connectAndRead, newAccount, PATIENCE } from '../../support/providers/calendar-account.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  readAttachedEvent,
  parseOnlyEvent,
  type FiledEvent,
} from '../../support/providers/calendar-files.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import {
  newVisitor,
  type CheckoutInput,
  type Visitor,
} from '../../support/worlds/guests/paying-visitor.ts';
import { addBoat, dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';

const DAY = dayAhead(33);
let world: OperatorWorld;
let operator: CalendarOperator;
let boat: NewBoat;
let visitor: Visitor;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  [boat] = operator.boats;
  visitor = newVisitor(world);
});

type Lengths = { tripMinutes?: number; turnaroundMinutes?: number };

test.each<[string, CheckoutInput, Lengths, string]>([
  [
    'sold by the seat, without the turnaround',
    { time: '09:00' },
    { tripMinutes: 100, turnaroundMinutes: 45 },
    '10:40',
  ],
  ['sold by the seat, past midnight', { time: '14:00' }, { tripMinutes: 660 }, '25:00'],
  [
    'chartered for two days, until midnight',
    { pricingMode: 'charter', time: '09:00', end: addDays(DAY, 1), groupSize: 1 },
    {},
    '24:00',
  ],
])('every calendar has the same start and end for a trip %s', async (_, input, lengths, until) => {
  boat = await addBoat(world, lengths);
  await world.database.query('update boats set operator_id = $2 where id = $1', [
    boat.id,
    operator.boats[0].operatorId,
  ]);
  const account = newAccount(world);
  await connectAndRead(world, operator, account);
  const bookingId = await pay(input);
  const from = toInstant(DAY, input.time ?? '');
  const end = toInstant(input.end ?? DAY, until);
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  const files = [
    readAttachedEvent(await theMail(world, visitor.email, 'Booking confirmed')),
    parseOnlyEvent(await served.text()),
    await exported(),
  ];
  for (const file of files)
    expect([file.start.getTime(), file.end?.getTime()]).toEqual([from, end]);
  await expect.poll(async () => (await account.events()).length, PATIENCE).toBe(1);
  expect((await account.events())[0]?.when).toMatchObject({
    startTime: from / 1000,
    endTime: end / 1000,
  });
});

test('a trip without a stated length has no end in the guest’s calendar files, and lasts 4 hours in the captain’s calendars', async () => {
  const account = newAccount(world);
  await connectAndRead(world, operator, account);
  const bookingId = await pay({ time: '09:00' });
  const from = toInstant(DAY, '09:00');
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  for (const file of [
    readAttachedEvent(await theMail(world, visitor.email, 'Booking confirmed')),
    parseOnlyEvent(await served.text()),
  ]) {
    expect([file.start.getTime(), file.end]).toEqual([from, null]);
    expect(file.description).toContain('Return time: ask your captain.');
  }
  const own = await exported();
  const blocked = toInstant(DAY, '13:00');
  expect([own.start.getTime(), own.end?.getTime()]).toEqual([from, blocked]);
  expect(own.description).toContain('You gave no trip length: the boat is kept free for 4 hours.');
  await expect.poll(async () => (await account.events()).length, PATIENCE).toBe(1);
  expect((await account.events())[0]?.when).toMatchObject({
    startTime: from / 1000,
    endTime: blocked / 1000,
  });
});

test('every time in an exported calendar is in UTC or has a time zone', async () => {
  await pay();
  const stamps = (await exportedText()).match(/^(DTSTAMP|DTSTART|DTEND).*$/gm) ?? [];
  expect(stamps.map((line) => line.trim().replaceAll(/\d/g, '0'))).toEqual([
    // This line is in the VTIMEZONE.
    'DTSTART:00000000T000000',
    'DTSTAMP:00000000T000000Z',
    'DTSTART;TZID=America/Lower_Princes:00000000T000000',
    'DTEND;TZID=America/Lower_Princes:00000000T000000',
  ]);
});

test('a trip’s calendar files have the same sequence number, even if its history is missing', async () => {
  const bookingId = await pay();
  await world.database.query('delete from booking_events where booking_id = $1', [bookingId]);
  const served = await visitor.follow(`/booking/calendar/${bookingId}.ics`);
  const { uid, sequence } = parseOnlyEvent(await served.text());
  expect(await exported()).toMatchObject({ uid, sequence });
});

test('a paid trip that is called off stays in the calendar as cancelled', async () => {
  const bookingId = await pay();
  await world.database.query('delete from booking_events where booking_id = $1', [bookingId]);
  const before = await exported();
  await world.database.query("update bookings set status = 'cancelled' where id = $1", [bookingId]);
  const after = await exported();
  expect(after).toMatchObject({ uid: before.uid, status: 'CANCELLED' });
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('a hold is never in an exported calendar', async () => {
  const { bookingId } = await visitor.hold(boat, { start: DAY });
  await world.database.query("update bookings set status = 'expired' where id = $1", [bookingId]);
  expect(await exportedText()).not.toContain('VEVENT');
});

async function pay(input: CheckoutInput = {}): Promise<string> {
  const { session, bookingId } = await visitor.hold(boat, { start: DAY, ...input });
  await world.provider.pay(session);
  await visitor.poll(session);
  return bookingId;
}

async function exportedText(): Promise<string> {
  const { body } = await call<CalendarExportView[]>(world.baseUrl, 'calendarExports', operator);
  return (await fetch(body.find(({ boatId }) => boatId === null)?.url ?? '')).text();
}

async function exported(): Promise<FiledEvent> {
  return parseOnlyEvent(await exportedText());
}
