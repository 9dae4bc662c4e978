import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withinMs } from './call-deadline.ts';
import { fetchPatiently } from './patient-fetch.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Opens a provider that answers 429 to the first `refusals` requests; `bodies` lists the bodies of all requests. */
async function openProvider(refusals: number, retryAfter: string) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (more: string) => (body += more));
    request.on('end', () => {
      bodies.push(body);
      const isRefused = bodies.length <= refusals;
      response.writeHead(isRefused ? 429 : 200, isRefused ? { 'retry-after': retryAfter } : {});
      response.end('{}');
    });
  }).listen(0);
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { bodies, address: new URL(`http://localhost:${port}/v1/checkout/sessions`) };
}

const order = { method: 'POST', body: 'mode=payment' };

test('a request answered 429 is retried, and the result is returned', async () => {
  const { bodies, address } = await openProvider(2, '0');
  expect((await withinMs(8000, () => fetchPatiently(address, order))).status).toBe(200);
  expect(bodies).toEqual(['mode=payment', 'mode=payment', 'mode=payment']);
});

test('a request fails after three retries, and immediately if the required pause is too long', async () => {
  const busy = await openProvider(9, '0');
  expect((await fetchPatiently(busy.address, order)).status).toBe(429);
  expect(busy.bodies).toHaveLength(4);
  const slow = await openProvider(1, '4');
  expect((await withinMs(6000, () => fetchPatiently(slow.address, order))).status).toBe(429);
  expect(slow.bodies).toHaveLength(1);
  const closed = await openProvider(1, '60');
  expect((await fetchPatiently(closed.address, order)).status).toBe(429);
  expect(closed.bodies).toHaveLength(1);
});
