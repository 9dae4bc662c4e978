import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  act,
  between,
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
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor, type Visitor } from '../../support/worlds/guests/paying-visitor.ts';

let world: OperatorWorld;
let operator: CalendarOperator;
let account: CalendarAccount;
let visitor: Visitor;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  account = newAccount(world);
  visitor = newVisitor(world, 'Ana Boat');
});

const closed = () => closedOn(world, operator.boats[0], DAY);
const ids = async () => (await account.events()).map(({ id }) => id);
const TITLE = 'Sea Grape: Ana Boat, 2 guests';
const titles = async () => (await account.events()).map(({ title }) => title);

test('a trip left in an expired calendar account is tracked again after reconnecting, and removed after disconnecting', async () => {
  const event = (await soldAndLeftBehind()).eventId;
  await connectAndRead(world, operator, account);
  expect((await act(world, operator, 'syncCalendar')).status).toBe(200);
  await newVisitor(world, 'Bo Late').reserve(operator.boats[1], { startDate: DAY });
  const both = ['Sea Grape: Bo Late, 2 guests', TITLE];
  await expect.poll(async () => (await titles()).toSorted(), PATIENCE).toEqual(both.toSorted());
  expect(await ids()).toContain(event);

  await disconnectAndLeave(world, operator, account);
  await connectAndRead(world, await operatorWithBoats(world), account);
  await expect.poll(titles, PATIENCE).toEqual([]);
});

test('a trip called off while its calendar account was disconnected is removed on reconnecting and closes no departure', async () => {
  await callOff((await soldAndLeftBehind()).bookingId);
  await connectAndRead(world, operator, account);
  expect(await closed()).toBeNull();
  await expect.poll(titles, PATIENCE).toEqual([]);
});

test('a trip left in an expired calendar account is tracked again even if another account was connected in between', async () => {
  await soldAndLeftBehind(() => connectAndRead(world, operator, newAccount(world)));
  await connectAndRead(world, operator, account);
  await act(world, operator, 'syncCalendar');
  expect(await titles()).toEqual([TITLE]);
});

test('an abandoned event is tracked again when it is read, and its duplicate is deleted', async () => {
  const bookingId = await sold();
  const [written] = await ids();
  const second = await account.put(
    between('15:00', '16:00', DAY, { metadata: { key1: bookingId } }),
  );
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  await world.database.query(
    `update calendar_events set grant_id = 'gone', account = null, removed_at = now(),
       event_ids = event_ids || $2 where booking_id = $1`,
    [bookingId, [second]],
  );
  expect((await act(world, operator, 'syncCalendar')).status).toBe(200);
  await expect.poll(ids, PATIENCE).toHaveLength(1);
  await expect.poll(closed, PATIENCE).toBeNull();
  expect([written, second]).toContain((await ids())[0]);
  await expect.poll(titles, PATIENCE).toEqual([TITLE]);
});

test('a copy of a trip that an operator made still counts as busy after reconnecting', async () => {
  const { bookingId } = await soldAndLeftBehind(async () => {
    await disconnectAndLeave(world, operator, account);
    const other = await operatorWithBoats(world);
    await connectAndRead(world, other, account);
    await account.put(between('15:00', '16:00', DAY, { metadata: { key1: await theBooking() } }));
    await act(world, other, 'disconnectCalendar');
  });
  expect(bookingId).toBe(await theBooking());
  await connectAndRead(world, operator, account);
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  expect((await titles()).toSorted()).toEqual(['Dentist', TITLE].toSorted());
});

/** Sells a trip at nine, and waits until it is in the calendar. */
async function sold(): Promise<string> {
  await connectAndRead(world, operator, account);
  const { session, bookingId } = await visitor.hold(operator.boats[0], { start: DAY });
  await world.provider.pay(session);
  await expect.poll(titles, PATIENCE).toEqual([TITLE]);
  await expect.poll(() => isWritten(bookingId), PATIENCE).toBe(true);
  return bookingId;
}

/** Sells a trip, then the account refuses access and its operator disconnects it. */
async function soldAndLeftBehind(
  letGo: () => Promise<unknown> = () => act(world, operator, 'disconnectCalendar'),
): Promise<{ bookingId: string; eventId: string }> {
  const bookingId = await sold();
  const [eventId = ''] = await ids();
  await account.post(`accounts/${account.email}/expire`);
  const needsReconnect = async () => (await connection(world, operator)).needsReconnect;
  await expect.poll(needsReconnect, PATIENCE).toBe(true);
  await letGo();
  await expect.poll(() => hasNoGrants(account), PATIENCE).toBe(true);
  return { bookingId, eventId };
}

async function isWritten(bookingId: string): Promise<boolean> {
  const { rows } = await world.database.query(
    'select 1 from calendar_events where booking_id = $1 and fingerprint is not null',
    [bookingId],
  );
  return rows.length > 0;
}

async function theBooking(): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    'select id from bookings where boat_id = $1',
    [operator.boats[0].id],
  );
  return rows[0]?.id ?? '';
}

async function callOff(id: string): Promise<void> {
  const { amountCents } = await visitor.booking(id);
  const { status } = await callAdmin(world.baseUrl, 'adminCancelBooking', {
    cookie: await signInAdmin(world),
    parts: { id },
    payload: { reason: 'The engine broke.', refundCents: amountCents, mostCents: amountCents },
  });
  expect(status).toBe(200);
}
