import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalServer, type LocalServer } from '../../support/providers/local-server.ts';
import { startProduct, type RunningProduct } from '../../support/product/product.ts';

/** A hosted service that answers 429, and records the forwarded addresses. */
const seen: Record<string, string | string[] | undefined>[] = [];
let service: LocalServer;
let product: RunningProduct;
beforeAll(async () => {
  service = await createLocalServer((request, response) => {
    seen.push(request.headers);
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '120' })
      .end('{"code":"over_request_rate_limit","message":"Request rate limit reached"}');
  });
  product = await startProduct({
    env: { AUTH_URL: `${service.base}/auth/v1`, AUTH_ANON_KEY: 'public', TRUST_PROXY: '1' },
  });
});
afterAll(async () => {
  await product.stop();
  await service.close();
});

test.each(['login', 'register'] as const)(
  'the %s request passes the client’s IP address to the hosted sign-in service and returns its Retry-After',
  async (name) => {
    const answer = await fetch(`${product.url}/api/auth/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ name: 'Nadia', email: 'n@example.com', password: 'six-knots' }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
    const forwarded = { 'x-forwarded-for': '203.0.113.9', 'sb-forwarded-for': '203.0.113.9' };
    expect(seen.at(-1)).toMatchObject(forwarded);
  },
);
