import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BoardView } from '#contract/public/board-api.ts';
import type { ShipDayView } from '#contract/public/ship-api.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readBoat,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

const WORDS =
  'This close to departure, only groups of 4 or more can book. Please choose another time or date.';
/** Day whose decision time, three days before, is past at any hour of today. */
const TOMORROW = dayAhead(1);

let world: PayingWorld;
let boat: NewBoat;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.query(`update boats set status = 'draft'`);
  boat = await addBoat(world, { times: ['09:00'], capacity: 12 });
  await world.database.query(
    `update boats set smallest_number = 4, decision_hours = 72, trip_type = 'tour', charter_price_cents = null where id = $1`,
    [boat.id],
  );
});

const trip = (groupSize: number, start = TOMORROW) => ({ start, end: start, groupSize });

async function found(group: string, date = TOMORROW): Promise<unknown[]> {
  const query = new URLSearchParams({ date, groupSize: group });
  const answer = await fetch(`${world.baseUrl}/api/search?${query.toString()}`);
  return ((await answer.json()) as { items: unknown[] }).items;
}

test('after its decision time, a departure is not sold to a party that would leave it with too few guests', async () => {
  const refused = await newVisitor(world).checkOut(boat, trip(3));
  expect([refused.status, refused.message]).toEqual([409, WORDS]);
  const form = await newVisitor(world).reserve(boat, {
    startDate: TOMORROW,
    endDate: TOMORROW,
    groupSize: 3,
    amountCents: 30_083,
  });
  expect([form.status, form.message]).toEqual([409, WORDS]);
  expect((await newVisitor(world).checkOut(boat, trip(4))).status).toBe(200);
  expect((await newVisitor(world).checkOut(boat, trip(1))).status).toBe(200);
});

test('a departure is sold to any party before its decision time', async () => {
  expect((await newVisitor(world).checkOut(boat, trip(1, dayAhead(10)))).status).toBe(200);
});

test('after its decision time, the search finds a departure only for parties that reach its smallest number', async () => {
  expect(await found('1-4')).toEqual([]);
  expect(await found('5-10')).toHaveLength(1);
  expect(await found('1-4', dayAhead(10))).toHaveLength(1);
});

test('the boat’s page states the smallest number, even without scripts', async () => {
  const { slug } = await readBoat(world, boat.id);
  const query = new URLSearchParams({ date: TOMORROW, guests: '2' });
  const page = await fetch(`${world.baseUrl}/boats/${slug}?${query.toString()}`, {
    headers: { accept: 'text/html' },
  });
  const text = (await page.text()).replaceAll(/<!--.*?-->/g, '');
  expect(text).toContain('This close to departure, only groups of 4 or more can book this date.');
});

test('the board states the smallest number of a departure', async () => {
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${world.baseUrl}/api/board`);
        const { rows } = (await answer.json()) as BoardView;
        return rows.find(({ day, time }) => day === TOMORROW && time === '09:00');
      },
      { timeout: 30_000 },
    )
    .toMatchObject({ places: 'open', left: 12, fromGuests: 4 });
});

test('a ship’s page shows a trip’s minimum number of guests and hides trips that cannot reach it', async () => {
  await world.database.query('update boats set trip_minutes = 120 where id = $1', [boat.id]);
  const shown = async () => {
    const answer = await fetch(
      `${world.baseUrl}/api/ships/${TOMORROW}?aboard=18:00&arrival=07:00&pier=philipsburg`,
    );
    return ((await answer.json()) as ShipDayView).own?.trips ?? [];
  };
  await expect
    .poll(shown, { timeout: 30_000 })
    .toMatchObject([{ boat: { name: 'Sea Grape' }, room: 12, fromGuests: 4 }]);
  await world.database.query('update boats set smallest_number = 13 where id = $1', [boat.id]);
  await expect.poll(shown, { timeout: 30_000 }).toEqual([]);
});

test('a checkout is refused if the guests it counted on leave before it is committed', async () => {
  await newVisitor(world).hold(boat, trip(4));
  const holder = await world.database.connect();
  await holder.query('begin');
  const lock = 'select from boat_days where boat_id = $1 and day = $2 for update';
  await holder.query(lock, [boat.id, TOMORROW]);
  const joining = newVisitor(world, 'Bo Late').checkOut(boat, trip(2));
  await expect.poll(countWaiters, { timeout: 30_000 }).toBe(1);
  // Simulates guests who leave at this moment; releasing their hold would have to wait for the same lock.
  await holder.query('update departures set seats_taken = 0 where boat_id = $1', [boat.id]);
  await holder.query('update boat_days set seats_taken = 0 where boat_id = $1', [boat.id]);
  await holder.query(`update bookings set status = 'expired' where boat_id = $1`, [boat.id]);
  await holder.query('commit');
  holder.release();
  expect((await joining).status).toBe(409);
});

async function countWaiters(): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
