import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedDemoWorld } from '../../../db/seed/seed-demo-world.ts';
import { checkConsistency } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

let store: TestDatabase;
let pool: pg.Pool;
/** A transaction that every test rolls back, so that each starts with the same healthy world. */
let world: pg.PoolClient;

beforeAll(async () => {
  store = await createTestDatabase();
  await seedDemoWorld(store.url, Date.now());
  pool = createTestPool(store.url, 2);
  world = await pool.connect();
  await world.query('select aggregate_rollups(current_date - 7)');
});
beforeEach(async () => {
  await world.query('rollback');
  await world.query('begin');
});
afterAll(async () => {
  await world.query('rollback');
  world.release();
  await pool.end();
  await store.drop();
});

const SEAT_BOOKING = `(select id from bookings where pricing_mode = 'perSeat' order by code limit 1)`;
/** Disables triggers and foreign keys, like a superuser. */
const UNGUARDED = `set local session_replication_role = replica`;

test('the doctor accepts aggregated rollups', async () => {
  expect(await checkConsistency(world, Date.now())).toEqual([]);
});

test.each([
  {
    drift: 'a day of the metrics that does not match its bookings',
    plant: `update metric_days set paid_cents = paid_cents + 100
            where (day, flow) = (select day, flow from metric_days where bookings > 0 limit 1)`,
    says: /^The totals for the day \d{4}-\d\d-\d\d, \w+ say that paid_cents is \d+, but it should be \d+\.$/,
  },
  {
    drift: 'a boat’s month that counts one guest too few',
    plant: `update boat_months set guests = guests - 1 where ctid = (select min(ctid) from boat_months)`,
    says: /^The totals for the boat .* in \d{4}-\d\d say that guests is \d+, but it should be \d+\.$/,
  },
  {
    drift: 'a boat that counts one booking too many',
    plant: `update boat_totals set bookings = bookings + 1`,
    says: /^The totals for the boat Trade Wind say that bookings is \d+, but it should be \d+\.$/,
  },
  {
    drift: 'missing monthly sums of operators',
    plant: `delete from operator_months`,
    says: /^The totals for the captain .* in \d{4}-\d\d say that paid_cents is 0, but it should be \d+\.$/,
  },
  {
    drift: 'a changed booking whose change to the metrics was not recorded',
    plant: `${UNGUARDED}; update bookings set group_size = group_size + 1 where id = ${SEAT_BOOKING}`,
    says: /^The totals for the day .* say that guests is \d+, but it should be \d+\.$/,
  },
  {
    drift: 'an account sum that is larger than its entries',
    plant: `update account_days set cents = cents + 1 where account = 'card-clearing'`,
    says: /^The totals for the account card-clearing on \d{4}-\d\d-\d\d say that cents is \d+, but it should be \d+\.$/,
  },
  {
    drift: 'a day of the books that counts one entry too many',
    plant: `update account_days set entries = entries + 1 where entries > 0`,
    says: /^The totals for the books on \d{4}-\d\d-\d\d say that entries is \d+, but it should be \d+\.$/,
  },
  {
    drift: 'a captain who is owed more than their trips earned',
    plant: `update owed_months set owed_cents = owed_cents + 1`,
    says: /^The totals for the amount owed to .* for \d{4}-\d\d say that owed_cents is \d+, but it should be \d+\.$/,
  },
])('the doctor finds $drift', async ({ plant, says }) => {
  await world.query(plant);
  expect(await checkConsistency(world, Date.now())).toContainEqual(expect.stringMatching(says));
  await world.query('select rebuild_rollups()');
  const left = await checkConsistency(world, Date.now());
  expect(left.filter((finding) => finding.startsWith('The totals for '))).toEqual([]);
});
