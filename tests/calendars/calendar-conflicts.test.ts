import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarConflictView } from '#contract/calendar-views.ts';
import { islandInstant } from '#domain/days.ts';
import {
  addFeed,
  breakFeed,
  captainWithBoats,
  type CalendarCaptain,
} from '../support/calendar-captains.ts';
import { call, openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import { visitDoctor } from '../support/doctor-visit.ts';
import {
  calendarAnswer,
  calendarOf,
  openFeedServer,
  type FeedServer,
} from '../support/feed-server.ts';
import { subjectsTo } from '../support/mailbox.ts';
import { newVisitor, type Visitor } from '../support/paying-visitor.ts';
import { dayAhead, takenOf, type NewBoat } from '../support/paying-world.ts';
import { untilQuiet } from '../support/quiet.ts';
import { sessionOf } from '../support/visitors.ts';

let feeds: FeedServer;
let world: CaptainWorld;
let captain: CalendarCaptain;
let boat: NewBoat;
let visitor: Visitor;
let feedId = '';
let path = '';
let place = 0;

beforeAll(async () => {
  feeds = await openFeedServer();
  world = await openCaptainWorld({ CALENDAR_FEED_HOSTS: feeds.host });
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});

/** A captain with a quiet calendar, and a visitor. */
beforeEach(async () => {
  place += 1;
  path = `/calendar-${place}.ics`;
  feeds.answer(path, calendarAnswer(calendarOf()));
  captain = await captainWithBoats(world);
  [boat] = captain.boats;
  feedId = (await addFeed(world, captain, feeds.url(path))).body.id;
  visitor = newVisitor(world);
});

const START = dayAhead();
const digits = START.replaceAll('-', '');
const busyMorning = [`DTSTART:${digits}T100000`, `DTEND:${digits}T110000`];

/** From now on the captain's calendar says this. */
async function calendarSays(...events: string[][]): Promise<void> {
  feeds.answer(path, calendarAnswer(calendarOf(...events)));
  const { token } = captain;
  await call(world.door, 'readCalendarFeed', { token, parts: { id: feedId } });
}

type Conflicts = CalendarConflictView[];
const conflicts = async () =>
  (await call<Conflicts>(world.door, 'calendarConflicts', { token: captain.token })).body;
const settle = (name: 'keepTrip' | 'moveTrip' | 'cancelTrip', id: string, payload?: object) =>
  call<Conflicts>(world.door, name, { token: captain.token, parts: { id }, payload });

/** A paid trip at nine on which a busy time lands. */
async function clash(): Promise<{ bookingId: string; session: string; id: string }> {
  const { bookingId, session } = await visitor.hold(boat, { start: START });
  await world.provider.pay(session);
  await visitor.poll(session);
  await calendarSays(busyMorning);
  await expect.poll(async () => (await conflicts()).length).toBe(1);
  const [conflict] = await conflicts();
  return { bookingId, session, id: conflict?.id ?? '' };
}

test('a busy time that lands on a sold trip is told to the captain, once', async () => {
  const { bookingId } = await clash();
  await calendarSays(busyMorning);
  const [conflict, ...others] = await conflicts();
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({
    bookingId,
    boatName: boat.name,
    customerEmail: visitor.email,
    time: '09:00',
    calendarName: 'My calendar',
  });
  const free = conflict?.freeDepartures ?? [];
  expect(free.find(({ date }) => date === START)?.times).toEqual(['14:00']);
  expect(await subjectsTo(world, captain.email)).toContainEqual(
    expect.stringMatching(/^Your calendar says busy/),
  );
});

test('a busy time that came while a visitor was paying is found when they have paid', async () => {
  const { session } = await visitor.hold(boat, { start: START });
  await calendarSays(busyMorning);
  await untilQuiet(world);
  expect(await conflicts()).toEqual([]);
  await world.provider.pay(session);
  await visitor.poll(session);
  await expect.poll(async () => (await conflicts()).length).toBe(1);
});

test('a busy time that goes away again takes the conflict along', async () => {
  await clash();
  await calendarSays();
  await expect.poll(conflicts).toEqual([]);
});

test('a trip that is kept stays sold, and is not asked about again', async () => {
  const { bookingId, id } = await clash();
  expect((await settle('keepTrip', id)).body).toEqual([]);
  await calendarSays(busyMorning, [`DTSTART:${digits}T230000`, 'DURATION:PT5M', 'UID:late']);
  await untilQuiet(world);
  expect(await conflicts()).toEqual([]);
  expect((await visitor.booking(bookingId)).status).toBe('paid');
  expect((await settle('keepTrip', id)).status).toBe(404);
});

test('a trip moves to a free departure: seats, mails and all', async () => {
  const { bookingId, id } = await clash();
  expect(await settle('moveTrip', id, { date: START, time: '09:00' })).toMatchObject({
    status: 409,
    message: 'That time is no longer free. Please choose another one.',
  });
  expect((await settle('moveTrip', id, { date: START, time: '14:00' })).body).toEqual([]);
  expect(await visitor.booking(bookingId)).toMatchObject({ status: 'paid', time: '14:00' });
  expect(await takenOf(world, boat)).toEqual([
    { date: START, time: '14:00', seats: 2, charter: false },
  ]);
  expect(await subjectsTo(world, visitor.email)).toContainEqual(expect.stringMatching(/^New time/));
});

/** What a clock of the server does to the booking, and when. */
async function jobsAt(name: string, bookingId: string): Promise<string[]> {
  const { rows } = await world.database.query<{ at: Date }>(
    "select start_after as at from jobs.job where name = $1 and data->>'bookingId' = $2",
    [name, bookingId],
  );
  return rows.map(({ at }) => at.toISOString());
}

/** Until when the guest, or the captain, has time: far beyond the day the trip moves to. */
const MUCH_LATER = new Date(islandInstant(START, '08:00'));
const SOONER = dayAhead(5);
const newStart = new Date(islandInstant(SOONER, '09:00')).toISOString();

async function moveTheClash(bookingId: string): Promise<void> {
  await expect.poll(async () => (await conflicts()).length).toBe(1);
  const [conflict] = await conflicts();
  expect(conflict?.bookingId).toBe(bookingId);
  const moved = await settle('moveTrip', conflict?.id ?? '', {
    date: SOONER,
    time: conflict?.time === null ? null : '09:00',
  });
  expect(moved.status).toBe(200);
}

test.each(['perSeat', 'charter'] as const)(
  'a reservation that moves (%s) is to be paid before its new start, not by its old time',
  async (pricingMode) => {
    const amountCents = pricingMode === 'charter' ? 126_000 : 20_055;
    const wish = { pricingMode, startDate: START, endDate: START, amountCents };
    const { body: reserved } = await visitor.reserve(boat, wish);
    await world.database.query('update bookings set hold_ends_at = $2 where id = $1', [
      reserved.id,
      MUCH_LATER,
    ]);
    await calendarSays(busyMorning);
    await moveTheClash(reserved.id);
    expect((await visitor.booking(reserved.id)).payBy).toBe(newStart);
    expect(await jobsAt('end-hold', reserved.id)).toContain(newStart);
  },
);

test('a trip that moves while its captain is asked waits for their yes until its new start, not for longer', async () => {
  await breakFeed(world, feeds, path);
  const { bookingId, session } = await visitor.hold(boat, { start: START });
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('asked');
  await world.database.query('update bookings set captain_answers_until = $2 where id = $1', [
    bookingId,
    MUCH_LATER,
  ]);
  await calendarSays(busyMorning);
  await moveTheClash(bookingId);
  expect((await visitor.booking(bookingId)).answerBy).toBe(newStart);
  expect(await jobsAt('end-asking', bookingId)).toContain(newStart);
});

test('money that comes for a reservation after its trip has left goes back, and the guest is told', async () => {
  const { body: reserved } = await visitor.reserve(boat);
  const page = await visitor.follow(reserved.payUrl ?? '');
  const session = sessionOf(page.headers.get('location') ?? '');
  await letSailYesterday(reserved.id);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).body.status).toBe('refunded');
  await untilQuiet(world);
  expect((await world.provider.chargeOf(session)).amount_refunded).toBe(20_055);
  expect(await visitor.booking(reserved.id)).toMatchObject({ status: 'refunded' });
  expect(await subjectsTo(world, visitor.email)).toContainEqual(
    expect.stringMatching(/^Full refund/),
  );
  const { exitCode, words } = await visitDoctor({ DATABASE_URL: world.databaseUrl });
  expect(exitCode, words).toBe(0);
});

