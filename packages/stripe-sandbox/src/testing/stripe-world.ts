import type pg from 'pg';
import { createSandboxWorld } from 'sandbox-kit/testing/sandbox-world';
import { createWebhookReceiver } from 'sandbox-kit/testing/webhook-receiver';
import Stripe from 'stripe';
import { createStripeSandbox, type StripeSandbox } from '../stripe-sandbox.ts';

export type Delivery = { event: Stripe.Event; raw: string; signature: string };

/** An order of two items at $85. */
export const twoKites = {
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  line_items: [
    {
      price_data: { currency: 'usd', unit_amount: 8500, product_data: { name: 'Paper kite <3' } },
      quantity: 2,
    },
  ],
  success_url: 'http://localhost:3000/orders/paid?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/orders/o1',
  customer_email: 'ana@example.com',
  metadata: { order: 'o1' },
  payment_intent_data: { metadata: { order: 'o1' } },
} satisfies Stripe.Checkout.SessionCreateParams;

export type StripeWorld = Awaited<ReturnType<typeof createStripeWorld>>;

/** The sandbox over real HTTP on its own database, with the official SDK and an application that receives webhooks. */
export async function createStripeWorld(places: Places = {}) {
  const clock = { aheadMs: 0 };
  const world = await createSandboxWorld(
    (pool) => createSandbox(pool, clock, places),
    await createApplication(),
  );
  return {
    ...world,
    stripe: stripeAt(world.base),
    /** Posts like a browser from the dashboard page. */
    atDashboard: (action: string, fields: Record<string, string> = {}) =>
      fetch(`${world.base}/sandbox/stripe/dashboard/${action}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    letPass: (minutes: number) => {
      clock.aheadMs += minutes * 60_000;
    },
    nowSeconds: () => Math.floor((Date.now() + clock.aheadMs) / 1000),
    /** Posts like a browser from the hosted page. */
    pay: (session: { id: string }, cardNumber: string, more: Record<string, string> = {}) =>
      fetch(`${world.base}/sandbox/pay/${session.id}`, {
        method: 'POST',
        body: new URLSearchParams({
          card_number: cardNumber,
          exp: '12/40',
          cvc: '123',
          name: 'Ana Silva',
          ...more,
        }),
        redirect: 'manual',
      }),
  };
}

/** Paths other than the defaults. */
type Places = { apiPath?: string; pagePath?: string };

function createSandbox(
  pool: pg.Pool,
  clock: { aheadMs: number },
  places: Places,
): Promise<StripeSandbox> {
  return createStripeSandbox({
    ...places,
    pool,
    publicUrl: 'http://localhost:3000',
    merchantName: 'The Kite Shop',
    now: () => Date.now() + clock.aheadMs,
  });
}

/** Returns the id of a reference, expanded or not. */
export function readId(reference: string | { id: string } | null | undefined): string {
  const id = typeof reference === 'string' ? reference : reference?.id;
  if (id === undefined) throw new Error('refers to nothing');
  return id;
}

/** The SDK has no base path, so this prefixes each request. */
export function stripeAt(base: string, key = 'sk_test_shop'): Stripe {
  const url = new URL(base);
  const prefixed: typeof fetch = (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    asked.pathname = `/sandbox/stripe${asked.pathname}`;
    return fetch(asked, init);
  };
  return new Stripe(key, {
    host: url.hostname,
    port: Number(url.port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(prefixed),
  });
}

async function createApplication() {
  const application = await createWebhookReceiver('/webhooks', (raw, headers): Delivery => ({
    raw,
    event: JSON.parse(raw) as Stripe.Event,
    signature: String(headers['stripe-signature']),
  }));
  return { ...application, typesOf: () => application.deliveries.map(({ event }) => event.type) };
}
