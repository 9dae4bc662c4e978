import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { expectKept } from '../support/assertions/acknowledged-trips.ts';
import { freePort } from '../support/product/free-port.ts';
import { askAlone } from '../support/product/fresh-connections.ts';
import { createPayingWorld, type PayingWorld } from '../support/worlds/guests/paying-world.ts';
import {
  runProductToItsEnd,
  startProduct,
  startProductOnDataDir,
  type RunningProduct,
} from '../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../support/faults/retrying-buyers.ts';
import { askForCheckout } from '../support/worlds/guests/visitors.ts';
import {
  readCounts,
  waitForSpareWorker,
  listWorkers,
} from '../support/product/worker-processes.ts';
import { boatNamed, seatsTaken } from '../support/worlds/guests/two-server-world.ts';
import { isAlive, newDataFolder, postgresPid } from '../support/product/data-folders.ts';

let world: PayingWorld;
let product: RunningProduct;
beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on', WORKERS: '2', LOG_LEVEL: 'debug' });
  ({ product } = world);
});
afterAll(() => world.close());

test('the start output states how many workers serve, and how many database connections they use', () => {
  expect(product.output()).toMatch(
    /Workers +2, with a spare; at most \d+ connections to PostgreSQL, which allows \d+/,
  );
  expect(product.output().match(/Press Ctrl-C to stop/g)).toHaveLength(1);
});

test('connections alternate between the two workers, and the metrics add up both', async () => {
  const before = await readCounts(product.url);
  expect(before.workers).toBe(2);
  for (let nth = 0; nth < 40; nth += 1) expect(await askAlone(`${product.url}/healthz`)).toBe(200);
  const after = await readCounts(product.url);
  // Each reading of the metrics counts as a request too, once it is answered.
  expect(after.requests - before.requests).toBe(41);
});

// Retried, because a machine that is busy with other tests can miss the second.
test('one worker’s sale is shown by the other within a second', { retry: 2 }, async () => {
  const boat = await boatNamed(product.url, 'Mango Express');
  const day = addDays(toIslandNow(Date.now()).day, 100);
  const input = { boat, mode: 'perSeat', start: day, time: '12:00', groupSize: 2 } as const;
  const seen = () =>
    Promise.all(
      Array.from({ length: 6 }, async () => {
        const headers = { connection: 'close', accept: 'application/json' };
        const boats = await (await fetch(`${product.url}/api/boats`, { headers })).json();
        const found = (boats as (typeof boat)[]).find(({ id }) => id === boat.id);
        return found ? seatsTaken(found, day, '12:00') : null;
      }),
    );
  const [before] = await seen();
  expect((await askForCheckout(product.url, input)).status).toBe(200);
  await expect.poll(seen, { timeout: 1000 }).toEqual(Array(6).fill((before ?? 0) + 2));
});

test('the spare worker replaces a killed worker: only its open requests fail, and all sales are kept', async () => {
  const { serving, spare } = await waitForSpareWorker(product);
  const buyers = await createRetryingBuyers([product.url]);
  await waitForSales(buyers, 20);
  const before = await readCounts(product.url);
  const [killed = 0, other] = serving;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isAlive(killed)).toBe(false);
  await waitForSales(buyers, 20);
  await buyers.stop();
  expect(product.output()).toContain(
    `The worker with pid ${killed} ended by SIGKILL and is being replaced.`,
  );
  const broken = [...buyers.answers].filter(([status]) => status === null || status >= 500);
  expect(broken.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(12);
  await expectKept(product.url, buyers.acknowledged);
  await expect.poll(async () => (await waitForSpareWorker(product)).spare).not.toBe(spare);
  expect(new Set((await waitForSpareWorker(product)).serving)).toEqual(new Set([other, spare]));
  const after = await readCounts(product.url);
  expect(after.workers).toBe(2);
  // The dead worker's counts up to the last reading are kept.
  expect(after.requests).toBeGreaterThan(before.requests);
});

