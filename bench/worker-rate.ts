import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { BoatView } from '#contract/boat-views.ts';
import { addDays, islandNow } from '#domain/days.ts';
import { startProduct, type RunningProduct } from '../tests/support/product.ts';
import { askForCheckout } from '../tests/support/visitors.ts';
import { openCoreShare, SHARE, type CoreShare } from './core-shares.ts';
import type { Load, LoadResult } from './load-generator.ts';
import { actsPerSecond } from './load.ts';
import { ask, startFree } from './pinned-process.ts';

/** How many times as much two workers do as one. */
const LEAST_GROWTH = 1.7;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 1.5;
const CONNECTIONS = 16;
/** The boat that never sells out. */
const SOLD = 'Mango Express';

type Server = { product: RunningProduct; pids: number[]; shares: CoreShare[] };
/** After a warm-up; in so many seconds. */
type Measure = { what: string; of: (server: Server, seconds: number) => Promise<number> };

/**
 * Prints pages and sales per second of one worker and of two, each of which has the same share of a core; the load,
 * the database and the main process have the rest. Answers what grows too little.
 */
export async function printWorkerRates(serverUrl: string): Promise<string[]> {
  if (!canShare()) {
    console.log(
      'Two workers against one: not measured, for no CPU quota can be set (cgroups) here.',
    );
    return [];
  }
  console.log(
    `Per second by one worker and by two, each with ${SHARE.toFixed(2)} of a core by quota, load and database on the rest`,
  );
  const servers = [await start(serverUrl, 1), await start(serverUrl, 2)] as const;
  const misses: string[] = [];
  try {
    const all = await measures(servers[0].product.url);
    // What runs for the first time is slower by far: that is over before any quota holds.
    for (const { of } of all) for (const server of servers) await of(server, 0);
    for (const server of servers) holdBack(server);
    for (const { what, of } of all) {
      const [one, two] = await compare(servers, of);
      const growth = two / one;
      const rates = [one, two].map((rate) => rate.toFixed(0).padStart(7)).join('');
      console.log(`  ${what.padEnd(24)}${rates}  ${growth.toFixed(2)} x`);
      if (growth < LEAST_GROWTH) {
        misses.push(`${what}: two workers do ${growth.toFixed(2)} x, ${LEAST_GROWTH} is wanted`);
      }
    }
  } finally {
    for (const { product, shares } of servers) {
      await product.stop();
      for (const share of shares) share.release();
    }
  }
  return misses;
}

const PROBE = 'boat-trips-bench-probe';

function canShare(): boolean {
  const probe = openCoreShare(PROBE);
  probe?.release();
  return probe !== null;
}

/** In a database of its own; each of its workers, or the whole of it, with a share of a core of its own. */
async function start(serverUrl: string, workers: number): Promise<Server> {
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/workers_${workers}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database workers_${workers}`);
  await client.end();
  const product = await startProduct({
    databaseUrl: databaseUrl.href,
    env: { DEMO: 'on', WORKERS: String(workers) },
  });
  const enlarged = new pg.Client({ connectionString: databaseUrl.href });
  await enlarged.connect();
  await enlarged.query('update boats set capacity = 1000000 where name = $1', [SOLD]);
  await enlarged.end();
  const pids = workers === 1 ? [product.pid] : childrenOf(product.pid);
  return { product, pids, shares: [] };
}

function holdBack({ pids, shares }: Server): void {
  for (const pid of pids) {
    const share = openCoreShare(`boat-trips-bench-${pid}`);
    share?.hold(pid);
    if (share) shares.push(share);
  }
}

function childrenOf(parent: number): number[] {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((thread) =>
    readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').trim().split(' '),
  );
  return children.filter((pid) => pid !== '').map(Number);
}

/** The round whose growth is the middle one. */
async function compare(
  [single, double]: readonly [Server, Server],
  of: Measure['of'],
): Promise<[number, number]> {
  const rounds: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await of(single, SECONDS), await of(double, SECONDS)]);
  }
  const sorted = rounds.toSorted(([a, b], [c, d]) => b / a - d / c);
  return sorted[Math.floor(ROUNDS / 2)] ?? [0, 0];
}

async function measures(url: string): Promise<Measure[]> {
  const boats = (await (await fetch(`${url}/api/boats`)).json()) as BoatView[];
  const slug = boats.find(({ name }) => name !== SOLD)?.slug ?? '';
  return [
    { what: 'pages from the cache', of: (server, seconds) => pages(server, seconds, '/booking') },
    {
      what: 'pages made anew',
      of: (server, seconds) => pages(server, seconds, `/boats/${slug}?look={nth}`),
    },
    { what: 'trips held, with page', of: sales },
  ];
}

async function pages({ product }: Server, seconds: number, path: string): Promise<number> {
  const load = startFree('./load-generator.ts');
  const asked: Load = {
    port: Number(new URL(product.url).port),
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
    connections: CONNECTIONS,
    seconds: WARM_UP_SECONDS,
  };
  try {
    await ask<LoadResult>(load, asked);
    const result = await ask<LoadResult>(load, { ...asked, seconds });
    return result.answers / result.seconds;
  } finally {
    load.kill();
  }
}

/** Each on one of a hundred days, so that buyers seldom wait for each other. */
async function sales({ product: { url } }: Server, seconds: number): Promise<number> {
  const boats = (await (await fetch(`${url}/api/boats`)).json()) as BoatView[];
  const boat = boats.find(({ name }) => name === SOLD);
  if (!boat) throw new Error(`The demo world has no ${SOLD}.`);
  const first = addDays(islandNow(Date.now()).day, 20);
  let nth = 0;
  const hold = async () => {
    nth += 1;
    const start = addDays(first, nth % 100);
    const customer = `Bench ${nth} ${Math.random()}`;
    const trip = { boat, mode: 'perSeat', start, time: '12:00', groupSize: 1, customer } as const;
    const { status, message } = await askForCheckout(url, trip);
    if (status !== 200) throw new Error(`A hold was answered ${status}: ${message}`);
  };
  await actsPerSecond(hold, { callers: CONNECTIONS, seconds: WARM_UP_SECONDS });
  return actsPerSecond(hold, { callers: CONNECTIONS, seconds });
}
