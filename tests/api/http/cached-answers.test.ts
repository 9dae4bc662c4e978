import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import type { RunningProduct } from '../../support/product/product.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';
import { boatNamed, openDay, seatsTaken } from '../../support/worlds/guests/two-server-world.ts';

let world: PayingWorld;
let database: PayingWorld['database'];
let product: RunningProduct;
let boat: BoatView;

beforeAll(async () => {
  world = await createPayingWorld({ DEMO: 'on' });
  ({ product, database } = world);
  boat = await boatNamed(product.url, 'Mango Express');
});
afterAll(() => world.close());

const PAGE = { accept: 'text/html' };
const policyIn = (answer: Pick<IncomingMessage, 'headers'>) =>
  answer.headers['content-security-policy'];
const momentOf = (page: string) => /"nowMs":(\d+)/.exec(page)?.[1];
const addresses = (): [string, Record<string, string>][] => [
  ['/', PAGE],
  ['/booking', PAGE],
  [`/boats/${boat.slug}`, PAGE],
  [`/boats/${boat.slug}`, { accept: 'application/json' }],
  ['/api/boats', { accept: 'application/json' }],
];

test('a cached answer has the same headers and body as the first, except for the request id', async () => {
  for (const [path, headers] of addresses()) {
    for (const coding of ['identity', 'gzip', 'br', 'br;q=0, gzip']) {
      const asked = { ...headers, 'accept-encoding': coding };
      const [made, cached] = await askTwice(path, asked);
      const ids = [made, cached].map((answer) => answer.headers['x-request-id']);
      expect(new Set(ids).size).toBe(2);
      const ofSecond = { ...made.headers, 'x-request-id': ids[1] };
      expect(cached).toEqual({ ...made, headers: ofSecond });
      expect(made.headers['content-encoding']).toBe(
        coding.split(' ').at(-1)?.replace('identity', '') || undefined,
      );
      expect(made.headers['x-content-type-options']).toBe('nosniff');
      expect(made.headers['content-security-policy']).toContain('frame-ancestors');
    }
  }
});

test('a script is sent precompressed, or uncompressed on request', async () => {
  const { text: page } = await ask('/', PAGE);
  const path = /"(\/assets\/[\w.-]+\.js)"/.exec(page)?.[1] ?? '';
  const plain = await ask(path, { 'accept-encoding': 'identity' });
  const small = await ask(path, { 'accept-encoding': 'br' });
  const zipped = await ask(path, { 'accept-encoding': 'gzip, br;q=0' });
  const built = await readFile(`dist/client${path}.br`);
  expect(small).toMatchObject({ text: plain.text, bytes: built.length });
  expect(small.headers['content-encoding']).toBe('br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([zipped.headers['content-encoding'], zipped.text]).toEqual(['gzip', plain.text]);
  // Prevents a shared cache from serving one variant to all clients.
  for (const { headers } of [plain, small, zipped]) expect(headers.vary).toBe('Accept-Encoding');
});

test('a file that a client already has is answered 304', async () => {
  const { text: page } = await ask('/', PAGE);
  const script = /"(\/assets\/[\w.-]+\.js)"/.exec(page)?.[1] ?? '';
  const paths = [
    ...[script, '/favicon.ico', '/icons/icon.svg', '/icons/icon-192.png'],
    '/pictures/hero-1600.avif',
  ];
  for (const path of paths) {
    const { status, headers } = await ask(path, {});
    expect([path, status]).toEqual([path, 200]);
    const again = await ask(path, { 'if-none-match': headers.etag ?? 'none' });
    expect([path, again.status, again.text]).toEqual([path, 304, '']);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      'cache-control': headers['cache-control'],
    });
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
  }
});

test('a URL with both HTML and JSON answers according to the Accept header', async () => {
  const path = `/boats/${boat.slug}`;
  for (let round = 0; round < 3; round += 1) {
    expect((await ask(path, PAGE)).headers['content-type']).toContain('text/html');
    const json = await ask(path, { accept: 'application/json' });
    expect(JSON.parse(json.text)).toMatchObject({ id: boat.id });
    const weighed = await ask(path, { accept: 'text/html;q=0.4, application/json;q=0.9' });
    expect(JSON.parse(weighed.text)).toMatchObject({ id: boat.id });
    const refused = await ask(path, { accept: 'application/json;q=0, text/html' });
    expect(refused.headers['content-type']).toContain('text/html');
  }
});

