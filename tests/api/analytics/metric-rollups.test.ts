import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type pg from 'pg';
import { DAY_MS } from '#domain/time/durations.ts';
import { checkLedger } from '../../../src/server/operations/doctor/consistency-check.ts';
import { manyBookings } from '../../support/worlds/operators/many-bookings.ts';
import { seedBookings } from '../../support/worlds/guests/seed-bookings.ts';
import { seededChance, type Chance } from '../../support/worlds/seeded-random.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';

const COUNT = 400;
const WRITERS = 4;
const ACTS = 60;

let store: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  store = await createTestDatabase();
  pool = createTestPool(store.url, WRITERS + 2);
  await seedBookings(pool, manyBookings(COUNT, 20_261_123, Date.now()));
});
afterAll(async () => {
  await pool.end();
  await store.drop();
});

const fold = () => pool.query('select aggregate_rollups(current_date - 7)');

/** Finds wrong sums with the doctor's check; ignores its other findings. */
async function wrongSums(nowMs = Date.now()): Promise<string[]> {
  return (await checkLedger(pool, nowMs)).filter((finding) =>
    finding.startsWith('The totals for '),
  );
}

const SUMS = [
  ...['metric_days', 'boat_months', 'boat_totals', 'operator_months'],
  ...['account_days', 'owed_months'],
];
const CHANGES = ['metric_changes', 'account_changes', 'owed_changes'];

async function rowsOf(tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from ${table}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

describe('the rollups of metrics', () => {
  test('rollups are correct before and after aggregation', async () => {
    expect(await wrongSums()).toEqual([]);
    await fold();
    expect(Object.values(await rowsOf(CHANGES))).toEqual([0, 0, 0]);
    expect(Object.values(await rowsOf(SUMS)).every((count) => count > 0)).toBe(true);
    expect(await wrongSums()).toEqual([]);
    await fold();
    expect(await wrongSums()).toEqual([]);
  });

  test('rollups have at most one row per operator for each past month', async () => {
    const { rows } = await pool.query<{ most: number }>(
      `select max(count)::int as most from (
         select count(*) from owed_months where month < to_char(current_date - 40, 'YYYY-MM')
         group by operator_id, month) as each`,
    );
    expect(rows).toEqual([{ most: 1 }]);
  });

  test('rebuilding the rollups restores the correct amounts', async () => {
    const before = await amounts();
    await pool.query('update metric_days set paid_cents = paid_cents + 1');
    expect(await wrongSums()).not.toEqual([]);
    await pool.query('select rebuild_rollups()');
    expect(await amounts()).toEqual(before);
    expect(await wrongSums()).toEqual([]);
  });

  test('rollups stay correct while concurrent writers and aggregation run', async () => {
    const done = new Set<string>();
    let isOver = false;
    const folding = (async () => {
      while (!isOver) await fold();
    })();
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(seededChance(index + 1), done),
    );
    await Promise.all(writers).finally(() => {
      isOver = true;
    });
    await folding;
    expect([...done].toSorted()).toEqual(Object.keys(acts).toSorted());
    expect(await wrongSums()).toEqual([]);
    await fold();
    expect(await wrongSums()).toEqual([]);
  });

  test('rollups aggregated by a server whose clock is far ahead are correct', async () => {
    await pool.query('select aggregate_rollups(current_date + 30)');
    expect(await wrongSums(Date.now() + 38 * DAY_MS)).toEqual([]);
  });

  test('a transaction that is rolled back leaves no trace in the rollups', async () => {
    const before = await rowsOf([...SUMS, ...CHANGES]);
    const client = await pool.connect();
    await client.query('begin');
    for (const act of Object.values(acts)) await act(client, seededChance(99));
    await client.query('rollback');
    client.release();
    expect(await rowsOf([...SUMS, ...CHANGES])).toEqual(before);
  });
});

