import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStripeWorld, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeEach(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterEach(() => world.close());

const within = { timeout: 8000, interval: 50 };

function chaos(settings: object): Promise<Response> {
  return fetch(`${world.base}/sandbox/stripe/chaos`, {
    method: 'POST',
    body: JSON.stringify(settings),
  });
}

function cancelOne(): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents
    .create({ amount: 5000, currency: 'usd' })
    .then((intent) => stripe.paymentIntents.cancel(intent.id));
}

async function listStates(): Promise<string[]> {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from sandbox_payments.delivery order by seq',
  );
  return rows.map((row) => row.state);
}

test('a delivery that is not answered 2xx is retried', async () => {
  world.application.answer.status = 500;
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await vi.waitFor(() => expect(world.application.deliveries.length).toBe(1), within);
  world.application.answer.status = 200;
  await vi.waitFor(async () => expect(await listStates()).toEqual(['delivered']), within);
  const [first, second] = world.application.deliveries;
  expect(second?.event.id).toBe(first?.event.id);
  expect(world.application.deliveries).toHaveLength(2);
});

test('the duplicate fault delivers each event the given number of extra times', async () => {
  await chaos({ duplicate: 2 });
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await vi.waitFor(() => expect(world.application.deliveries.length).toBe(3), within);
  expect(new Set(world.application.deliveries.map((each) => each.event.id)).size).toBe(1);
});

test('the reorder fault delivers the newest event first', async () => {
  await chaos({ reorder: true });
  await cancelOne();
  await vi.waitFor(() => expect(world.application.deliveries.length).toBe(2), within);
  expect(world.application.typesOf()).toEqual([
    'payment_intent.canceled',
    'payment_intent.created',
  ]);
});

test('dropped events are never delivered, but the API still lists them', async () => {
  await chaos({ drop: true });
  await cancelOne();
  await fetch(`${world.base}/sandbox/stripe/chaos`, { method: 'DELETE' });
  await stripe.paymentIntents.create({ amount: 6000, currency: 'usd' });
  await vi.waitFor(
    async () => expect(await listStates()).toEqual(['dropped', 'dropped', 'delivered']),
    within,
  );
  expect(world.application.deliveries).toHaveLength(1);
  const { data } = await stripe.events.list({
    types: ['payment_intent.canceled', 'payment_intent.created'],
  });
  expect(data.map((event) => event.type)).toEqual([
    'payment_intent.created',
    'payment_intent.canceled',
    'payment_intent.created',
  ]);
});

test('the fail-first and delay faults make an event arrive only at the second attempt', async () => {
  await chaos({ failFirst: 1, delayMs: 200 });
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await vi.waitFor(async () => expect(await listStates()).toEqual(['delivered']), within);
  const { rows } = await world.pool.query<{ attempts: number }>(
    'select attempts from sandbox_payments.delivery',
  );
  expect(rows[0]?.attempts).toBe(2);
  expect(world.application.deliveries).toHaveLength(1);
});

test('the API-down fault makes every call fail with 503, and an invalid fault is refused', async () => {
  await chaos({ apiDown: true });
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 503 });
  expect(await (await chaos({ apiDown: false })).json()).toMatchObject({
    apiDown: false,
    duplicate: 0,
  });
  expect((await stripe.customers.create({})).object).toBe('customer');
  expect((await chaos({ duplicate: -1 })).status).toBe(400);
  expect((await chaos({ explode: true })).status).toBe(400);
});

test('a registered endpoint gets the events it subscribed to, signed with its own secret', async () => {
  const endpoint = await stripe.webhookEndpoints.create({
    url: `${world.application.url}/own`,
    enabled_events: ['payment_intent.canceled'],
  });
  await cancelOne();
  await vi.waitFor(() => expect(world.application.deliveries).toHaveLength(3), within);
  const accepted = world.application.deliveries.filter(({ raw, signature }) => {
    try {
      return stripe.webhooks.constructEvent(raw, signature, endpoint.secret ?? '');
    } catch {
      return false;
    }
  });
  expect(accepted.map((each) => each.event.type)).toEqual(['payment_intent.canceled']);
  expect((await stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
  await expect(
    stripe.webhookEndpoints.create({ url: 'https://example.com/hook', enabled_events: ['*'] }),
  ).rejects.toMatchObject({ param: 'url' });
});

test('two processes share the schema and the secret, and deliver each event exactly once', async () => {
  const others = await Promise.all([world.openAnother(), world.openAnother()]);
  const secrets = await Promise.all([world.sandbox, ...others].map((each) => each.webhookSecret()));
  expect(new Set(secrets).size).toBe(1);
  for (const other of others) other.setWebhookUrl(world.application.url);
  await Promise.all(
    Array.from({ length: 10 }, () =>
      stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }),
    ),
  );
  await vi.waitFor(
    async () => expect((await listStates()).every((state) => state === 'delivered')).toBe(true),
    within,
  );
  await Promise.all(others.map((other) => other.close()));
  const ids = world.application.deliveries.map((each) => each.event.id);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test('another process delivers the events of a crashed process after its lease expires', async () => {
  await chaos({ delayMs: 3_600_000 });
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  // Simulates a process that was killed during a delivery.
  await world.pool.query(
    'update sandbox_payments.delivery set due_ms = 0, attempts = 1, leased_until_ms = $1',
    [Date.now() + 20_000],
  );
  await stripe.paymentIntents.list();
  expect(world.application.deliveries).toHaveLength(0);
  world.letPass(1);
  await vi.waitFor(async () => expect(await listStates()).toEqual(['delivered']), within);
  expect(world.application.deliveries).toHaveLength(1);
});