test('SIGUSR2 replaces all workers one after another without errors for visitors', async () => {
  const { serving: old } = await waitForSpareWorker(product);
  const buyers = await createRetryingBuyers([product.url]);
  await waitForSales(buyers, 5);
  process.kill(product.pid, 'SIGUSR2');
  await expect
    .poll(() => product.output(), { timeout: 120_000 })
    .toContain('All workers were replaced.');
  await waitForSales(buyers, 5);
  await buyers.stop();
  expect([...buyers.answers.keys()].filter((status) => status === null || status >= 500)).toEqual(
    [],
  );
  expect(old.filter(isAlive)).toEqual([]);
  expect((await readCounts(product.url)).workers).toBe(2);
  await expectKept(product.url, buyers.acknowledged);
});

test('a scheduled job runs once, not once per worker', async () => {
  const gaps = async () => {
    const { rows } = await world.database.query<{ seconds: number }>(
      `select extract(epoch from made - lag(made) over (order by made))::float8 as seconds
       from (select created_on as made from jobs.job where name = 'reconcile-payments') as jobs
       order by made offset 1`,
    );
    return rows.map(({ seconds }) => seconds);
  };
  const times = async () => (await gaps()).length;
  await expect.poll(times, { timeout: 150_000, interval: 1000 }).toBeGreaterThan(0);
  // If each worker ran it, two runs would coincide.
  expect(Math.min(...(await gaps()))).toBeGreaterThan(15);
});

test('Ctrl-C in the terminal stops all workers and the database without errors', async () => {
  const dataDir = newDataFolder();
  const alone = await startProductOnDataDir(dataDir, { WORKERS: '2', LOG_LEVEL: 'debug' });
  await waitForSpareWorker(alone);
  const workers = listWorkers(alone);
  const database = postgresPid(dataDir) ?? 0;
  for (const pid of [...workers, alone.pid]) process.kill(pid, 'SIGINT');
  expect(await alone.stop()).toBe(0);
  expect([...workers, database].filter(isAlive)).toEqual([]);
  expect(alone.output()).not.toContain('error:');
});

test('killing the server stops its workers', async () => {
  const alone = await startProduct({ env: { WORKERS: '2' } });
  const workers = listWorkers(alone);
  await alone.kill9();
  await expect.poll(() => workers.filter(isAlive), { timeout: 60_000 }).toEqual([]);
  await alone.stop();
});

test('workers that cannot start are retried with growing pauses until the server exits with a message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boat-trips-broken-'));
  const broken = join(folder, 'broken');
  const crash = `import { existsSync } from 'node:fs';
    if (process.argv[1]?.endsWith('worker.js') && existsSync('${broken}')) process.exit(7);`;
  const file = join(folder, 'crash.mjs');
  await writeFile(file, crash);
  const doomed = await startProduct({
    env: { WORKERS: '2', LOG_LEVEL: 'debug', NODE_OPTIONS: `--import=${file}` },
  });
  await waitForSpareWorker(doomed);
  await writeFile(broken, '');
  for (const pid of listWorkers(doomed)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(doomed.pid), { timeout: 120_000 }).toBe(false);
  expect(await doomed.stop()).toBe(1);
  expect(doomed.output()).toContain(
    'A worker could not start; trying again in 1000 ms: A worker ended with 7 before it was ready.',
  );
  expect(doomed.output()).toContain('Workers keep crashing, so no request can be served.');
  await rm(folder, { recursive: true });
});

test('more workers than PostgreSQL has connections for are refused with a message that names WORKERS', async () => {
  const { exitCode, output } = await runProductToItsEnd({
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: product.dataDir,
    SANDBOXES: 'on',
    PORT: String(await freePort()),
    WORKERS: '40',
    DATABASE_CONNECTIONS: '100',
  });
  expect(exitCode).toBe(1);
  expect(output).toContain(
    'WORKERS is 40, and 40 workers and their spare need 533 connections to PostgreSQL, but this server may use only 100.',
  );
});
