import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import type { CallOffView } from '#contract/operator/call-off-api.ts';
import { callAdmin, signInAdmin } from '../../../tests/support/worlds/admins/admins.ts';
import { startProduct } from '../../../tests/support/product/product.ts';

const BOATS = 300;
const TRIPS = 2000;
const BUYERS = 8;
const QUIET_SECONDS = 20;
/** Maximum milliseconds of a sale during a call-off, unless sales took as long before it. */
const MAX_MS = 1000;

type Sale = { ms: number; status: number; at: number };

/**
 * Calls off an island of 300 boats and 2,000 booked trips while eight buyers book other days. Prints the times of their
 * sales before and during the call-off; returns what is too slow or was rejected without a reason.
 */
export async function printStorm(databaseUrl: string): Promise<string[]> {
  const product = await startProduct({ databaseUrl, env: { DEMO: 'on', TRUST_PROXY: '1' } });
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const stormDay = addDays(toIslandNow(Date.now()).day, 30);
    const boatIds = await makeIsland(database, stormDay);
    const cookie = await signInAdmin({ baseUrl: product.url });
    const buyers = openBuyers(product.url, boatIds, stormDay);
    await sleep(QUIET_SECONDS * 1000);
    const began = performance.now();
    const called = await callOffIsland(product.url, cookie, stormDay);
    const answeredMs = performance.now() - began;
    const finishedMs = await untilFinished(product.url, cookie, began);
    const toldMs = await untilTold(database, began);
    const sales = await buyers.stop();
    const quiet = sales.filter(({ at }) => at < began);
    const storm = sales.filter(({ at, ms }) => at + ms >= began && at <= began + toldMs);
    console.log(
      `An island of ${BOATS} boats and ${TRIPS} booked trips is called off, ${BUYERS} buyers of other days`,
    );
    console.log(
      `  answered after ${seconds(answeredMs)} s (${called.body.trips} trips), carried out after ${seconds(finishedMs)} s, all guests told after ${seconds(toldMs)} s`,
    );
    console.log(`  before      ${summarise(quiet)}`);
    console.log(`  meanwhile   ${summarise(storm)}`);
    console.log(`  ratio at the 99th percentile ${(at(storm, 0.99) / at(quiet, 0.99)).toFixed(2)}`);
    return missesOf(quiet, storm, called.status);
  } finally {
    await database.end();
    await product.stop();
  }
}

function missesOf(quiet: readonly Sale[], storm: readonly Sale[], status: number): string[] {
  const failed = storm.filter((sale) => sale.status >= 500).length;
  const isSlow = at(storm, 0.99) > MAX_MS && at(quiet, 0.99) <= MAX_MS;
  return [
    ...(status === 200 ? [] : [`the call-off was answered ${status}`]),
    ...(failed > 0 ? [`${failed} sales were answered 5xx during a call-off`] : []),
    ...(isSlow
      ? [`a sale during a call-off takes ${at(storm, 0.99).toFixed(0)} ms, ${MAX_MS} allowed`]
      : []),
  ];
}

