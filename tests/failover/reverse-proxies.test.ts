import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BoardRowView } from '#contract/public/board-api.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import { newDataFolder } from '../support/product/data-folders.ts';
import { expectKept } from '../support/assertions/acknowledged-trips.ts';
import { listenToBoard, readBoard } from '../support/worlds/guests/board-client.ts';
import { askAlone } from '../support/product/fresh-connections.ts';
import { freePort } from '../support/product/free-port.ts';
import { startProductOnDataDir, type RunningProduct } from '../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../support/faults/retrying-buyers.ts';
import { askForCheckout } from '../support/worlds/guests/visitors.ts';
import { boatNamed } from '../support/worlds/guests/two-server-world.ts';
import { openCaddy, openNginx, type TlsProxy } from './world/tls-proxies.ts';

let product: RunningProduct;
let proxy: TlsProxy | undefined;
let shop: string;

beforeAll(() => {
  // The proxies use self-signed certificates.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
});
afterAll(() => {
  delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
});
afterEach(async () => {
  await proxy?.close();
  await product.stop();
});

const proxies = { Caddy: openCaddy, nginx: openNginx } as const;

/** Starts the demo shop behind a local proxy, as in docs/operations.md. */
async function open(name: keyof typeof proxies, settings: Record<string, string> = {}) {
  const tls = await freePort();
  shop = `https://localhost:${tls}`;
  const env = { DEMO: 'on', PUBLIC_URL: shop, TRUST_PROXY: '1', ...settings };
  product = await startProductOnDataDir(newDataFolder(), env);
  proxy = await proxies[name]({ tls, upstream: Number(new URL(product.url).port) });
}

test.each(['Caddy', 'nginx'] as const)('trips are sold over TLS behind %s', async (name) => {
  await open(name);
  const page = await fetch(`${shop}/booking`);
  expect(page.status).toBe(200);
  expect(page.headers.get('strict-transport-security')).toContain('max-age=31536000');
  const buyers = await createRetryingBuyers([shop]);
  await waitForSales(buyers, 20);
  await buyers.stop();
  expect([...buyers.answers.keys()].filter((status) => status === null || status >= 500)).toEqual(
    [],
  );
  await expectKept(shop, buyers.acknowledged);
});

test.each(['Caddy', 'nginx'] as const)(
  'behind %s, forged client IP addresses are ignored, and oversized request bodies are refused',
  async (name) => {
    await open(name, { RATE_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 60 && statuses.at(-1) !== 429; tries += 1) {
      const { status } = await fetch(`${shop}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${tries}` },
        body: JSON.stringify({
          email: `nobody${tries}@example.com`,
          password: 'a guess at something',
        }),
      });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
    const large = await fetch(`${shop}/api/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(21 * 1024 * 1024),
    }).catch(() => null);
    // The proxy answers 413, or cuts the connection during the upload.
    expect([413, undefined]).toContain(large?.status);
    expect(await askAlone(`${shop}/readyz`)).toBe(200);
  },
);

test.each(['Caddy', 'nginx'] as const)(
  '%s forwards updates of the board without delay',
  async (name) => {
    await open(name);
    const world = { baseUrl: shop };
    const board = await listenToBoard(world);
    await board.waitForEvent('alive');
    const tomorrow = addDays(toIslandNow(Date.now()).day, 1);
    const isOpen = ({ day, isCharter, left }: BoardRowView) =>
      day === tomorrow && !isCharter && left > 2;
    const row = (await readBoard(world)).rows.find(isOpen);
    if (!row) throw new Error('The board has no departure with enough seats tomorrow.');
    const boat = await boatNamed(shop, row.boat.name);
    const trip = { boat, mode: 'perSeat', start: tomorrow, time: row.time, groupSize: 1 } as const;
    expect((await askForCheckout(shop, trip)).status).toBe(200);
    const isSame = ({ day, time }: BoardRowView) => day === row.day && time === row.time;
    await board.waitForRows(row.boat, (rows) => rows.find(isSame)?.left === row.left - 1);
    board.leave();
  },
);

test('while the product restarts, Caddy holds page requests and no sale is lost', async () => {
  await open('Caddy', { DRAIN_SECONDS: '1' });
  const { port: PORT } = new URL(product.url);
  const buyers = await createRetryingBuyers([shop]);
  await waitForSales(buyers, 10);
  const stopped = product.stop();
  const pages = Array.from({ length: 20 }, (_, nth) => readAfter(nth * 200));
  await stopped;
  const env = { DEMO: 'on', PUBLIC_URL: shop, TRUST_PROXY: '1', PORT };
  product = await startProductOnDataDir(product.dataDir, env);
  expect(await Promise.all(pages)).toEqual(pages.map(() => 200));
  await waitForSales(buyers, 10);
  await buyers.stop();
  await expectKept(shop, buyers.acknowledged);
});

async function readAfter(ms: number): Promise<number | null> {
  await sleep(ms);
  return askAlone(`${shop}/booking`);
}
