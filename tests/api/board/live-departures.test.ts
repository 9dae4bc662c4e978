import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_BOARD_ROWS, type BoardRowView } from '#contract/public/board-api.ts';
import type { NextDeparturesView } from '#contract/public/home-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import {
  operatorWithBoats,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  callOffBoatsDay,
  chooseOffer,
  readOffer,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
import { addBooking } from '../../support/worlds/operators/day-world.ts';
import {
  listenToBoard,
  readBoard,
  readBoardRows,
  type ListenedBoard,
} from '../../support/worlds/guests/board-client.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let rosa: CalendarOperator;
let boat: NewBoat;
let board: ListenedBoard;
let cookie: string;
/** Tomorrow, so that both departures are upcoming. */
const DAY = dayAhead(1);
const NINE = { start: DAY, end: DAY, time: '09:00' };

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  rosa = await operatorWithBoats(world);
  boat = rosa.boats[0];
  await world.database.query('update boats set trip_minutes = 240 where id = $1', [boat.id]);
  board = await listenToBoard(world);
  return () => board.leave();
});

const act = (name: 'closeTimes' | 'openDay', payload: object) =>
  call(world.baseUrl, name, {
    token: rosa.token,
    payload: { requestKey: randomUUID(), ...payload },
  });
const at = (rows: BoardRowView[], time: string) =>
  rows.find((row) => row.day === DAY && row.time === time);
/** Waits until both the stream and the API show tomorrow's 09:00 departure as expected; null means it is not shown. */
async function waitForNineOClockRow(expected: Partial<BoardRowView> | null): Promise<void> {
  const isSo = (rows: BoardRowView[]) => {
    const row = at(rows, '09:00');
    if (!row || !expected) return !row && !expected;
    return Object.entries(expected).every(
      ([name, value]) => row[name as keyof typeof row] === value,
    );
  };
  await board.waitForRows(boat, isSo);
  // Cached answers show a direct change of the database within a second.
  await expect
    .poll(async () => isSo(await readBoardRows(world, boat)), { timeout: 30_000 })
    .toBe(true);
}

test('sales, holds and cancellations change the seats left on the board', async () => {
  await waitForNineOClockRow({
    status: 'scheduled',
    places: 'open',
    left: 8,
    seats: 8,
    back: '13:00',
  });
  const ana = await bookPaidTrip(world, boat, { ...NINE, groupSize: 3 });
  await waitForNineOClockRow({ places: 'open', left: 5 });
  const bo = newVisitor(world);
  const { bookingId } = await bo.hold(boat, { ...NINE, groupSize: 5 });
  await waitForNineOClockRow({ places: 'full', left: 0 });
  await bo.follow(`/checkout/abandon/${bookingId}`);
  await waitForNineOClockRow({ places: 'open', left: 5 });
  const paid = 3 * 9550;
  const payload = { reason: 'Sick.', refundCents: paid, mostCents: paid };
  const cancelled = await callAdmin(world.baseUrl, 'adminCancelBooking', {
    cookie,
    payload,
    parts: { id: ana.bookingId },
  });
  expect(cancelled.status).toBe(200);
  await waitForNineOClockRow({ places: 'open', left: 8 });
});

test('the board shows no return time for a boat without a stated trip length, whether booked or not', async () => {
  await world.database.query('update boats set trip_minutes = null where id = $1', [boat.id]);
  await waitForNineOClockRow({ status: 'scheduled', places: 'open', left: 8, back: null });
  await bookPaidTrip(world, boat, { ...NINE, groupSize: 3 });
  await waitForNineOClockRow({ status: 'scheduled', left: 5, back: null });
  await callOffBoatsDay(world, rosa, DAY);
  await waitForNineOClockRow({ status: 'called-off', back: null });
});

test('a called-off day stays marked on the board after its guests have been refunded', async () => {
  const ana = await bookPaidTrip(world, boat, NINE);
  await callOffBoatsDay(world, rosa, DAY);
  await waitForNineOClockRow({ status: 'called-off', places: 'closed', left: 0 });
  // The afternoon had no guests, but is called off as well.
  await board.waitForRows(boat, (rows) => at(rows, '14:00')?.status === 'called-off');
  await waitForGuestNotifications(world);
  const { refundCents } = await refundOf(ana);
  expect((await chooseOffer(world, ana, { kind: 'refunded', refundCents })).status).toBe(200);
  await waitForGuestNotifications(world);
  await waitForNineOClockRow({ status: 'called-off' });

  await act('openDay', { boatId: boat.id, day: DAY });
  await waitForNineOClockRow({ status: 'scheduled', places: 'open', left: 8 });
});

async function refundOf(guest: { token: string }) {
  return { refundCents: (await readOffer(world, guest)).refundCents };
}

test('a closed departure leaves the board unless it has bookings', async () => {
  const hours = { from: '08:00', until: '10:00' };
  await act('closeTimes', { boatIds: [boat.id], day: DAY, hours });
  await waitForNineOClockRow(null);
  await act('openDay', { boatId: boat.id, day: DAY });
  await waitForNineOClockRow({ places: 'open', left: 8 });
  await bookPaidTrip(world, boat, NINE);
  await act('closeTimes', { boatIds: [boat.id], day: DAY, hours });
  await waitForNineOClockRow({ status: 'scheduled', places: 'closed', left: 0 });
});

