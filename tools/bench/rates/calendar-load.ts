import { nylasPath } from 'nylas-sandbox';
import pg from 'pg';
import { SANDBOX_CLIENT } from '../../../src/server/process/composition/open-calendars.ts';
import {
  emptyCalendar,
  fillCalendar,
  createFleet,
  syncFleet,
} from '../../../tests/support/worlds/operators/busy-fleet.ts';
import { freePort } from '../../../tests/support/product/free-port.ts';
import { dayAhead, type NewBoat } from '../../../tests/support/worlds/guests/paying-world.ts';
import { startProduct } from '../../../tests/support/product/product.ts';
import { askForCheckout } from '../../../tests/support/worlds/guests/visitors.ts';

const EVENTS = 10_000;
const BOATS = 50;
const QUIET_CHECKOUTS = 200;
const ROUNDS = 3;

export async function printCalendarLoad(databaseUrl: string): Promise<void> {
  const { quietMs, syncingMs, syncMs } = await measureCalendarLoad(databaseUrl);
  console.log('95 of 100 checkouts took at most, ms, with 10,000 busy times of 50 boats');
  console.log(`  at rest      ${quietMs.toFixed(0).padStart(6)}`);
  console.log(
    `  syncing      ${syncingMs.toFixed(0).padStart(6)}  ${(syncingMs / quietMs).toFixed(2)}`,
  );
  console.log(`  one sync     ${syncMs.toFixed(0).padStart(6)}`);
}

type CalendarLoad = { quietMs: number; syncingMs: number; syncMs: number };

/**
 * Measures the p95 of a checkout on an idle server, and while 10,000 busy times of 50 boats are synced continuously.
 * The calendar service is the sandbox of a second product, with its own process and database as in production.
 */
async function measureCalendarLoad(serverUrl: string): Promise<CalendarLoad> {
  const port = String(await freePort());
  const databaseUrl = await makeDatabase(serverUrl, 'calendar_fleet');
  const outsideUrl = await makeDatabase(serverUrl, 'calendar_service');
  const outside = await startProduct({
    databaseUrl: outsideUrl,
    env: { DEMO: 'off', PUBLIC_URL: `http://localhost:${port}` },
  });
  const product = await startProduct({
    databaseUrl,
    env: {
      PORT: port,
      DEMO: 'off',
      NYLAS_API_KEY: SANDBOX_CLIENT.apiKey,
      NYLAS_CLIENT_ID: SANDBOX_CLIENT.clientId,
      NYLAS_API_URL: `${outside.url}${nylasPath}`,
    },
  });
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const calendars = new pg.Pool({ connectionString: outsideUrl, max: 2 });
  try {
    return await measure(
      { baseUrl: product.url, database },
      { baseUrl: outside.url, database: calendars },
    );
  } finally {
    await Promise.all([database.end(), calendars.end()]);
    await product.stop();
    await outside.stop();
  }
}

async function makeDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

type Place = { baseUrl: string; database: pg.Pool };

async function measure(world: Place, outside: Place): Promise<CalendarLoad> {
  const fleet = await createFleet(world, BOATS, outside);
  await checkoutTimes(world.baseUrl, fleet.boats, (count) => count >= BOATS);
  const quiet = await checkoutTimes(
    world.baseUrl,
    fleet.boats,
    (count) => count >= QUIET_CHECKOUTS,
  );
  let isOver = false;
  const syncing = checkoutTimes(world.baseUrl, fleet.boats, () => isOver);
  let syncMs = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await fillCalendar(outside, fleet, EVENTS);
    const startedAt = performance.now();
    await syncFleet(world, fleet);
    syncMs = performance.now() - startedAt;
    await emptyCalendar(outside, fleet);
    await syncFleet(world, fleet);
  }
  isOver = true;
  return { quietMs: percentile95(quiet), syncingMs: percentile95(await syncing), syncMs };
}

/** Returns the durations of sequential checkouts, rotating over all boats until `isEnough`. */
async function checkoutTimes(
  baseUrl: string,
  boats: readonly NewBoat[],
  isEnough: (count: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const boat = boats[times.length % boats.length];
    if (!boat) throw new Error('There is no boat to sell.');
    // Picks a day on which the operator is only busy at night.
    const start = dayAhead(100 + (times.length % 60));
    const startedAt = performance.now();
    const input = { boat, mode: 'perSeat', start, time: '09:00', groupSize: 1 } as const;
    const { status, message } = await askForCheckout(baseUrl, input);
    if (status !== 200) throw new Error(`A checkout was answered ${status}: ${message}`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}