/** All amounts, summed so that stored zeros make no difference. */
async function amounts(): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select sum(paid_cents) from metric_days) as paid, (select sum(begun_abandoned) from metric_days) as left_pages,
       (select sum(guests) from boat_months) as guests, (select sum(bookings) from boat_totals) as bookings,
       (select sum(paid_cents - refunded_cents - disputed_cents) from operator_months) as revenue,
       (select sum(fee_cents) from operator_months) as fees, (select sum(entries) from account_days) as entries,
       (select sum(owed_cents) from owed_months) as owed, (select count(*) from owed_months) as months`,
  );
  return rows;
}

async function write(chance: Chance, done: Set<string>): Promise<void> {
  const names = Object.keys(acts);
  for (let count = 0; count < ACTS; count += 1) {
    const name = chance.pick(names as [string, ...string[]]);
    const client = await pool.connect();
    await client.query('begin');
    await acts[name]?.(client, chance);
    await client.query(chance.yes(0.1) ? 'rollback' : 'commit');
    client.release();
    done.add(name);
  }
}

type Act = (client: pg.ClientBase, chance: Chance) => Promise<unknown>;

/** Locks a booking before writing to it, as the shop does. */
async function lockOne(client: pg.ClientBase, chance: Chance, where: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from bookings where ${where}
     order by md5(id::text || $1) limit 1 for no key update skip locked`,
    [String(chance.next())],
  );
  return rows[0]?.id ?? '00000000-0000-0000-0000-000000000000';
}

const post = (client: pg.ClientBase, kind: string, id: string, lines: string, at = 'now()') =>
  client.query(
    `with entry as (
       insert into ledger_entries (key, kind, at, booking_id)
       select gen_random_uuid()::text, $1, ${at}, id from bookings where id = $2 returning id, booking_id)
     insert into ledger_lines (entry_id, account, operator_id, cents)
     select entry.id, line.account, line.owner, line.cents
     from entry join bookings on bookings.id = booking_id
     cross join lateral (values ${lines}) as line (account, owner, cents) where line.cents <> 0`,
    [kind, id],
  );

