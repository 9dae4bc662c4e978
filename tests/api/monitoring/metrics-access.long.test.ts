import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';

const TOKEN = 'the-token-of-the-watchers';
let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => product.stop());

test.each([
  ['from the machine itself', {}, 200],
  ['with the token', { authorization: `Bearer ${TOKEN}` }, 200],
  [
    'with the token from any IP address',
    { ...from('203.0.113.7'), authorization: `Bearer ${TOKEN}` },
    200,
  ],
  ['with another token', { authorization: 'Bearer another-token-altogether' }, 401],
  ['through a proxy on this machine', from('203.0.113.7'), 401],
  ['through a proxy that sends Forwarded instead', { forwarded: 'for=203.0.113.7' }, 401],
  ['through a proxy that claims to forward for this machine', from('127.0.0.1'), 401],
])('a metrics request %s (%j) is answered %i', async (_, headers, status) => {
  const answer = await fetch(`${product.url}/metrics`, { headers });
  expect(answer.status).toBe(status);
  const metrics = await answer.text();
  if (status === 200) expect(metrics).toContain('http_requests_total');
  else {
    expect(metrics).not.toContain('http_requests_total');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('behind a trusted proxy, metrics require the token', async () => {
  const behind = await startProduct({ env: { TRUST_PROXY: '1', METRICS_TOKEN: TOKEN } });
  expect((await fetch(`${behind.url}/metrics`)).status).toBe(401);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await fetch(`${behind.url}/metrics`, { headers })).status).toBe(200);
  await behind.stop();
});

test.each([
  ['Host: boats.example\r\nHost: other.example', 'HTTP/1.1 400 Bad Request'],
  ['Host: boats.example\r\nhOST: boats.example', 'HTTP/1.1 400 Bad Request'],
  ['Host: boats.example', 'HTTP/1.1 200 OK'],
])('a request with %j is answered %s', async (hosts, answer) => {
  expect(await say(`GET /healthz HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toContain(
    answer,
  );
});

function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

/** Sends raw text on a new connection; returns the whole answer. */
async function say(request: string): Promise<string> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
  socket.write(request);
  return text(socket);
}
