import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pg from 'pg';
import Stripe from 'stripe';
import {
  openPaymentSandbox,
  type PaymentSandbox,
} from '../../src/sandbox/payments/payment-sandbox.ts';
import { openTestDatabase } from './test-database.ts';

export type Delivery = { event: Stripe.Event; raw: string; signature: string };

/** Two seats on a sunset sail. */
export const twoSeats = {
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  line_items: [
    {
      price_data: { currency: 'usd', unit_amount: 8500, product_data: { name: 'Sunset sail <3' } },
      quantity: 2,
    },
  ],
  success_url: 'http://localhost:3000/booking/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/book/abc',
  customer_email: 'ana@example.com',
  metadata: { booking: 'b1' },
  payment_intent_data: { metadata: { booking: 'b1' } },
} satisfies Stripe.Checkout.SessionCreateParams;

export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>;

/** A payment sandbox over real HTTP on a database of its own, the official SDK, and a product that gets webhooks. */
export async function openPaymentWorld() {
  const database = await openTestDatabase({ empty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 12 });
  const clock = { aheadMs: 0 };
  const sandbox = await openSandbox(pool, clock);
  const answer = getRequestListener(sandbox.app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  const base = await listen(server);
  const product = await openProduct();
  sandbox.setWebhookUrl(product.url);
  return {
    pool,
    sandbox,
    base,
    product,
    stripe: stripeAt(base),
    letPass: (minutes: number) => {
      clock.aheadMs += minutes * 60_000;
    },
    nowSeconds: () => Math.floor((Date.now() + clock.aheadMs) / 1000),
    /** What a browser posts from the hosted page. */
    pay: (session: { id: string }, cardNumber: string, more: Record<string, string> = {}) =>
      fetch(`${base}/sandbox/pay/${session.id}`, {
        method: 'POST',
        body: new URLSearchParams({
          card_number: cardNumber,
          exp: '12/40',
          cvc: '123',
          name: 'Ana Boat',
          ...more,
        }),
        redirect: 'manual',
      }),
    openAnother: () => openSandbox(pool, clock),
    async close() {
      await sandbox.close();
      await Promise.all([shut(server), shut(product.server)]);
      await pool.end();
      await database.drop();
    },
  };
}

function openSandbox(pool: pg.Pool, clock: { aheadMs: number }): Promise<PaymentSandbox> {
  return openPaymentSandbox({
    pool,
    publicUrl: 'http://localhost:3000',
    merchantName: 'Boat Trips',
    now: () => Date.now() + clock.aheadMs,
  });
}

/** The SDK knows no base path, so the path is put in front of each request. */
export function stripeAt(base: string, key = 'sk_test_boats'): Stripe {
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

/** Takes webhooks and keeps them; `answer` is the status it gives. */
async function openProduct() {
  const deliveries: Delivery[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    void readAll(request).then((raw) => {
      deliveries.push({
        raw,
        event: JSON.parse(raw) as Stripe.Event,
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(answer.status).end();
    });
  });
  const url = `${await listen(server)}/webhooks`;
  return {
    server,
    url,
    deliveries,
    answer,
    typesOf: () => deliveries.map((each) => each.event.type),
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
