import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { EndpointName } from '#contract/endpoints.ts';
import { addDays, addMonths, toIslandNow, getMonth } from '#domain/time/days.ts';
import { paySeededBookings } from '../../../db/seed/pay-seeded-bookings.ts';
import {
  adminLists,
  canSearch,
  listCall,
  readPage,
  type ListOwners,
} from '../../../tests/support/worlds/admins/admin-lists.ts';
import {
  callAdmin,
  signInAdmin,
  type AdminCall,
} from '../../../tests/support/worlds/admins/admins.ts';
import { startProduct } from '../../../tests/support/product/product.ts';

/** Maximum p95 of the portal, with 100,000 bookings. */
const MAX_MS = 300;
/** Has its own limit: it aggregates a whole year and is rarely requested. */
const METRICS = 'a year of metrics';
const MAX_METRICS_MS = 1000;
const TIMES = 40;
const DEEP_PAGES = 40;
/** A name that is common, and one without matches, which scans everything. */
const SEARCHES = ['ingrid', 'nobody is called so'];

/** Prints the portal's times on a large platform in a new database; returns what was too slow. */
export async function printPortal(serverUrl: string): Promise<string[]> {
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = '/portal';
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query('create database portal');
  await server.end();
  console.log(
    'The portal with 100,000 bookings: 95 of 100 answers within so many ms, and round trips',
  );
  const misses: string[] = [];
  for (const { what, ms, roundTrips } of await timePortal(databaseUrl.href)) {
    const times = `${ms.toFixed(0).padStart(6)} ${roundTrips.toFixed(0).padStart(6)}`;
    console.log(`  ${what.padEnd(40)} ${times}`);
    const most = what === METRICS ? MAX_METRICS_MS : MAX_MS;
    if (ms > most) misses.push(`${what} takes ${ms.toFixed(0)} ms, ${most} allowed`);
  }
  return misses;
}

type PortalTime = { what: string; ms: number; roundTrips: number };

async function timePortal(databaseUrl: string): Promise<PortalTime[]> {
  const product = await startProduct({ databaseUrl, env: { DEMO: 'on' } });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const owners = await seedPortal(client);
    const cookie = await signInAdmin({ baseUrl: product.url });
    const roundTripMs = await measureP95(() => client.query('select 1'));
    const times: PortalTime[] = [];
    for (const [what, prepare] of questions(product.url, cookie, owners)) {
      const ms = await measureP95(await prepare());
      times.push({ what, ms, roundTrips: ms / roundTripMs });
    }
    return times;
  } finally {
    await client.end();
    await product.stop();
  }
}

/** Inserts 2,000 operators, 5,000 boats and 100,000 bookings; returns the owners of the longest lists. */
async function seedPortal(client: pg.Client): Promise<ListOwners> {
  const sql = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  // Bulk insert, without the triggers of the rollups.
  await client.query('set session_replication_role = replica');
  await client.query(await sql('full-portal.sql'));
  await paySeededBookings(client);
  await client.query(await sql('full-portal-money.sql'));
  await client.query('reset session_replication_role');
  await client.query('select rebuild_rollups()');
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ operator: string; boat: string; booking: string }>(
    `select operator_id as operator, mode() within group (order by boat_id) as boat, min(id::text) as booking
     from bookings group by operator_id order by count(*) desc limit 1`,
  );
  const { operator = '', boat = '', booking = '' } = rows[0] ?? {};
  return { operators: operator, boats: boat, bookings: booking };
}

/** A measured request and its preparation. */
export type Question = [what: string, prepare: () => Promise<() => Promise<unknown>>];

export function questions(origin: string, cookie: string, owners: ListOwners): Question[] {
  const today = toIslandNow(Date.now()).day;
  const query = { from: addDays(today, -364), to: today, by: 'month' };
  const parts = { operatorId: owners['operators'] ?? '', month: addMonths(getMonth(today), -1) };
  const ask = (name: EndpointName, call: AdminCall) => async () => () =>
    callAdmin(origin, name, { cookie, ...call });
  return [
    ['dashboard', ask('adminAnalytics', {})],
    [METRICS, ask('adminMetrics', { query })],
    ['books', ask('adminBooks', {})],
    ['a month’s statement', ask('adminStatement', { parts })],
    ...adminLists.flatMap((name) => listQuestions(name, origin, cookie, owners)),
  ];
}

function listQuestions(
  name: (typeof adminLists)[number],
  origin: string,
  cookie: string,
  owners: ListOwners,
): Question[] {
  const call = { ...listCall(name, owners), cookie };
  const first = async () => () => readPage(origin, name, call, null);
  const deep = async () => {
    let after: string | null = null;
    for (let page = 0; page < DEEP_PAGES; page += 1) {
      const { next } = await readPage(origin, name, call, after);
      if (next === null) break;
      after = next;
    }
    return () => readPage(origin, name, call, after);
  };
  const searches = canSearch(name) ? SEARCHES : [];
  return [
    [name, first],
    [`${name}, deep`, deep],
    ...searches.map((search): Question => {
      const searching = { ...listCall(name, owners, { search }), cookie };
      return [`${name}, “${search}”`, async () => () => readPage(origin, name, searching, null)];
    }),
  ];
}

/** Returns the p95 of a call's duration, in milliseconds. */
async function measureP95(act: () => Promise<unknown>): Promise<number> {
  return (await timesOf(act, TIMES))[Math.ceil(TIMES * 0.95) - 1] ?? 0;
}

/** Returns the durations of a call in milliseconds, ascending. */
export async function timesOf(act: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const begun = performance.now();
    await act();
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other);
}