const acts: Record<string, Act> = {
  async 'is sold into a day long past'(client, chance) {
    const day = `now() - interval '${Math.floor(chance.between(1, 700))} days'`;
    const { rows } = await client.query<{ id: string }>(
      `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
         group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, created_at, paid_at)
       select gen_random_uuid(), gen_random_uuid()::text, boats.id, operator_id, 'checkout', 'paid', 'perSeat',
         (${day})::date, (${day})::date, '09:00', 2, 'Late', 'late@example.com', 9000, 450, 9450, ${day}, ${day}
       from boats order by md5(boats.id::text || $1) limit 1 returning id`,
      [String(chance.next())],
    );
    await post(
      client,
      'trip-paid',
      rows[0]?.id ?? '',
      `('card-clearing', null::uuid, 9450), ('owed-to-captain', operator_id, -9000), ('service-fees', null, -450)`,
      day,
    );
  },

  async 'is held, and left'(client, chance) {
    const { rows } = await client.query<{ id: string }>(
      `insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
         group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents, hold_ends_at, created_at)
       select gen_random_uuid(), gen_random_uuid()::text, boats.id, operator_id, 'checkout', 'held', 'perSeat',
         current_date, current_date, '09:00', 2, 'Left', 'left@example.com', 9000, 0, 9000, now(), now()
       from boats order by md5(boats.id::text || $1) limit 1 returning id`,
      [String(chance.next())],
    );
    const id = rows[0]?.id;
    const end = `update bookings set status = 'expired' where id = $1`;
    const leave = `insert into booking_events (booking_id, at, event, actor) values ($1, now(), 'expired', 'visitor')`;
    for (const sql of chance.yes(0.5) ? [end, leave] : [leave, end]) await client.query(sql, [id]);
    if (chance.yes(0.3)) await client.query(leave, [id]);
  },

  async 'is paid after all'(client, chance) {
    const id = await lockOne(client, chance, `status = 'expired' and paid_at is null`);
    await client.query(`update bookings set status = 'paid', paid_at = now() where id = $1`, [id]);
    await post(
      client,
      'trip-paid',
      id,
      `('card-clearing', null::uuid, amount_cents), ('owed-to-captain', operator_id, -trip_cents), ('service-fees', null, -fee_cents)`,
    );
  },

  async 'changes its state'(client, chance) {
    const id = await lockOne(client, chance, `paid_by = 'card' and paid_at is null`);
    const status = chance.pick(['pending', 'expired', 'cancelled', 'refunded', 'held']);
    await client.query('update bookings set status = $2, hold_ends_at = now() where id = $1', [
      id,
      status,
    ]);
  },

  async 'is refunded in part'(client, chance) {
    const id = await lockOne(
      client,
      chance,
      `status = 'paid' and refunded_cents + 100 < amount_cents`,
    );
    await client.query('update bookings set refunded_cents = refunded_cents + 100 where id = $1', [
      id,
    ]);
    await post(
      client,
      'refund-decided',
      id,
      `('owed-to-captain', operator_id, 90), ('service-fees', null::uuid, 10), ('refunds-owed', null, -100)`,
    );
  },

  async 'is disputed'(client, chance) {
    const id = await lockOne(client, chance, `paid_at is not null and paid_by = 'card'`);
    // Adds half a dollar each time, so that disputes accumulate.
    await client.query('update bookings set disputed_cents = disputed_cents + 50 where id = $1', [
      id,
    ]);
    const lines = `('owed-to-captain', operator_id, 40), ('service-fees', null::uuid, 10), ('card-clearing', null, -50)`;
    await post(client, 'trip-disputed', id, lines);
  },

  async 'goes to another day'(client, chance) {
    const id = await lockOne(client, chance, 'true');
    const days = Math.floor(chance.between(-60, 60));
    await client.query(
      `update bookings set start_date = start_date + $2::int, end_date = end_date + $2::int where id = $1`,
      [id, days],
    );
  },

  async 'goes to another captain'(client, chance) {
    const id = await lockOne(client, chance, `status = 'paid' and paid_by = 'card'`);
    const { rows } = await client.query<{ id: string; operator_id: string }>(
      'select id, operator_id from boats order by md5(id::text || $1) limit 1',
      [String(chance.next())],
    );
    const boat = rows[0];
    const lines = `('owed-to-captain', operator_id, 1000), ('owed-to-captain', '${boat?.operator_id}'::uuid, -1000)`;
    const { rows: from } = await client.query<{ operator_id: string }>(
      'select operator_id from bookings where id = $1',
      [id],
    );
    if (from[0]?.operator_id !== boat?.operator_id) await post(client, 'trip-rebooked', id, lines);
    await client.query(
      `update bookings set boat_id = $2, operator_id = $3, group_size = group_size + 1,
         start_date = start_date + 3, end_date = end_date + 3 where id = $1`,
      [id, boat?.id, boat?.operator_id],
    );
  },

  async 'was paid by hand, and is given back'(client, chance) {
    const id = await lockOne(client, chance, `paid_by <> 'card' and status = 'paid'`);
    await client.query(
      `update bookings set status = 'refunded', refunded_cents = amount_cents where id = $1`,
      [id],
    );
    await post(
      client,
      'by-hand-given-back',
      id,
      `('taken-by-captain', operator_id, -amount_cents), ('sold-by-captain', operator_id, amount_cents)`,
    );
  },

  async 'is forgotten'(client, chance) {
    const id = await lockOne(
      client,
      chance,
      `paid_at is null and not exists (select from booking_events where booking_id = bookings.id)
       and not exists (select from ledger_entries where booking_id = bookings.id)
       and not exists (select from payment_sessions where booking_id = bookings.id)
       and not exists (select from boat_days where charter_booking = bookings.id)`,
    );
    await client.query('delete from bookings where id = $1', [id]);
  },
};
