import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeWorld, twoKites, type StripeWorld } from './testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld({ apiPath: '', pagePath: '/c/pay' });
  const { hostname, port } = new URL(world.base);
  stripe = new Stripe('sk_test_shop', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    telemetry: false,
  });
});

afterAll(() => world.close());

test('the SDK pays with a sandbox at the root of a host if it is given host, port and protocol', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  expect(session.url).toBe(`http://localhost:3000/c/pay/${session.id}`);
  const page = await fetch(`${world.base}/c/pay/${session.id}`);
  const text = await page.text();
  const assets = [...text.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(assets).toHaveLength(2);
  for (const asset of assets) expect((await fetch(world.base + asset)).status).toBe(200);
  const [, action = ''] = /action="([^"]+)"/.exec(text) ?? [];
  const step = await fetch(world.base + action, {
    method: 'POST',
    body: new URLSearchParams({
      card_number: '4000002760003184',
      exp: '12/40',
      cvc: '123',
      name: 'Ana Silva',
    }),
    redirect: 'manual',
  });
  const challenge = step.headers.get('location') ?? '';
  expect(challenge).toMatch(/^\/c\/pay\/authenticate\/pi_/);
  await fetch(world.base + challenge, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'complete' }),
    redirect: 'manual',
  });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'paid',
  });
  expect((await fetch(`${world.base}/dashboard`)).status).toBe(200);
  expect((await fetch(`${world.base}/chaos`)).status).toBe(200);
});

test('a request body that is too large is answered 413 in Stripe’s error format', async () => {
  const answer = await fetch(`${world.base}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_shop',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: `description=${'x'.repeat(600_000)}`,
  });
  expect(answer.status).toBe(413);
  expect(answer.headers.get('request-id')).toMatch(/^req_/);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});