function summarise(sales: readonly Sale[]): string {
  const ms = [0.5, 0.99, 1].map((share) => `${at(sales, share).toFixed(0).padStart(6)} ms`);
  const statuses = Map.groupBy(sales, ({ status }) => status);
  const answers = [...statuses].map(([status, { length }]) => `${length} x ${status}`);
  return `median ${ms[0]}, 99 % ${ms[1]}, longest ${ms[2]}; ${answers.join(', ')}`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function at(sales: readonly Sale[], share: number): number {
  const sorted = sales.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Twelve boats per operator, two departures a day; 2,000 parties of two on the day of the storm. */
async function makeIsland(database: pg.Pool, day: Day): Promise<string[]> {
  const today = toIslandNow(Date.now()).day;
  const season = { name: 'All year', start: addDays(today, -1), end: addDays(today, 200) };
  const availability = {
    manualDays: [],
    blackoutDates: [],
    timeSlotsDefault: [],
    blocks: [],
    recurring: {
      seasons: [{ ...season, weekdays: [0, 1, 2, 3, 4, 5, 6], timeSlots: ['09:00', '14:00'] }],
    },
  };
  await database.query(
    `insert into operators (id, name, email, created_at)
     select gen_random_uuid(), 'Storm captain ' || nth, 'storm-' || nth || '@example.com', now()
     from generate_series(1, $1) as nth`,
    [BOATS / 12],
  );
  const { rows } = await database.query<{ id: string }>(
    `insert into boats (id, operator_id, name, slug, type, trip_type, pricing_mode, port, capacity,
       price_per_seat_cents, charter_price_cents, availability, status, created_at, updated_at)
     select gen_random_uuid(), (select id from operators where email = 'storm-' || ((nth - 1) / 12 + 1) || '@example.com'),
       'Storm ' || nth, 'storm-' || nth, 'Catamaran', 'both', 'both', 'sxm-marigot', 12, 9000, 120000, $2, 'published', now(), now()
     from generate_series(1, $1) as nth returning id`,
    [BOATS, JSON.stringify(availability)],
  );
  const ids = rows.map(({ id }) => id);
  await database.query(
    `with sold as (
       insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
         group_size, trip_minutes, turnaround_minutes, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
         created_at, free_cancellation_hours, paid_by, paid_at, language)
       select gen_random_uuid(), 'STORM-' || nth, boats.id, boats.operator_id, 'checkout', 'paid', 'perSeat', $3, $3,
         case when nth / $1 % 2 = 0 then '09:00' else '14:00' end, 2, 240, 0, 'Guest ' || nth, 'guest-' || nth || '@example.com',
         18000, 0, 18000, now(), 24, 'card', now(), 'en'
       from generate_series(0, $2 - 1) as nth join boats on boats.slug = 'storm-' || (nth % $1 + 1)
       returning boat_id, time, group_size),
     days as (
       insert into boat_days (boat_id, day, seats_taken) select boat_id, $3, sum(group_size) from sold group by boat_id)
     insert into departures (boat_id, day, time, capacity, seats_taken, trip_minutes, turnaround_minutes)
     select boat_id, $3, time, 12, sum(group_size), 240, 0 from sold group by boat_id, time`,
    [BOATS, TRIPS, day],
  );
  await database.query('analyze');
  return ids;
}

function callOffIsland(baseUrl: string, cookie: string, day: Day) {
  return callAdmin<CallOffView>(baseUrl, 'adminCallOff', {
    cookie,
    payload: {
      port: null,
      from: { day, time: '00:00' },
      until: { day: addDays(day, 1), time: '00:00' },
      reason: 'weather',
      note: '',
      requestKey: randomUUID(),
    },
  });
}

async function untilFinished(baseUrl: string, cookie: string, began: number): Promise<number> {
  for (;;) {
    const { body } = await callAdmin<CallOffView[]>(baseUrl, 'adminCallOffs', { cookie });
    if (body[0]?.finishedAt) return performance.now() - began;
    await sleep(100);
  }
}

async function untilTold(database: pg.Pool, began: number): Promise<number> {
  for (;;) {
    const { rowCount } = await database.query(
      `select from jobs.job where name = 'open-rebooking-offer' and state in ('created', 'retry', 'active') limit 1`,
    );
    if (rowCount === 0) return performance.now() - began;
    await sleep(200);
  }
}

/** Starts buyers that each hold seats one after another, on varying boats and days other than the storm's. */
function openBuyers(baseUrl: string, boatIds: readonly string[], stormDay: Day) {
  const sales: Sale[] = [];
  let isOver = false;
  const buy = async (buyer: number) => {
    for (let nth = buyer; !isOver; nth += BUYERS) {
      // Each round over the island uses another day, so that nothing sells out.
      const day = addDays(stormDay, 3 + (Math.floor(nth / boatIds.length) % 120));
      const payload = {
        boatId: boatIds[(nth * 7) % boatIds.length],
        pricingMode: 'perSeat',
        time: '09:00',
        start: day,
        end: day,
        groupSize: 1,
        requestKey: randomUUID(),
        customerName: `Buyer ${nth}`,
        customerEmail: `buyer-${nth}@example.com`,
      };
      const began = performance.now();
      const answer = await fetch(`${baseUrl}/checkout/create`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // Each buyer has its own network, because holds per network are limited.
          'x-forwarded-for': `10.${nth % 250}.${Math.floor(nth / 250) % 250}.${buyer + 1}`,
        },
        body: JSON.stringify(payload),
      });
      await answer.arrayBuffer();
      sales.push({ ms: performance.now() - began, status: answer.status, at: began });
    }
  };
  const buying = Array.from({ length: BUYERS }, (_, buyer) => buy(buyer));
  return {
    async stop() {
      isOver = true;
      await Promise.all(buying);
      return sales;
    },
  };
}
