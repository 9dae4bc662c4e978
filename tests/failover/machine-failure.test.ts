import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../support/product/data-folders.ts';
import { numberFrom } from '../support/worlds/guests/two-server-world.ts';
import { expectNothingLost, secondsToSellAgain } from './world/expect-nothing-lost.ts';
import { openShop, type ShopOnCluster } from './world/shop-on-cluster.ts';
import { openSteadyBuyers, type SteadyBuyers } from './world/steady-buyers.ts';
import { openSteadyReaders } from './world/steady-readers.ts';

/** Number of times that the machine with the primary dies; `FAILOVERS=3` is a short run. */
const KILLS = Number(process.env['FAILOVERS'] ?? 10);
const ALL_IS_WELL = {
  exitCode: 0,
  output: 'All is well: sales add up, the books balance, and nothing is overdue.',
};
/** Limit from a kill to the next sale. */
const MAX_SECONDS = 30;
const TIMEOUT_MS = 400_000 + KILLS * 120_000;

let shop: ShopOnCluster;
beforeAll(async () => {
  shop = await openShop(['straight', 'pooled']);
});
afterAll(() => shop?.close());

test(
  'no confirmed trip is lost when the primary’s machine dies repeatedly during sales',
  async () => {
    const buyers = await openSteadyBuyers(shop.baseUrls);
    const readers = await openSteadyReaders(shop.baseUrls);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await waitForSales(buyers, 20);
      const primary = await shop.cluster.primary();
      const killedAt = Date.now();
      primary.kill();
      expect(await readiness()).toEqual([503, 503]);
      const seconds = await waitForSalesOnEveryServer(buyers, killedAt);
      primary.start();
      await shop.cluster.waitForHealth();
      expect(await readiness()).toEqual([200, 200]);
      const rejoined = (Date.now() - killedAt) / 1000;
      say(`kill ${kill} of ${primary.name}`, seconds, `three again after ${rejoined.toFixed(1)} s`);
      await expectNothingLost(shop, buyers);
    }
    await waitForSales(buyers, 20);
    await Promise.all([buyers.stop(), readers.stop()]);
    process.stdout.write(`${formatBuyers(buyers)}\nreaders: ${formatCounts(readers.answers)}, `);
    process.stdout.write(`longest without a page ${readers.measureMaxGap().toFixed(1)} s\n`);
    await expectAllWell(buyers);
    for (const answers of [buyers.answers, readers.answers]) {
      const broken = [...answers.keys()].filter((status) => (status ?? 503) >= 500);
      expect(broken.filter((status) => status !== 503 && status !== null)).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

test('a planned switchover to a standby loses no sale', async () => {
  const buyers = await openSteadyBuyers(shop.baseUrls);
  await waitForSales(buyers, 20);
  const from = await shop.cluster.primary();
  const [to] = await shop.cluster.syncStandbys();
  const begunAt = Date.now();
  await shop.cluster.control(
    'switchover',
    '--master',
    from.name,
    '--candidate',
    to ?? '',
    '--force',
  );
  say('switchover', await waitForSalesOnEveryServer(buyers, begunAt));
  await shop.cluster.waitForHealth();
  await buyers.stop();
  await expectAllWell(buyers);
}, 500_000);

test('a primary that freezes and resumes after a failover undoes no sales', async () => {
  const buyers = await openSteadyBuyers(shop.baseUrls);
  for (const frozenSeconds of [25, 45]) {
    await waitForSales(buyers, 20);
    const primary = await shop.cluster.primary();
    const frozenAt = Date.now();
    primary.freeze();
    try {
      await sleep(frozenSeconds * 1000);
    } finally {
      primary.thaw();
    }
    const seconds = await waitForSalesOnEveryServer(buyers, frozenAt, 60);
    await shop.cluster.waitForHealth();
    const rejoined = (Date.now() - frozenAt) / 1000;
    say(`${frozenSeconds} s frozen`, seconds, `three again after ${rejoined.toFixed(1)} s`);
    expect(await shop.cluster.primary()).not.toBe(primary);
    await expectNothingLost(shop, buyers);
  }
  await buyers.stop();
  await expectAllWell(buyers);
}, 700_000);

/** Reads both servers' readiness. Waits first, because a server caches its answer for half a second. */
async function readiness(): Promise<number[]> {
  await sleep(600);
  const answers = await Promise.all(shop.baseUrls.map((url) => fetch(`${url}/readyz`)));
  return answers.map(({ status }) => status);
}

/** Waits until every server has sold a trip requested after `since`; returns the seconds that each server took. */
async function waitForSalesOnEveryServer(
  { promised }: SteadyBuyers,
  since: number,
  maxSeconds = MAX_SECONDS,
): Promise<number[]> {
  for (;;) {
    const seconds = secondsToSellAgain(promised, since, shop.servers.length);
    const known = seconds.filter((each) => each !== null);
    if (known.length === seconds.length) {
      for (const each of known) expect(each).toBeLessThan(maxSeconds);
      return known;
    }
    if (Date.now() - since > 2 * maxSeconds * 1000)
      throw new Error(
        `Not every server sells again: ${seconds.join(', ')}\n${shop.cluster.logs()}`,
      );
    await sleep(50);
  }
}

async function waitForSales({ promised }: SteadyBuyers, more: number): Promise<void> {
  const wanted = promised.length + more;
  while (promised.length < wanted) await sleep(50);
}

/** Asserts that the jobs after each sale are done, and that no server was restarted. */
async function expectAllWell(buyers: SteadyBuyers): Promise<void> {
  for (const { pid } of shop.servers) expect(isAlive(pid)).toBe(true);
  await expectNothingLost(shop, buyers);
  const waiting = 'select count(*) from mails where sent_at is null';
  // A mail is retried only minutes after its sender was cut off.
  await expect.poll(() => numberFrom(shop.database, waiting), { timeout: 300_000 }).toBe(0);
  expect(await shop.visitDoctor('straight')).toEqual(ALL_IS_WELL);
  expect(await shop.visitDoctor('pooled')).toEqual(ALL_IS_WELL);
}

function say(what: string, seconds: readonly number[], more = ''): void {
  const [straight, pooled] = seconds.map((each) => each.toFixed(1));
  const after = more === '' ? '' : `; ${more}`;
  process.stdout.write(
    `${what}: sold again after ${straight} s, through PgBouncer ${pooled} s${after}\n`,
  );
}

function formatBuyers({ promised, emails, answers }: SteadyBuyers): string {
  return `${emails.length} requests, ${promised.length} promised; answers ${formatCounts(answers)}`;
}

function formatCounts(answers: ReadonlyMap<number | null, number>): string {
  return [...answers].map(([status, count]) => `${status ?? 'none'}: ${count}`).join(', ');
}
