import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { addDays, ISLAND_ZONE, toInstant } from '#domain/time/days.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  createCalendarAccount,
  act,
  between,
  calendarChaos,
  connectAndRead,
  connection,
  DAY,
  disconnectAndLeave,
  hasNoGrants,
  newAccount,
  PATIENCE,
  type CalendarAccount,
} from '../../support/providers/calendar-account.ts';
import {
  operatorWithBoats,
  closedOn,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  newVisitor,
  type CheckoutInput,
  type Visitor,
} from '../../support/worlds/guests/paying-visitor.ts';
import type { NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { exportBooking } from '../../../src/server/marketplace/calendars/connection/export-booking.ts';
import { meetingExporters } from '../../support/providers/concurrent-exporters.ts';
import { expireBooking, reconcile } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let operator: CalendarOperator;
let boat: NewBoat;
let account: CalendarAccount;
let visitor: Visitor;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  [boat] = operator.boats;
  account = newAccount(world);
  visitor = newVisitor(world, 'Ana Boat');
});
afterEach(() => calendarChaos(world));

const closed = () => closedOn(world, boat, DAY);
const sync = () => act(world, operator, 'syncCalendar');

/** Sells and pays a trip at nine; returns the booking's id. */
async function soldTrip(input: CheckoutInput = {}): Promise<string> {
  const { session, bookingId } = await visitor.hold(boat, { start: DAY, ...input });
  await world.provider.pay(session);
  await expect.poll(async () => (await visitor.booking(bookingId)).status, PATIENCE).toBe('paid');
  return bookingId;
}

const titles = async (calendarId?: string) =>
  (await account.events(calendarId)).map(({ title }) => title);
const TITLE = 'Sea Grape: Ana Boat, 2 guests';
const appears = (calendarId?: string) =>
  expect.poll(() => titles(calendarId), PATIENCE).toEqual([TITLE]);
const isGone = (calendarId?: string) => expect.poll(() => titles(calendarId), PATIENCE).toEqual([]);

test('a sold trip is written to the operator’s calendar, and its event closes no departure', async () => {
  await connectAndRead(world, operator, account);
  const bookingId = await soldTrip();
  await appears();
  const [event] = await account.events();
  const { code } = await visitor.booking(bookingId);
  expect(event).toMatchObject({ busy: true });
  expect(event?.description).toContain(`Booking ${code}, 2 guests.`);
  expect(event?.when).toMatchObject({
    startTime: toInstant(DAY, '09:00') / 1000,
    endTime: toInstant(DAY, '13:00') / 1000,
  });
  expect((await sync()).body.problem).toBeNull();
  await account.put(between('15:00', '16:00'));
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  await newVisitor(world).hold(boat, { start: DAY });
  const { token } = operator;
  expect((await call(world.baseUrl, 'calendarConflicts', { token })).body).toEqual([]);
});

test('a charter is written to the calendar with all its days', async () => {
  await connectAndRead(world, operator, account);
  const end = addDays(DAY, 1);
  await soldTrip({ pricingMode: 'charter', end, groupSize: 1 });
  await expect.poll(titles, PATIENCE).toEqual(['Sea Grape: Ana Boat, 1 guest']);
  const [event] = await account.events();
  expect(event?.when).toMatchObject({
    startTime: toInstant(DAY, '09:00') / 1000,
    endTime: toInstant(addDays(end, 1), '00:00') / 1000,
  });
});

test('trips sold earlier are written to a calendar when it is connected', async () => {
  await soldTrip();
  await connectAndRead(world, operator, account);
  await appears();
});

test('an unpaid reservation is in the calendar until its payment deadline, but a hold is not', async () => {
  await connectAndRead(world, operator, account);
  await newVisitor(world, 'Only Looking').hold(boat, { start: DAY });
  const { body } = await visitor.reserve(boat, { startDate: DAY });
  await appears();
  await expireBooking(world, body.id);
  await reconcile(world);
  await isGone();
});

test('a called-off trip is removed from the calendar', async () => {
  await connectAndRead(world, operator, account);
  const id = await soldTrip();
  await appears();
  const cookie = await signInAdmin(world);
  const { amountCents } = await visitor.booking(id);
  const payload = {
    reason: 'The engine broke.',
    refundCents: amountCents,
    mostCents: amountCents,
  };
  const { status } = await callAdmin(world.baseUrl, 'adminCancelBooking', {
    cookie,
    parts: { id },
    payload,
  });
  expect(status).toBe(200);
  await isGone();
});

test('a moved trip is moved in the calendar', async () => {
  await connectAndRead(world, operator, account);
  await soldTrip();
  await appears();
  await account.put(between('10:00', '11:00'));
  const conflicts = async () =>
    (await call<CalendarConflictView[]>(world.baseUrl, 'calendarConflicts', operator)).body;
  await expect.poll(async () => (await conflicts()).length, PATIENCE).toBe(1);
  const [conflict] = await conflicts();
  const { status } = await call(world.baseUrl, 'moveTrip', {
    token: operator.token,
    parts: { id: conflict?.id ?? '' },
    payload: { date: DAY, time: '14:00' },
  });
  expect(status).toBe(200);
  await expect
    .poll(async () => (await account.events()).find(({ title }) => title === TITLE)?.when, PATIENCE)
    .toMatchObject({ startTime: toInstant(DAY, '14:00') / 1000 });
  expect(await titles()).toHaveLength(2);
});

