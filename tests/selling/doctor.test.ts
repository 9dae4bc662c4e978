import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pourWorld } from '../../db/world/pour-world.ts';
import { examine } from '../../src/server/doctor/examination.ts';
import { newDataFolder, postgresPid } from '../process/data-folders.ts';
import { visitDoctor } from '../support/doctor-visit.ts';
import { startProductOnDataDir } from '../support/product.ts';
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts';

const WELL = {
  exitCode: 0,
  words: 'All is well: what is sold adds up, and nothing is overdue.',
};

let store: TestDatabase;
let pool: pg.Pool;
/** A transaction that every test takes back, so that each finds the same healthy world. */
let world: pg.PoolClient;

beforeAll(async () => {
  store = await openTestDatabase();
  await pourWorld(store.url, Date.now());
  pool = new pg.Pool({ connectionString: store.url, max: 2 });
  world = await pool.connect();
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
const LATE = `now() - interval '1 hour'`;

test('the demo world is healthy', async () => {
  expect(await examine(world, Date.now())).toEqual([]);
});

test.each([
  {
    drift: 'a departure that counts a seat too many',
    plant: `update departures set seats_taken = seats_taken - 1 where seats_taken = capacity`,
    says: /^\S.* on \d{4}-\d\d-\d\d at \d\d:\d\d: \d+ seats are booked, but its departure counts \d+\.$/,
  },
  {
    drift: 'a departure that was never written',
    plant: `delete from departures where seats_taken > 0`,
    says: /seats are booked, but its departure counts 0\.$/,
  },
  {
    drift: 'a departure of which nobody booked',
    plant: `update bookings set status = 'cancelled' where id = ${SEAT_BOOKING}`,
    says: /seats are booked, but its departure counts \d+\.$/,
  },
  {
    drift: 'a boat-day that counts otherwise',
    plant: `update boat_days set seats_taken = seats_taken + 1 where seats_taken > 0`,
    says: /seats are booked, but its day counts \d+\.$/,
  },
  {
    drift: 'a charter that lost its day',
    plant: `update boat_days set charter_booking = null where charter_booking is not null`,
    says: /the charter is booking [0-9a-f-]{36}, but its day is marked for none\.$/,
  },
  {
    drift: 'a day kept for a charter that was called off',
    plant: `update bookings set status = 'cancelled' where pricing_mode = 'charter'`,
    says: /the charter is booking none, but its day is marked for [0-9a-f-]{36}\.$/,
  },
  {
    drift: 'an oversold departure, whose ledger agrees',
    plant: `
      update bookings set group_size = group_size + 1 where id = ${SEAT_BOOKING};
      alter table departures drop constraint departures_check;
      update departures d set seats_taken = seats_taken + 1 from bookings b
        where b.id = ${SEAT_BOOKING} and (d.boat_id, d.day, d.time) = (b.boat_id, b.start_date, b.time);
      update boat_days d set seats_taken = seats_taken + 1 from bookings b
        where b.id = ${SEAT_BOOKING} and (d.boat_id, d.day) = (b.boat_id, b.start_date)`,
    says: /^Trade Wind on .*: 21 seats are sold, but there are only 20\.$/,
  },
  {
    drift: 'a charter on a day with guests',
    plant: `
      update bookings c set boat_id = b.boat_id, start_date = b.start_date, end_date = b.start_date
      from bookings b where b.id = ${SEAT_BOOKING}
        and c.id = (select id from bookings where pricing_mode = 'charter' limit 1)`,
    says: /booking SXM-DEMO-\d{4} has chartered the boat, but booking SXM-DEMO-\d{4} is on it too\.$/,
  },
  {
    drift: 'an unpaid booking past its time',
    plant: `update bookings set status = 'held', hold_ends_at = ${LATE} where id = ${SEAT_BOOKING}`,
    says: /^Booking SXM-DEMO-\d{4} is unpaid and keeps its seats, though its time was over at .* UTC\.$/,
  },
  {
    drift: 'a mail that was promised and never sent',
    plant: `insert into mails (key, booking_id, kind, recipient, queued_at, last_error)
            values ('lost', ${SEAT_BOOKING}, 'confirmation', 'visitor', ${LATE}, 'mailbox full')`,
    says: /^A confirmation mail to the visitor of booking SXM-DEMO-\d{4} .* is not sent: mailbox full$/,
  },
  {
    drift: 'a refund that is owed',
    plant: `insert into payment_sessions (id, booking_id, amount_cents, status, url, expires_at, created_at, settled_at)
            values ('cs_1', ${SEAT_BOOKING}, 9550, 'refund_due', '', ${LATE}, ${LATE}, ${LATE})`,
    says: /^\$95\.50 are owed back to the visitor of booking SXM-DEMO-\d{4} since .* UTC\.$/,
  },
])('the doctor finds $drift', async ({ plant, says }) => {
  await world.query(plant);
  expect(await examine(world, Date.now())).toContainEqual(expect.stringMatching(says));
});

test('what is a few minutes late is not an illness', async () => {
  await world.query(`insert into mails (key, booking_id, kind, recipient, queued_at)
    values ('slow', ${SEAT_BOOKING}, 'confirmation', 'visitor', now() - interval '5 minutes')`);
  expect(await examine(world, Date.now())).toEqual([]);
});

test('npm run doctor says what is wrong with the owner’s database, and fails', async () => {
  const other = await openTestDatabase();
  await pourWorld(other.url, Date.now());
  expect(await visitDoctor({ DATABASE_URL: other.url })).toEqual(WELL);
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  await client.query(`update departures set seats_taken = 0 where seats_taken = 22`);
  await client.end();
  const { exitCode, words } = await visitDoctor({ DATABASE_URL: other.url });
  expect(exitCode).toBe(1);
  expect(words).toMatch(/^One thing is not as it should be:\n {2}Pelican on .*counts 0\.$/);
  await other.drop();
});

test('npm run doctor looks at the embedded database while it runs, and when it does not', async () => {
  const dataDir = newDataFolder();
  const nothing = await visitDoctor({ DATA_DIR: dataDir });
  expect(nothing).toEqual({
    exitCode: 1,
    words:
      'Nothing was examined: there is no database in the data folder yet. Start the product once first.',
  });
  const product = await startProductOnDataDir(dataDir);
  expect(await visitDoctor({ DATA_DIR: dataDir })).toEqual(WELL);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  await product.stop();
  expect(await visitDoctor({ DATA_DIR: dataDir })).toEqual(WELL);
  for (let waited = 0; postgresPid(dataDir) !== undefined && waited < 5_000; waited += 20)
    await sleep(20);
  expect(postgresPid(dataDir)).toBeUndefined();
});
