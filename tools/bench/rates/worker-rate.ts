import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import { startProduct, type RunningProduct } from '../../../tests/support/product/product.ts';
import { openCoreShare, SHARE, type CoreShare } from '../load/core-shares.ts';
import type { Load, LoadResult } from '../load/load-generator.ts';
import { actsPerSecond } from '../load/load.ts';
import { median } from '../load/median.ts';
import { startProvider, type Provider } from '../load/own-provider.ts';
import { ask as askProcess, startFree } from '../load/pinned-process.ts';

/** Minimum speed-up of two workers over one. */
const MIN_GROWTH = 1.7;
/** Both servers are measured in each round. */
const ROUNDS = 7;
const SECONDS = 8;
/** Warms up the load and its connections. */
const WARM_UP_SECONDS = 0.5;
/** Seconds without quotas, in which V8 compiles the busy code. */
const COMPILING_SECONDS = 40;
/** Connections per worker: with half as many, workers would idle and wake up more often. */
const CONNECTIONS = 16;
/** The boat that never sells out. */
const SOLD = 'Mango Express';

type Server = {
  product: RunningProduct;
  provider: Provider;
  workers: number;
  pids: number[];
  shares: CoreShare[];
};
/** A measurement over some seconds, after a warm-up. */
type Measure = { what: string; of: (server: Server, seconds: number) => Promise<number> };

/**
 * Prints pages and sales per second with one and two workers, each with the same share of a core; the load, the
 * database and the main process share the rest. Returns what scales too little.
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
    for (const { of } of all) {
      await Promise.all(servers.map((server) => of(server, COMPILING_SECONDS)));
    }
    for (const server of servers) holdBack(server);
    for (const { what, of } of all) {
      const { one, two, growth, least, most } = await compare(servers, of);
      const rates = [one, two].map((rate) => rate.toFixed(0).padStart(7)).join('');
      const range = `(${least.toFixed(2)} to ${most.toFixed(2)})`;
      console.log(`  ${what.padEnd(24)}${rates}  ${growth.toFixed(2)} x  ${range}`);
      if (growth < MIN_GROWTH) {
        misses.push(`${what}: two workers do ${growth.toFixed(2)} x, ${MIN_GROWTH} is wanted`);
      }
    }
  } finally {
    for (const { product, provider, shares } of servers) {
      await product.stop();
      provider.stop();
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

/**
 * Starts a server on a new database with an external payment provider, as in production, with a quota of a core for
 * each of its workers or for the whole server.
 */
async function start(serverUrl: string, workers: number): Promise<Server> {
  const provider = await startProvider(await createDatabase(serverUrl, `provider_${workers}`));
  const databaseUrl = await createDatabase(serverUrl, `workers_${workers}`);
  // Limits are active with an external provider, so each request has a unique client address.
  const open = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
  const product = await startProduct({
    databaseUrl,
    env: { DEMO: 'on', WORKERS: String(workers), ...open, ...provider.env },
  });
  await ask(databaseUrl, `update boats set capacity = 1000000 where name = '${SOLD}'`);
  const pids = workers === 1 ? [product.pid] : childrenOf(product.pid);
  return { product, provider, workers, pids, shares: [] };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await ask(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function ask(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
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

/**
 * Alternates the servers and takes the median speed-up of all rounds. The speed of a machine varies up to threefold
 * from one second to the next, and more under load, so measuring both in parallel would distort the result.
 */
async function compare(servers: readonly [Server, Server], of: Measure['of']) {
  const rounds: { one: number; two: number; growth: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = new Map<Server, number>();
    // Reverses the order in every other round.
    const order = round % 2 === 0 ? servers : servers.toReversed();
    for (const server of order) rates.set(server, await of(server, SECONDS));
    const [one = 0, two = 0] = servers.map((server) => rates.get(server));
    rounds.push({ one, two, growth: two / one });
  }
  const growths = rounds.map(({ growth }) => growth);
  return {
    one: median(rounds.map(({ one }) => one)),
    two: median(rounds.map(({ two }) => two)),
    growth: median(growths),
    least: Math.min(...growths),
    most: Math.max(...growths),
  };
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

async function pages(server: Server, seconds: number, path: string): Promise<number> {
  const load = startFree('./load-generator.ts');
  const asked: Load = {
    port: Number(new URL(server.product.url).port),
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
    connections: CONNECTIONS * server.workers,
    seconds: WARM_UP_SECONDS,
  };
  try {
    await askProcess<LoadResult>(load, asked);
    const result = await askProcess<LoadResult>(load, { ...asked, seconds });
    return result.answers / result.seconds;
  } finally {
    load.kill();
  }
}

/** Spreads sales over a hundred days, so that buyers seldom wait for each other. */
async function sales(server: Server, seconds: number): Promise<number> {
  const { url } = server.product;
  const callers = CONNECTIONS * server.workers;
  const boats = (await (await fetch(`${url}/api/boats`)).json()) as BoatView[];
  const boat = boats.find(({ name }) => name === SOLD);
  if (!boat) throw new Error(`The demo world has no ${SOLD}.`);
  const first = addDays(toIslandNow(Date.now()).day, 20);
  const hold = () => holdOne(url, boat, first);
  await actsPerSecond(hold, { callers, seconds: WARM_UP_SECONDS });
  return actsPerSecond(hold, { callers, seconds });
}

let buyers = 0;

async function holdOne(url: string, { id: boatId }: BoatView, first: Day): Promise<void> {
  buyers += 1;
  const start = addDays(first, buyers % 100);
  const address = [16, 8, 0].map((bits) => (buyers >> bits) & 255).join('.');
  const answer = await fetch(`${url}/checkout/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${address}` },
    body: JSON.stringify({
      boatId,
      pricingMode: 'perSeat',
      start,
      end: start,
      time: '12:00',
      groupSize: 1,
      customerName: `Bench ${buyers}`,
      customerEmail: `bench.${buyers}@example.com`,
    }),
  });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`A hold was answered ${answer.status}: ${body}`);
}
