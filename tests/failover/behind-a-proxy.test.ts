import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newDataFolder } from '../process/data-folders.ts';
import { expectKept } from '../support/acknowledged-trips.ts';
import { freePort } from '../support/free-port.ts';
import { startProductOnDataDir, type RunningProduct } from '../support/product.ts';
import { openRetryingBuyers, untilSold } from '../support/retrying-buyers.ts';
import { openCaddy, openNginx, type TlsProxy } from './world/tls-proxies.ts';

let product: RunningProduct;
let proxy: TlsProxy | undefined;
let shop: string;

beforeAll(() => {
  // Their certificates are their own.
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

/** The demo shop behind a proxy that runs on this machine, as docs/operations.md has it. */
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
  const buyers = await openRetryingBuyers([shop]);
  await untilSold(buyers, 20);
  await buyers.stop();
  expect([...buyers.answers.keys()].filter((status) => status === null || status >= 500)).toEqual(
    [],
  );
  await expectKept(shop, buyers.acknowledged);
});

test.each(['Caddy', 'nginx'] as const)(
  'what clients claim of themselves is not believed behind %s, and too much is refused',
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
      body: new Uint8Array(21 * 1024 * 1024),
    }).catch(() => null);
    // Told so, or cut off while still sending.
    expect([413, undefined]).toContain(large?.status);
    expect((await fetch(`${shop}/readyz`)).status).toBe(200);
  },
);

test('while the product starts again, visitors behind Caddy wait and see no error', async () => {
  await open('Caddy');
  const { port: PORT } = new URL(product.url);
  const buyers = await openRetryingBuyers([shop]);
  await untilSold(buyers, 10);
  await product.stop();
  const env = { DEMO: 'on', PUBLIC_URL: shop, TRUST_PROXY: '1', PORT };
  product = await startProductOnDataDir(product.dataDir, env);
  await untilSold(buyers, 10);
  await buyers.stop();
  expect([...buyers.answers.keys()].filter((status) => status === null || status >= 500)).toEqual(
    [],
  );
  await expectKept(shop, buyers.acknowledged);
});
