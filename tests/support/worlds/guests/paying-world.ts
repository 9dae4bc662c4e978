import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { type PaymentProvider, createPaymentProvider } from '../../providers/payment-provider.ts';
import { startProduct, type RunningProduct } from '../../product/product.ts';
import { startOver, useSharedProduct } from '../../product/shared-product.ts';
import { createTestDatabase, createTestPool } from '../../product/test-database.ts';

/** A server with its database and its payment provider. Without `DEMO`, it has only the boats that tests add. */
export type PayingWorld = {
  baseUrl: string;
  product: RunningProduct;
  database: pg.Pool;
  databaseUrl: string;
  provider: PaymentProvider;
  close(): Promise<void>;
};

/** A published boat, and its operator's email address. */
export type NewBoat = BoatView & { operator: string };

export type BoatTerms = {
  name?: string;
  operatorName?: string;
  capacity?: number;
  seatCents?: number;
  dayCents?: number;
  times?: string[];
  tripMinutes?: number;
  turnaroundMinutes?: number;
};

/**
 * Without settings, resets and returns the worker's shared product. With settings, starts a new one, which may be
 * stopped and killed.
 */
export async function createPayingWorld(env: Record<string, string> = {}): Promise<PayingWorld> {
  const { DEMO: demo = 'off', ...settings } = env;
  const isShared = Object.keys(settings).length === 0 && (demo === 'on' || demo === 'off');
  return isShared ? createSharedWorld(demo) : createIsolatedWorld(env);
}

async function createSharedWorld(demo: 'on' | 'off'): Promise<PayingWorld> {
  const shared = await useSharedProduct(demo);
  const { product, database, databaseUrl } = shared;
  const saidBefore = product.output().length;
  return {
    baseUrl: product.url,
    product: {
      ...product,
      output: () => product.output().slice(saidBefore),
      stop: refuseToStop,
      kill9: refuseToStop,
    },
    database,
    databaseUrl,
    provider: createPaymentProvider(product.url, database),
    close: () => startOver(shared),
  };
}

function refuseToStop(): never {
  throw new Error(
    'Other test files share this product. Start a separate product by passing a setting.',
  );
}

export async function createIsolatedWorld(env: Record<string, string> = {}): Promise<PayingWorld> {
  const database = await createTestDatabase();
  const product = await startProduct({ databaseUrl: database.url, env });
  const pool = createTestPool(database.url, 4);
  return {
    baseUrl: product.url,
    product,
    database: pool,
    databaseUrl: database.url,
    provider: createPaymentProvider(product.url, pool),
    async close() {
      await product.stop();
      await pool.end();
      await database.drop();
    },
  };
}

/** Day on which the test file began. Midnight on the island during a test does not change it. */
const startDay = toIslandNow(Date.now()).day;

/** Returns a day that is by default far enough ahead to be independent of the current time. */
export function dayAhead(days = 30): Day {
  return addDays(startDay, days);
}

/** Adds a boat of a new operator that sails at these times every day. */
export async function addBoat(
  world: Pick<PayingWorld, 'baseUrl' | 'database'>,
  terms: BoatTerms = {},
): Promise<NewBoat> {
  const { name = 'Sea Grape', operatorName = 'Captain Rosa', capacity = 8 } = terms;
  const operatorId = randomUUID();
  const boatId = randomUUID();
  const operator = `captain-${operatorId.slice(0, 8)}@example.com`;
  await world.database.query(
    'insert into operators (id, name, email, created_at) values ($1, $2, $3, now())',
    [operatorId, operatorName, operator],
  );
  await world.database.query(
    `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
       price_per_seat_cents, charter_price_cents, availability, trip_minutes, turnaround_minutes, status, created_at, updated_at)
     values ($1, $2, $3, $4, 'Catamaran', 'both', 'both', 'sxm-philipsburg', $5, $6, $7, $8, $9, $10,
       'published', now(), now())`,
    [
      boatId,
      operatorId,
      name,
      `boat-${boatId}`,
      capacity,
      terms.seatCents ?? 9550,
      terms.dayCents ?? 120_000,
      JSON.stringify(everyDay(terms.times ?? ['09:00', '14:00'])),
      terms.tripMinutes ?? null,
      terms.turnaroundMinutes ?? null,
    ],
  );
  return { ...(await readBoat(world, boatId)), operator };
}

export async function readBoat(world: { baseUrl: string }, boatId: string): Promise<BoatView> {
  const answer = await fetch(`${world.baseUrl}/api/boats/${boatId}`);
  if (!answer.ok) throw new Error(`The boat was answered ${answer.status}.`);
  return (await answer.json()) as BoatView;
}

/** Reads the current sales of a boat from the public API. */
export async function readTaken(
  world: { baseUrl: string },
  boat: BoatView,
): Promise<BoatView['taken']> {
  return (await readBoat(world, boat.id)).taken;
}

function everyDay(timeSlots: string[]) {
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const season = { name: 'All year', start: dayAhead(-1), end: dayAhead(200), weekdays, timeSlots };
  return {
    manualDays: [],
    blackoutDates: [],
    timeSlotsDefault: [],
    recurring: { seasons: [season] },
    blocks: [],
  };
}