test('a page that a client already has is answered 304 without a body', async () => {
  const { headers } = await ask('/booking', PAGE);
  const etag = headers.etag ?? '';
  for (const ifNoneMatch of [etag, `"another", ${etag}`]) {
    const again = await ask('/booking', { ...PAGE, 'if-none-match': ifNoneMatch });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: headers.vary });
    expect(again.headers['content-type']).toBeUndefined();
  }
  const other = await ask('/booking', { ...PAGE, 'if-none-match': 'W/"another"' });
  expect(other.status).toBe(200);
});

test('a page rendered again with the same content is answered 304', async () => {
  for (const path of ['/', '/booking', `/boats/${boat.slug}`]) {
    const { headers, text } = await ask(path, PAGE);
    const madeAt = momentOf(text);
    await expect.poll(async () => momentOf((await ask(path, PAGE)).text)).not.toBe(madeAt);
    const again = await ask(path, { ...PAGE, 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    // The browser replaces its stored headers with those of the 304.
    expect(policyIn(again)).toBe(policyIn({ headers }));
  }
});

test('a cached page preloads its first picture with a Link header', async () => {
  const { link } = (await ask('/', PAGE)).headers;
  expect(link).toMatch(/^<\/pictures\/hero-\d+\.avif>; rel=preload; as=image; /);
});

test('a sale updates the cached answers about its boat', async () => {
  const day = openDay(boat, 20);
  const time = '09:00';
  const before = seatsTaken(await readBoat(), day, time);
  const input = { boat, mode: 'perSeat', start: day, time, groupSize: 2 } as const;
  expect((await askForCheckout(product.url, input)).status).toBe(200);
  await expect.poll(async () => seatsTaken(await readBoat(), day, time)).toBe(before + 2);
});

test('a guest sees a reservation immediately, even while change notifications are lost', async () => {
  const day = openDay(boat, 21);
  const time = '09:00';
  const reservation = { boat, mode: 'perSeat', start: day, time, groupSize: 2 } as const;
  const before = seatsTaken(await readBoat(), day, time);
  await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen boats_changed'`);
  for (let sold = 1; sold <= 3; sold += 1) {
    expect((await askForCheckout(product.url, reservation)).status).toBe(200);
    expect(seatsTaken(await readBoat(), day, time)).toBe(before + 2 * sold);
  }
});

test('the cached checkout page still gives each browser its own request key', async () => {
  const keys = new Set<string>();
  for (let browser = 0; browser < 3; browser += 1) {
    const { headers } = await ask(`/book/${boat.id}`, PAGE);
    expect(headers['cache-control']).toBe('private, no-cache');
    keys.add(String(headers['set-cookie']));
  }
  expect(keys.size).toBe(3);
});

test('cached answers bypass the framework and are still counted in the metrics', async () => {
  const before = await readMetrics();
  for (let nth = 0; nth < 50; nth += 1) await ask('/', PAGE);
  const after = await readMetrics();
  // Includes the request for the metrics.
  expect(after.requests - before.requests).toBe(51);
  expect(after.throughFramework - before.throughFramework).toBeLessThan(50);
});

/** Requests twice within a second: a page contains its render time, so a later one differs. */
async function askTwice(path: string, headers: Record<string, string>): Promise<[Answer, Answer]> {
  const first = await ask(path, headers);
  const second = await ask(path, headers);
  const isSame =
    first.headers.etag === second.headers.etag && momentOf(first.text) === momentOf(second.text);
  return isSame ? [first, second] : askTwice(path, headers);
}

function readBoat(): Promise<BoatView> {
  return boatNamed(product.url, boat.name);
}

async function readMetrics(): Promise<{ requests: number; throughFramework: number }> {
  const { text } = await ask('/metrics', {});
  const sum = (name: RegExp) =>
    [...text.matchAll(name)].reduce((total, [, value]) => total + Number(value), 0);
  return {
    requests: sum(/^http_requests_total\{[^}]*\} (\d+)$/gm),
    throughFramework: sum(/^http_request_seconds_count\{[^}]*\} (\d+)$/gm),
  };
}

type Answer = {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Bytes on the wire. */
  bytes: number;
};

async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${product.url}${path}`, { headers, agent: false }, resolve).on('error', reject);
  });
  const body = Buffer.concat(await response.toArray());
  const { date: _, ...told } = response.headers;
  const coding = told['content-encoding'];
  const plain = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body;
  const { statusCode: status = 0 } = response;
  return { status, headers: told, text: plain.toString(), bytes: body.length };
}
