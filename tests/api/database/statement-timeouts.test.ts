import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../../src/server/platform/database/database.ts';
import { REQUEST_LIMITS } from '../../../src/server/platform/database/statement-limits.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

const WORDS = 'We’re having a problem on our side. Please try again in a few seconds.';

let world: PayingWorld;
let boat: NewBoat;

beforeAll(async () => {
  world = await createPayingWorld();
  boat = await addBoat(world);
});
afterAll(() => world.close());

test('a sale that waits too long for a lock is refused with 503 and leaves nothing waiting', async () => {
  await whileLocked(async () => {
    const refused = await newVisitor(world).checkOut(boat);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(refused.message).toBe(WORDS);
    expect(await countWaiters()).toBe(0);
  });
  expect((await newVisitor(world).checkOut(boat)).status).toBe(200);
});

test('a request whose client disconnected leaves nothing waiting in the database', async () => {
  await whileLocked(async () => {
    const hangUp = new AbortController();
    const answer = fetch(`${world.baseUrl}/checkout/create`, {
      method: 'POST',
      signal: hangUp.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        boatId: boat.id,
        pricingMode: 'perSeat',
        start: dayAhead(),
        end: dayAhead(),
        time: '09:00',
        groupSize: 2,
        customerName: 'Ana',
        customerEmail: 'ana@example.com',
      }),
    }).catch(() => 'hung up');
    await expect.poll(countWaiters, { timeout: 30_000 }).toBe(1);
    hangUp.abort();
    expect(await answer).toBe('hung up');
    await expect.poll(countWaiters, { timeout: 30_000 }).toBe(0);
  });
});

test.each([true, false])(
  'every statement has its timeouts, inside and outside a transaction (behind a pooler: %s)',
  async (hasPooler) => {
    const pool = openPool(world.databaseUrl, 1, { hasPooler, limits: REQUEST_LIMITS });
    const limits = 'select current_setting($1) as "limit"';
    const asked = async (name: string) =>
      (await pool.query<{ limit: string }>(limits, [name])).rows[0]?.limit;
    try {
      expect([await asked('lock_timeout'), await asked('statement_timeout')]).toEqual([
        '10s',
        '20s',
      ]);
      await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero');
      await pool.query('begin');
      expect(await asked('lock_timeout')).toBe('10s');
      await pool.query('rollback');
      expect(await asked('lock_timeout')).toBe('10s');
    } finally {
      await pool.end();
    }
  },
);

test('a statement behind a pooler is answered only after it is committed', async () => {
  const pool = openPool(world.databaseUrl, 1, { hasPooler: true, limits: REQUEST_LIMITS });
  try {
    await pool.query(
      'create temporary table notes (words text, unique (words) deferrable initially deferred)',
    );
    const write = () => pool.query('insert into notes values ($1)', ['kept']);
    expect((await write()).rowCount).toBe(1);
    await expect(write()).rejects.toThrow('duplicate key');
  } finally {
    await pool.end();
  }
});

/** Runs an act while another transaction locks the boat. */
async function whileLocked(act: () => Promise<void>): Promise<void> {
  const holder = await world.database.connect();
  try {
    await holder.query('begin');
    await holder.query('select from boats where id = $1 for update', [boat.id]);
    await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

async function countWaiters(): Promise<number> {
  const { rows } = await world.database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
