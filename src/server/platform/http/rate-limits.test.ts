import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { openRateLimiter } from './rate-limits.ts';

test('IP addresses in one IPv6 block share a rate limit, and other IP addresses have their own', async () => {
  const limit = openRateLimiter({ isOn: true, trustedHops: 1, pool: null });
  const app = new Hono();
  app.get('/', limit({ name: 'seats', max: 2, withinSeconds: 60 }), (context) => context.text(''));
  const ask = async (address: string) =>
    (await app.request('/', { headers: { 'x-forwarded-for': address } })).status;
  expect(await ask('2001:db8:7:9::1')).toBe(200);
  expect(await ask('2001:db8:7:9:1:2:3:4')).toBe(200);
  expect(await ask('2001:db8:7:9:ffff::')).toBe(429);
  expect(await ask('2001:db8:7:a::1')).toBe(200);
  expect(await ask('203.0.113.7')).toBe(200);
});
