import { readFileSync } from 'node:fs';
import pg from 'pg';
import { callAdmin } from '../../../tests/support/worlds/admins/admins.ts';
import { startProduct } from '../../../tests/support/product/product.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import {
  adminOf,
  operatorWith,
  removeCallers,
  tokenOf,
  type BusyOperator,
} from './portal-callers.ts';
import { questions, timesOf, type Question } from './portal-rate.ts';

// `node tools/bench/portal/portal-at-size.ts DATABASE_URL [TIMES] [PATTERN]`: times the portals' pages on an existing
// world of any size. Adds to the world an admin, and new sign-ins for its largest operator and for an operator with
// some 3,600 bookings.
const TIMES = Number(process.argv[3] ?? 20);
/** Unit of CPU times in /proc. */
const TICK_MS = 10;
/** Only queries with matching names. */
const ONLY = new RegExp(process.argv[4] ?? '');
const databaseUrl = process.argv[2] ?? '';
const product = await startProduct({ databaseUrl });
const client = new pg.Client({ connectionString: databaseUrl });
const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const world = { baseUrl: product.url, database };
await client.connect();
try {
  const { rows } = await client.query<{ bookings: string; boats: string; size: string }>(
    `select (select count(*) from bookings) as bookings, (select count(*) from boats) as boats,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  console.log(`${rows[0]?.bookings} bookings, ${rows[0]?.boats} boats, ${rows[0]?.size}`);
  await removeCallers(database);
  const cookie = await adminOf(world);
  const largest = await operatorWith(database, 1_000_000_000);
  const usual = await operatorWith(database, 3600);
  const owners = { operators: largest.id, boats: largest.boat, bookings: largest.booking };
  const today = toIslandNow(Date.now()).day;
  const odd = { from: addDays(today, -380), to: addDays(today, -17), by: 'month' };
  const asked: Question[] = [
    ...questions(product.url, cookie, owners),
    [
      'a year of metrics between days',
      async () => () => callAdmin(product.url, 'adminMetrics', { cookie, query: odd }),
    ],
    // A second sign-in of the same operator would end the first.
    ...(usual.id === largest.id ? [] : await ownQuestions(usual)),
    ...(await ownQuestions(largest)),
  ];
  console.log(`Milliseconds of ${TIMES} times: the fastest, what 95 of 100 do not exceed, and of processors:
    the database's and the product's, which others on the machine change little`);
  for (const [what, prepare] of asked.filter(([name]) => ONLY.test(name))) {
    const act = await prepare();
    const before = [await databaseCpuMs(), cpuMs(product.pid)];
    const times = await timesOf(act, TIMES);
    const after = [await databaseCpuMs(), cpuMs(product.pid)];
    const cpu = after.map((ms, index) => (ms - (before[index] ?? 0)) / TIMES);
    const columns = [times[0], times[Math.ceil(times.length * 0.95) - 1], ...cpu].map(inMs);
    console.log(`  ${what.padEnd(52)} ${columns.join(' ')}`);
  }
} finally {
  await client.end();
  await database.end();
  await product.stop();
}

/** CPU time of all processes of a local database, including those that have exited; 0 for a remote one. */
async function databaseCpuMs(): Promise<number> {
  const { rows } = await client.query<{ own: number; pids: number[] }>(
    'select pg_backend_pid() as own, array_agg(pid) as pids from pg_stat_activity where pid is not null',
  );
  const [{ own, pids } = { own: 0, pids: [] }] = rows;
  const postmaster = statOf(own)[1];
  const ended = statOf(postmaster ?? 0).slice(13, 15);
  const endedMs = ended.reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
  return pids.reduce((sum, pid) => sum + cpuMs(pid), endedMs);
}

function cpuMs(pid: number): number {
  return (
    statOf(pid)
      .slice(11, 13)
      .reduce((sum, ticks) => sum + ticks, 0) * TICK_MS
  );
}

/** Fields of /proc/PID/stat from the state on: the second is the parent, the 12th to 15th are CPU times. */
function statOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

function inMs(ms = 0): string {
  return ms.toFixed(0).padStart(6);
}

async function ownQuestions(operator: BusyOperator): Promise<Question[]> {
  const token = await tokenOf(world, operator);
  const day = toIslandNow(Date.now()).day;
  const pages = {
    dashboard: '/api/operator/figures',
    statement: '/api/operator/statement',
    today: `/api/operator/day/${day}`,
    bookings: '/api/operator/bookings?paged=yes',
    'bookings by guest': '/api/operator/bookings?paged=yes&sort=customerName',
    'bookings by day': '/api/operator/bookings?paged=yes&sort=date',
    'bookings by amount': '/api/operator/bookings?paged=yes&sort=totalAmount',
    'bookings, “ingrid”': '/api/operator/bookings?paged=yes&search=ingrid',
    'bookings, “nobody is called so”':
      '/api/operator/bookings?paged=yes&search=nobody+is+called+so',
  };
  return Object.entries(pages).map(([what, path]): Question => [
    `operator of ${operator.bookings}: ${what}`,
    async () => async () => {
      const answer = await fetch(product.url + path, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
      return answer.text();
    },
  ]);
}
