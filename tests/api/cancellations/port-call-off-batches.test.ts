import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { waitForGuestNotifications } from '../../support/worlds/operators/called-off-days.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { hurrying } from '../../support/product/wait-for-jobs.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { dayAhead, readBoat, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import {
  addStormBoats,
  callOffPort,
  lockBoatLikeOpenSale,
  newestCallOff,
  STORM_BOATS,
  STORM_DAY,
  STORM_PORT,
} from '../../support/worlds/operators/storm-world.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let world: OperatorWorld;
let cookie: string;
let boats: NewBoat[];
let first: NewBoat;
let last: NewBoat;

beforeAll(async () => {
  world = await createOperatorWorld();
  cookie = await signInAdmin(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query(`update boats set port = 'sxm-marigot' where port = $1`, [STORM_PORT]);
  boats = await addStormBoats(world);
  const [earliest, ...later] = boats;
  first = earliest as NewBoat;
  last = later.at(-1) as NewBoat;
});

test('a call-off of a port is answered before it has finished, and sales of other days continue', async () => {
  await bookPaidTrip(world, first, { groupSize: 2 });
  await bookPaidTrip(world, last, { groupSize: 2 }, 'Bo Late');
  await whileSelling(last, async () => {
    const called = await callOffPort(world.baseUrl, cookie);
    expect(called.status).toBe(200);
    expect(called.body).toMatchObject({
      trips: 2,
      waiting: 2,
      boats: STORM_BOATS,
      boatsDone: 20,
      finishedAt: null,
    });
    for (const boat of boats) {
      expect((await readBoat(world, boat.id)).availability.blackoutDates).toContain(STORM_DAY);
    }
    for (const boat of [first, last]) {
      expect((await newVisitor(world).checkOut(boat, { time: '14:00' })).status).toBe(400);
      const other = dayAhead(32);
      const sold = await newVisitor(world).checkOut(boat, { start: other, end: other });
      expect(sold.status).toBe(200);
    }
    const search = await fetch(`${world.baseUrl}/api/search?date=${STORM_DAY}&port=${STORM_PORT}`);
    expect(((await search.json()) as { items: unknown[] }).items).toEqual([]);
    expect((await newestCallOff(world.baseUrl, cookie)).finishedAt).toBeNull();
  });
  await waitForGuestNotifications(world);
  const done = await newestCallOff(world.baseUrl, cookie);
  expect(done).toMatchObject({ trips: 2, waiting: 2, boatsDone: STORM_BOATS });
  expect(done.finishedAt).not.toBeNull();
});

test('a sale in progress when its day is called off is ended, and its payment page is closed', async () => {
  await bookPaidTrip(world, last, { groupSize: 2, time: '14:00' });
  const holder = await world.database.connect();
  await holder.query('begin');
  await holder.query('select from boat_days where boat_id = $1 and day = $2 for update', [
    last.id,
    STORM_DAY,
  ]);
  const visitor = newVisitor(world, 'Bo Late');
  const selling = visitor.hold(last, { groupSize: 2, time: '14:00' });
  try {
    await expect.poll(() => countWaiters(), { timeout: 30_000 }).toBe(1);
    const called = await callOffPort(world.baseUrl, cookie);
    expect(called.body).toMatchObject({ trips: 1, finishedAt: null });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const { session, bookingId } = await selling;
  await waitForGuestNotifications(world);
  await expectPageExpires(session);
  expect((await visitor.booking(bookingId)).status).toBe('expired');
  expect(await newestCallOff(world.baseUrl, cookie)).toMatchObject({ trips: 1, waiting: 1 });
});

test('a payment page that opens after its trip was called off is closed', async () => {
  const holder = await world.database.connect();
  await holder.query('begin');
  await holder.query('lock table payment_sessions in share mode');
  const visitor = newVisitor(world, 'Cy Slow');
  const selling = visitor.hold(last, { groupSize: 2 });
  const status = async () => {
    const { rows } = await world.database.query<{ status: string }>(
      'select status from bookings where boat_id = $1',
      [last.id],
    );
    return rows[0]?.status;
  };
  try {
    await expect.poll(status, { timeout: 30_000 }).toBe('held');
    await callOffPort(world.baseUrl, cookie);
    await expect.poll(status, { timeout: 30_000 }).toBe('expired');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  const { session } = await selling;
  await expectPageExpires(session);
});

test('a call-off skips boats with neither departures nor bookings at that time', async () => {
  await world.database.query(
    `update boats set availability = jsonb_set(availability, '{recurring,seasons}', '[]') where id = $1`,
    [first.id],
  );
  const called = await callOffPort(world.baseUrl, cookie);
  expect(called.body.boats).toBe(STORM_BOATS - 1);
  expect((await readBoat(world, first.id)).availability.blackoutDates).toEqual([]);
});

test('the preview, the answer and the finished call-off count the same number of trips', async () => {
  await bookPaidTrip(world, first, { groupSize: 2 });
  await newVisitor(world, 'Bo Late').hold(first, { groupSize: 1 });
  await newVisitor(world, 'Cy Form').reserve(last, { groupSize: 2 });
  const preview = await callAdmin<AffectedTripsView>(world.baseUrl, 'adminCallOffPreview', {
    cookie,
    payload: {
      port: STORM_PORT,
      from: { day: STORM_DAY, time: '00:00' },
      until: { day: dayAhead(31), time: '00:00' },
    },
  });
  expect(preview.body.trips).toBe(2);
  const { trips, waiting, refunded } = (await callOffPort(world.baseUrl, cookie)).body;
  expect([trips, waiting + refunded]).toEqual([2, 2]);
  await waitForGuestNotifications(world);
  const done = await newestCallOff(world.baseUrl, cookie);
  expect([done.trips, done.waiting + done.refunded]).toEqual([2, 2]);
});

async function expectPageExpires(session: string): Promise<void> {
  const readStatus = async () =>
    (await world.provider.stripe.checkout.sessions.retrieve(session)).status;
  await expect.poll(hurrying(world, readStatus), { timeout: 30_000 }).toBe('expired');
}

/** Runs `act` while a sale of this boat is not committed yet. */
async function whileSelling(boat: NewBoat, act: () => Promise<void>): Promise<void> {
  const releaseLock = await lockBoatLikeOpenSale(world.database, boat.id);
  try {
    await act();
  } finally {
    await releaseLock();
  }
}

async function countWaiters(): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
