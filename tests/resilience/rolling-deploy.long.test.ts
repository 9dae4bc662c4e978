import { afterEach, expect, test } from 'vitest';
import { expectKept } from '../support/assertions/acknowledged-trips.ts';
import { askAlone } from '../support/product/fresh-connections.ts';
import { freePort } from '../support/product/free-port.ts';
import { startProduct, type RunningProduct } from '../support/product/product.ts';
import { createReadyBalancer, type ReadyBalancer } from '../support/faults/ready-balancer.ts';
import {
  createRetryingBuyers,
  waitForSales,
  type Buyers,
} from '../support/faults/retrying-buyers.ts';
import { createTestDatabase, type TestDatabase } from '../support/product/test-database.ts';

type Deployment = {
  database: TestDatabase;
  settings: Record<string, string>[];
  servers: RunningProduct[];
  balancer: ReadyBalancer;
};

/** Number of buyers, each with one request in flight. */
const BUYERS = 12;

let deployment: Deployment;
afterEach(async () => {
  await deployment.balancer.close();
  await Promise.all(deployment.servers.map((server) => server.stop()));
  await deployment.database.drop();
});

test('two servers are replaced one after the other during sales without an error for visitors', async () => {
  deployment = await deploy({ DRAIN_SECONDS: '1' });
  const buyers = await createRetryingBuyers([deployment.balancer.url]);
  for (const nth of [0, 1]) {
    await waitForSales(buyers, 10);
    expect(await deployment.servers[nth]?.stop()).toBe(0);
    await waitForSales(buyers, 10);
    await startAgain(nth);
  }
  await waitForSales(buyers, 10);
  await buyers.stop();
  expect(errorsOf(buyers)).toEqual([]);
  await expectKept(deployment.balancer.url, buyers.acknowledged);
});

test('a stopping server first fails its readiness check and keeps serving until the load balancer removes it', async () => {
  deployment = await deploy({ DRAIN_SECONDS: '3' });
  const [server] = deployment.servers;
  if (!server) throw new Error('There is no server.');
  const stopped = server.stop();
  await expect.poll(() => askAlone(`${server.url}/readyz`), { timeout: 2000 }).toBe(503);
  const answer = await fetch(`${server.url}/booking`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('This server is stopping.');
  expect(await askAlone(`${server.url}/healthz`)).toBe(200);
  await expect.poll(deployment.balancer.ready).not.toContain(server.url);
  expect(await stopped).toBe(0);
  expect(await askAlone(`${server.url}/healthz`)).toBeNull();
});

test('killing a server fails only its open requests, and loses no confirmed sale', async () => {
  deployment = await deploy({});
  const buyers = await createRetryingBuyers([deployment.balancer.url]);
  await waitForSales(buyers, 10);
  const [killed] = deployment.servers;
  await killed?.kill9();
  await expect.poll(deployment.balancer.ready).not.toContain(killed?.url);
  await waitForSales(buyers, 10);
  await startAgain(0);
  await waitForSales(buyers, 10);
  await buyers.stop();
  expect(errorsOf(buyers).length).toBeLessThanOrEqual(BUYERS);
  await expectKept(deployment.balancer.url, buyers.acknowledged);
});

/** Starts two servers on one database, with fixed ports, behind a load balancer. */
async function deploy(env: Record<string, string>): Promise<Deployment> {
  const database = await createTestDatabase();
  const ports = [await freePort(), await freePort()];
  const balancer = await createReadyBalancer(ports.map((port) => `http://localhost:${port}`));
  const settings = ports.map((port) => ({
    DEMO: 'on',
    SANDBOXES: 'on',
    PORT: String(port),
    PUBLIC_URL: balancer.url,
    ...env,
  }));
  const servers = await Promise.all(
    settings.map((each) => startProduct({ databaseUrl: database.url, env: each })),
  );
  const urls = servers.map(({ url }) => url);
  await expect.poll(() => balancer.ready()).toEqual(urls);
  return { database, settings, servers, balancer };
}

async function startAgain(nth: number): Promise<void> {
  const { database, settings, servers, balancer } = deployment;
  const server = await startProduct({ databaseUrl: database.url, env: settings[nth] ?? {} });
  servers[nth] = server;
  await expect.poll(() => balancer.ready()).toContain(server.url);
}

/** Lists the statuses of failed requests, one entry per request. */
function errorsOf({ answers }: Buyers): (number | null)[] {
  return [...answers]
    .filter(([status]) => status === null || status >= 500)
    .flatMap(([status, times]) => Array.from({ length: times }, () => status));
}