/** As a trip was that moved before the time to pay moved along. */
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

test('a trip that is called off is paid back in full', async () => {
  const { bookingId, session, id } = await clash();
  expect((await settle('cancelTrip', id)).body).toEqual([]);
  await untilQuiet(world);
  expect((await world.provider.chargeOf(session)).amount_refunded).toBe(19_100);
  expect(await visitor.booking(bookingId)).toMatchObject({
    status: 'refunded',
    refundedCents: 19_100,
  });
  expect(await takenOf(world, boat)).toEqual([]);
});

test('a charter moves to other days, its own among them', async () => {
  const end = dayAhead(31);
  const { bookingId, session } = await visitor.hold(boat, {
    pricingMode: 'charter',
    start: START,
    end,
  });
  await world.provider.pay(session);
  await visitor.poll(session);
  await calendarSays(busyMorning);
  await expect.poll(async () => (await conflicts()).length).toBe(1);
  const [conflict] = await conflicts();
  const moved = await settle('moveTrip', conflict?.id ?? '', { date: end, time: '09:00' });
  expect(moved.status).toBe(200);
  expect(await visitor.booking(bookingId)).toMatchObject({
    startDate: end,
    endDate: dayAhead(32),
  });
});

test('what did not close a charter is no conflict with it: before the first departure, after the last return', async () => {
  await calendarSays([`DTSTART:${digits}T060000`, `DTEND:${digits}T070000`]);
  const charter = { startDate: START, endDate: START, amountCents: 126_000 };
  const { status } = await visitor.reserve(boat, { pricingMode: 'charter', ...charter });
  expect(status).toBe(201);
  await calendarSays(
    [`DTSTART:${digits}T070000`, `DTEND:${digits}T083000`, 'UID:breakfast'],
    [`DTSTART:${digits}T223000`, `DTEND:${digits}T230000`, 'UID:late'],
  );
  await untilCompared();
  expect(await conflicts()).toEqual([]);
  expect(await subjectsTo(world, captain.email)).not.toContainEqual(
    expect.stringMatching(/^Your calendar says busy/),
  );
});

/** Everything sold has been compared with every calendar. */
const untilCompared = () =>
  expect
    .poll(async () => {
      const { rows } = await world.database.query(
        "select from jobs.job where name = 'find-conflicts' and state in ('created', 'retry', 'active')",
      );
      return rows.length;
    })
    .toBe(0);

test('moves at the same moment neither lose a seat nor wait for ever', async () => {
  const { id } = await clash();
  const buyers = Array.from({ length: 6 }, async (_, index) => {
    const buyer = newVisitor(world);
    return buyer.checkOut(boat, { start: START, time: '14:00', groupSize: 1 + (index % 2) });
  });
  const move = settle('moveTrip', id, { date: START, time: '14:00' });
  const answers = await Promise.all([...buyers, move]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  await untilQuiet(world);
  const { exitCode, words } = await visitDoctor({ DATABASE_URL: world.databaseUrl });
  expect(exitCode, words).toBe(0);
});
