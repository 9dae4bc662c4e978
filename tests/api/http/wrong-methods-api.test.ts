import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createPayingWorld, type PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
const all = Object.values(endpoints) as Endpoint[];
const paths = [...new Set(all.map(({ path }) => path))];

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(world.baseUrl + path, { method, headers, redirect: 'manual' });
  return { status: answer.status, allow: answer.headers.get('allow'), text: await answer.text() };
}

test('every API path answers any other method with 405 and the methods it allows', async () => {
  for (const path of paths) {
    const own = all.filter((each) => each.path === path).map(({ method }) => method as string);
    // A literal path may also match the pattern of another path, whose methods it then accepts too.
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `some-${name}`);
    const { status, allow, text } = await send('PATCH', address);
    expect([path, status]).toEqual([path, 405]);
    expect(allow?.split(', ')).toEqual(expect.arrayContaining(own));
    expect(JSON.parse(text)).toMatchObject({
      message: 'This page doesn’t accept that kind of request.',
    });
    for (const method of METHODS.filter((each) => !allow?.includes(each))) {
      expect([path, method, (await send(method, address)).status]).toEqual([path, method, 405]);
    }
  }
});

test.each([
  ['/', 'GET, HEAD'],
  ['/booking', 'GET, HEAD'],
  ['/fr/booking', 'GET, HEAD'],
  ['/info/about', 'GET, HEAD'],
  ['/favicon.ico', 'GET, HEAD'],
  ['/photos/none.webp', 'GET, HEAD'],
  ['/sitemap.xml', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/booking/pay/none', 'GET, HEAD'],
])('%s allows only GET and HEAD', async (path, allowed) => {
  expect(await send('DELETE', path)).toMatchObject({ status: 405, allow: allowed });
});

test('a URL that accepts only POST says so in HTML and in JSON', async () => {
  for (const accept of ['text/html', 'application/json']) {
    for (const path of ['/checkout/create', '/webhooks/stripe']) {
      const refused = await send('GET', path, { accept });
      expect([path, refused.status, refused.allow]).toEqual([path, 405, 'POST']);
      expect(refused.text).toContain('This page doesn’t accept that kind of request.');
    }
  }
  const inFrench = await send('GET', '/checkout/create', { 'accept-language': 'fr' });
  expect(JSON.parse(inFrench.text)).toMatchObject({
    message: 'Cette page n’accepte pas ce type de requête.',
  });
});

test('the checkout form accepts GET and POST', async () => {
  const { status, allow } = await send('DELETE', '/book/some-boat');
  expect([status, allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('an unknown path is answered 404 for every method', async () => {
  for (const method of METHODS) {
    for (const path of ['/nowhere', '/api/nowhere', '/api/boats/one/two/three']) {
      expect([method, path, (await send(method, path)).status]).toEqual([method, path, 404]);
    }
  }
  expect((await send('GET', '/api/bookings/no-such-booking')).status).toBe(404);
});
