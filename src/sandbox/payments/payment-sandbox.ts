import { Hono } from 'hono';
import type pg from 'pg';
import type { Deliveries } from '../deliveries/delivery-rounds.ts';
import { paymentChaos } from './payment-chaos.ts';
import { expireOneOverdue } from './checkout-sessions.ts';
import { forgetOldAnswers } from './idempotent-answers.ts';
import { payPageRoutes } from './pay-page-routes.ts';
import { makePaymentSchema, readWebhookSecret } from './payment-schema.ts';
import { inTransaction, type PaymentDesk } from './payment-store.ts';
import { followUpOne } from './sandbox-follow-ups.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { openWebhookDeliveries } from './webhook-deliveries.ts';

export type PaymentSandboxSettings = {
  /** The sandbox keeps to its own schema, `sandbox_payments`, and makes it. */
  pool: pg.Pool;
  /** Where people reach the product: hosted pages are `${publicUrl}/sandbox/pay/{session}`. */
  publicUrl: string;
  /** The name that the payment page shows. */
  merchantName: string;
  /** Epoch milliseconds. */
  now: () => number;
  log?: (line: string) => void;
};

export type PaymentSandbox = {
  /** All routes, at their whole paths: `/sandbox/stripe/…` and `/sandbox/pay/…`. */
  app: Hono;
  /** One per database, made once, the same in every process. */
  webhookSecret: () => Promise<string>;
  /** Where the deliveries of this process go. Until it is set, the product's events wait. */
  setWebhookUrl: (url: string) => void;
  /** Stops the timers and waits for what is on its way. */
  close: () => Promise<void>;
};

const sweepEveryMs = 1000;
const tidyEveryMs = 10 * 60 * 1000;

/** The payment provider's stand-in: Stripe's wire protocol, a hosted payment page and signed webhooks. */
export async function openPaymentSandbox(
  settings: PaymentSandboxSettings,
): Promise<PaymentSandbox> {
  await makePaymentSchema(settings.pool);
  const secret = await readWebhookSecret(settings.pool);
  const desk: PaymentDesk = {
    pool: settings.pool,
    publicUrl: settings.publicUrl.replace(/\/+$/, ''),
    merchantName: settings.merchantName,
    now: settings.now,
    log: settings.log ?? (() => {}),
    committed: () => deliveries.wake(),
  };
  const deliveries: Deliveries = openWebhookDeliveries(desk, secret);
  const sweep = startSweep(desk, deliveries);
  const app = new Hono();
  app.route('/', paymentChaos.routes(desk.pool));
  app.route('/', stripeRoutes(desk));
  app.route('/', payPageRoutes(desk));
  return {
    app,
    webhookSecret: () => Promise.resolve(secret),
    setWebhookUrl: deliveries.deliverTo,
    async close() {
      await sweep.stop();
      await deliveries.stop();
    },
  };
}

/** About every second: sessions that are past their end expire, what follows by itself from refunds and disputes does, and deliveries that are due again go out. */
function startSweep(desk: PaymentDesk, deliveries: Deliveries): { stop: () => Promise<void> } {
  let stopped = false;
  let tidied = desk.now();
  let sweeping = Promise.resolve();

  async function sweepOnce(): Promise<void> {
    for (const [state, act] of [
      ['open', expireOneOverdue],
      ['due', followUpOne],
    ] as const) {
      while (!stopped && (await anyDue(desk, state)) && (await inTransaction(desk, act)));
    }
    if (desk.now() - tidied > tidyEveryMs) {
      tidied = desk.now();
      await inTransaction(desk, forgetOldAnswers);
    }
    deliveries.wake();
  }

  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    sweeping = sweepOnce()
      .catch((error: unknown) =>
        desk.log(`payment sandbox: the sweep stopped short: ${String(error)}`),
      )
      .finally(() => {
        busy = false;
      });
  }, sweepEveryMs);
  timer.unref();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      return sweeping;
    },
  };
}

async function anyDue(desk: PaymentDesk, state: 'open' | 'due'): Promise<boolean> {
  // Each state has its own index, so the state is no parameter.
  const { rows } = await desk.pool.query<{ due: boolean }>(
    `select exists (select from sandbox_payments.object where state = '${state}' and due_ms <= $1) as due`,
    [desk.now()],
  );
  return rows[0]?.due === true;
}