test('the next departures are at most four, in order of time, and all have seats left', async () => {
  const next = async () =>
    (await call<NextDeparturesView>(world.baseUrl, 'nextDepartures')).body.departures;
  const nine = async () => (await next()).some(({ time, day }) => time === '09:00' && day === DAY);
  // Hides the boats of the other tests, so that all departures are of this boat.
  await world.database.query(`update boats set status = 'draft' where id <> $1`, [boat.id]);
  await expect
    .poll(async () => (await next()).every((row) => row.boat.slug === boat.slug))
    .toBe(true);
  await expect.poll(nine).toBe(true);
  const keys = (await next()).map(({ day, time }) => `${day} ${time}`);
  expect(keys).toEqual(keys.toSorted());
  expect(keys.length).toBeLessThanOrEqual(4);
  await bookPaidTrip(world, boat, { ...NINE, groupSize: 8 });
  await expect.poll(nine).toBe(false);
});

test('the next departures include an open one even if more closed ones come first than fit on the board', async () => {
  await world.database.query(`update boats set status = 'draft' where id <> all($1)`, [
    rosa.boats.map(({ id }) => id),
  ]);
  const [, closed] = rosa.boats;
  // Otherwise today's departures would take all four places before nine in the morning.
  await act('closeTimes', {
    boatIds: rosa.boats.map(({ id }) => id),
    day: dayAhead(0),
    hours: null,
  });
  for (let minute = 0; minute <= MAX_BOARD_ROWS; minute += 1) {
    const clock = [Math.floor(minute / 60), minute % 60].map((part) =>
      String(part).padStart(2, '0'),
    );
    await addBooking(world, { boatId: closed.id, day: DAY, time: clock.join(':') });
  }
  const open = async () => {
    const answer = await call<NextDeparturesView>(world.baseUrl, 'nextDepartures');
    return answer.body.departures.map(({ day, time }) => `${day} ${time}`);
  };
  await expect.poll(async () => (await readBoard(world)).isMore).toBe(true);
  await expect.poll(open).toContain(`${DAY} 09:00`);
});

test('a departure that only larger groups can still book is not among the next departures', async () => {
  const slugs = async () => {
    const answer = await call<NextDeparturesView>(world.baseUrl, 'nextDepartures');
    return answer.body.departures.map((row) => row.boat.slug);
  };
  await world.database.query(`update boats set status = 'draft' where id <> $1`, [boat.id]);
  await expect.poll(slugs).toContain(boat.slug);
  await world.database.query(
    'update boats set smallest_number = 4, decision_hours = 72 where id = $1',
    [boat.id],
  );
  await expect.poll(slugs).toEqual([]);
});

test('the board shows a chartered boat as one line without free seats', async () => {
  await bookPaidTrip(world, boat, { ...NINE, pricingMode: 'charter', groupSize: 4 });
  await waitForNineOClockRow({ isCharter: true, places: 'full', status: 'scheduled', back: null });
  expect((await readBoardRows(world, boat)).filter(({ day }) => day === DAY)).toHaveLength(1);
});

test('the board shows an available charter-only boat as one line a day', async () => {
  await world.database.query(`update boats set trip_type = 'private' where id = $1`, [boat.id]);
  await board.waitForRows(boat, (rows) => rows.filter(({ day }) => day === DAY).length === 1);
  await waitForNineOClockRow({ isCharter: true, places: 'open', left: 8, back: null });
});

test('a trip that has left stays on the board as sailed until it is back', async () => {
  const today = dayAhead(0);
  const id = await addBooking(world, { boatId: boat.id, day: today, time: '00:00' });
  await world.database.query('update bookings set trip_minutes = 1440 where id = $1', [id]);
  await board.waitForRows(boat, (rows) =>
    rows.some(({ day, time, status }) => day === today && time === '00:00' && status === 'sailed'),
  );
  await world.database.query('update bookings set trip_minutes = 1 where id = $1', [id]);
  await board.waitForRows(
    boat,
    (rows) => !rows.some(({ day, time }) => day === today && time === '00:00'),
  );
});

test('the board of a port shows only boats of that port, and no boats of a suspended operator', async () => {
  await world.database.query(`update boats set port = 'sxm-cupecoy' where id = $1`, [boat.id]);
  const cupecoy = await listenToBoard(world, '?port=sxm-cupecoy');
  await cupecoy.waitForRows(boat, (rows) => at(rows, '09:00'));
  const { rows } = await readBoard(world, '?port=sxm-cupecoy');
  expect(new Set(rows.map(({ port }) => port))).toEqual(new Set(['sxm-cupecoy']));
  await bookPaidTrip(world, boat, NINE);
  await world.database.query(`update operators set status = 'suspended' where email = $1`, [
    rosa.email,
  ]);
  await cupecoy.waitForRows(boat, (shown) => shown.length === 0);
  cupecoy.leave();
});

test('an unchanged board is not sent again to a client that reconnects', async () => {
  await board.waitForEvent('board');
  const first = board.events.find(({ event }) => event === 'board');
  const again = await listenToBoard(world, '', { 'last-event-id': first?.id ?? '' });
  await again.waitForEvent('alive');
  expect(again.events.map(({ event }) => event)).toEqual(['alive']);
  again.leave();
});

test('the metrics state how many clients follow a board', async () => {
  const listeners = async () => {
    const metrics = await (await fetch(`${world.baseUrl}/metrics`)).text();
    return Number(/^board_listeners (\d+)$/m.exec(metrics)?.[1]);
  };
  const before = await listeners();
  expect(before).toBeGreaterThan(0);
  const another = await listenToBoard(world);
  expect(await listeners()).toBe(before + 1);
  another.leave();
  await expect.poll(listeners).toBe(before);
});
