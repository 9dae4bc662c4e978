import { randomBytes, randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { toIslandNow } from '#domain/time/days.ts';
import { openDatabase, openPool } from '../../../../src/server/platform/database/database.ts';
import { reconcileFeatures } from '../../../../src/server/marketplace/featuring/reconcile-features.ts';
import type { Deps } from '../../../../src/server/platform/dependencies.ts';
import {
  sendRefundAgain,
  settleRefund,
} from '../../../../src/server/marketplace/refunds/failed-refunds.ts';
import { createMemoryProvider, type MemoryProvider } from '../../providers/memory-provider.ts';
import { oneAct, sendDue } from './money-life-acts.ts';
import { listIds } from './money-life-world.ts';
import { seededChance } from '../seeded-random.ts';

const FIRST_DAY = Date.parse('2027-01-04T14:00:00Z');
const DAY_MS = 24 * 3_600_000;

/** Simulates a shop: random concurrent actions on a real database, with an in-memory payment provider. */
export type MoneyLife = Awaited<ReturnType<typeof createMoneyLife>>;

export async function createMoneyLife(databaseUrl: string, seed: number) {
  const chance = seededChance(seed);
  const pool = openPool(databaseUrl, 10);
  const provider = createMemoryProvider();
  const clock = { nowMs: FIRST_DAY };
  const deps = createDeps(pool, provider, clock);
  const town = await createTown(pool);
  const life = { chance, pool, provider, clock, deps, town, done: new Map<string, number>() };
  return {
    ...life,
    today: () => toIslandNow(clock.nowMs).day,
    /** Performs this many random actions, six at a time. */
    async live(steps: number) {
      for (let step = 0; step < steps; step += 6) {
        clock.nowMs += chance.between(0, DAY_MS / 3);
        provider.isDown = chance.yes(0.1);
        await Promise.all(Array.from({ length: 6 }, () => oneAct(life)));
      }
    },
    /** Finishes open refunds and features, like the job queue and the reconciliation. */
    async settleDown() {
      provider.isDown = false;
      for (const { id } of await listIds(
        pool,
        `select id from booking_refunds where state = 'failed'`,
      )) {
        await sendRefundAgain(deps, { refundId: id, by: town.by });
      }
      await sendDue(life);
      // Marks refunds that failed again as paid by wire, because a disputed payment cannot be refunded.
      const failed = await listIds(pool, `select id from booking_refunds where state = 'failed'`);
      for (const { id } of failed) {
        await settleRefund(deps, { refundId: id, reference: 'By wire', by: town.by });
      }
      clock.nowMs += 5 * 60_000;
      await reconcileFeatures(deps);
    },
    close: () => pool.end(),
  };
}

/** Creates dependencies whose queue drops all jobs; `sendDue` sends the refunds instead. */
function createDeps(pool: pg.Pool, payments: MemoryProvider, clock: { nowMs: number }): Deps {
  const quiet = () => {};
  const needed = {
    database: openDatabase(pool),
    jobs: {
      queue: async () => {},
      queueAll: async () => {},
      statement: async () => CompiledQuery.raw('select'),
      work: async () => {},
      close: async () => {},
    },
    payments,
    wallets: { apple: null, google: null },
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    now: () => clock.nowMs,
    newId: randomUUID,
    site: { publicUrl: 'https://boats.example', supportEmail: 'help@boats.example' },
    randomBytes: (count: number) => randomBytes(count),
  };
  return needed as unknown as Deps;
}

/** Creates four operators with two boats each, and a super admin. */
async function createTown(pool: pg.Pool) {
  const admin = { id: randomUUID(), name: 'Harbour Master' };
  await pool.query(
    `insert into admins (id, email, name, role, created_at) values ($1, 'a@example.com', $2, 'super_admin', now())`,
    [admin.id, admin.name],
  );
  const { rows: boats } = await pool.query<{ id: string; operatorId: string }>(
    `with captains as (
       insert into operators (id, name, email, created_at)
       select gen_random_uuid(), 'Captain ' || nth, 'c' || nth || '@example.com', now() from generate_series(1, 4) nth
       returning id)
     insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
       price_per_seat_cents, charter_price_cents, status, availability, created_at, updated_at)
     select gen_random_uuid(), id, 'Boat', gen_random_uuid()::text, '', 'both', 'both', 'sxm-philipsburg', 12,
       2701, 15100, 'published', $1, now(), now()
     from captains, generate_series(1, 2) returning id, operator_id as "operatorId"`,
    [JSON.stringify(everyDay)],
  );
  return { by: { admin, address: '::1' }, boats };
}

const everyDay = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: [],
  blocks: [],
  recurring: {
    seasons: [
      {
        name: 'Always',
        start: '2027-01-01',
        end: '2030-01-01',
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        timeSlots: ['09:00', '14:00'],
      },
    ],
  },
};