test('trips move to the calendar that the operator selects, and are removed when the account is disconnected', async () => {
  await connectAndRead(world, operator, account);
  await soldTrip();
  await appears();
  const { data } = await account.nylas.calendars.create({
    identifier: account.email,
    requestBody: { name: 'Charters' },
  });
  await act(world, operator, 'selectCalendar', { calendarId: data.id });
  await appears(data.id);
  await isGone();
  await act(world, operator, 'selectCalendar', { calendarId: account.email });
  await appears();
  await isGone(data.id);
  await disconnectAndLeave(world, operator, account);
  // Another operator connects the account, to read its events.
  await connectAndRead(world, await operatorWithBoats(world), account);
  await isGone();
});

test('trips are written to a newly connected account and removed from the old one', async () => {
  await connectAndRead(world, operator, account);
  await soldTrip();
  await appears();
  const next = newAccount(world);
  await connectAndRead(world, operator, next);
  await expect
    .poll(async () => (await next.events()).map(({ title }) => title), PATIENCE)
    .toEqual([TITLE]);
  await expect.poll(() => hasNoGrants(account), PATIENCE).toBe(true);
  await connectAndRead(world, await operatorWithBoats(world), account);
  await isGone();
});

test('a sold trip that the operator moves or deletes in the calendar is restored', async () => {
  await connectAndRead(world, operator, account);
  await soldTrip();
  await appears();
  const [event] = await account.events();
  await account.change(event?.id ?? '', { when: between('16:00', '17:00').when });
  await sync();
  const start = async () => (await account.events())[0]?.when;
  const nine = { startTime: toInstant(DAY, '09:00') / 1000 };
  await expect.poll(start, PATIENCE).toMatchObject(nine);
  await account.remove(event?.id ?? '');
  await sync();
  await appears();
  expect(await closed()).toBeNull();
});

test('a copy of a sold trip’s event counts as the operator’s own event and closes the departures it overlaps', async () => {
  await connectAndRead(world, operator, account);
  const key1 = await soldTrip();
  await appears();
  await account.put(between('15:00', '16:00', DAY, { metadata: { key1 } }));
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
});

test('a trip that the operator adds to their calendar from a mail closes no departure', async () => {
  await connectAndRead(world, operator, account);
  const ownTrip = await soldTrip();
  await appears();
  const strangers = await newVisitor(world).hold((await operatorWithBoats(world)).boats[0], {
    start: DAY,
  });
  const add = (
    bookingId: string,
    from: string,
    until: string,
    host = new URL(world.baseUrl).hostname,
  ) =>
    account.post(`calendars/${account.email}`, {
      title: 'Added',
      kind: 'timed',
      status: 'confirmed',
      timezone: ISLAND_ZONE,
      start_day: DAY,
      end_day: DAY,
      start_time: from,
      end_time: until,
      ical_uid: `${bookingId}@${host}`,
    });
  await calendarChaos(world, { drop: true });
  await add(ownTrip, '09:00', '17:00');
  expect((await sync()).body.problem).toBeNull();
  expect(await closed()).toBeNull();
  await add(strangers.bookingId, '10:00', '11:00');
  await add(ownTrip, '15:00', '16:00', 'elsewhere.test');
  expect((await sync()).body.problem).toBeNull();
  await expect.poll(closed, PATIENCE).toEqual(['09:00', '14:00']);
});

test('a lost answer from the calendar service does not cause a second event', async () => {
  await connectAndRead(world, operator, account);
  const bookingId = await soldTrip();
  await appears();
  await world.database.query(
    'update calendar_events set event_id = null, fingerprint = null where booking_id = $1',
    [bookingId],
  );
  await sync();
  const isKnown = async () => {
    const { rows } = await world.database.query(
      'select 1 from calendar_events where booking_id = $1 and fingerprint is not null',
      [bookingId],
    );
    return rows.length;
  };
  await expect.poll(isKnown, PATIENCE).toBe(1);
  expect(await titles()).toEqual([TITLE]);
  expect(await closed()).toBeNull();
});

test('several processes that write a trip concurrently create only one event', async () => {
  await connectAndRead(world, operator, account);
  const bookingId = await soldTrip();
  await appears();
  const [event] = await account.events();
  await calendarChaos(world, { drop: true });
  await account.remove(event?.id ?? '');
  await world.database.query('delete from calendar_events where booking_id = $1', [bookingId]);
  const { deps, close } = meetingExporters(world, 4);
  await Promise.all(Array.from({ length: 4 }, () => exportBooking(deps, bookingId)));
  await close();
  expect(await titles()).toEqual([TITLE]);
});

test('a trip sold while the calendar service is down is written once the service is back', async () => {
  await connectAndRead(world, operator, account);
  await calendarChaos(world, { apiDown: true });
  await soldTrip();
  await calendarChaos(world);
  await appears();
});

test('an operator sees that a calendar is read-only, and no events are written to it', async () => {
  const rosas = createCalendarAccount(world, 'rosa.calendar@demo.test');
  const { calendars } = await connectAndRead(world, operator, rosas);
  const duties = calendars.find(({ name }) => name === 'Harbour duties')?.id ?? '';
  const { status, body } = await act(world, operator, 'selectCalendar', { calendarId: duties });
  expect(status).toBe(200);
  expect(body.problem).toBe(
    'This calendar is read-only. Its busy times close your boats, but we can’t add your bookings.',
  );
  await soldTrip();
  expect((await sync()).status).toBe(200);
  expect((await connection(world, operator)).problem).toBe(body.problem);
  const found = await rosas.events(duties);
  expect(found.map(({ title }) => title)).not.toContain(TITLE);
});
