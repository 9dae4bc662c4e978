import { Hono } from 'hono';
import type pg from 'pg';
import type { Deliveries } from 'sandbox-kit/deliveries';
import { paymentChaos } from './payment-chaos.ts';
import { payOutDaily } from './daily-payouts.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { payPageRoutes } from './pay-page-routes.ts';
import { makePaymentSchema, readWebhookSecret } from './payment-schema.ts';
import { inTransaction, type PaymentDesk } from './payment-store.ts';
import { startSweep } from './sandbox-sweep.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { openWebhookDeliveries } from './webhook-deliveries.ts';

export type PaymentSandboxSettings = {
  /** The sandbox keeps to its own schema, `sandbox_payments`, and makes it. */
  pool: pg.Pool;
  /** Where people reach this server: hosted pages are `${publicUrl}${pagePath}/{session}`. */
  publicUrl: string;
  /** Where the API is below its host, `/sandbox/stripe` unless told otherwise; empty at the host's root. */
  apiPath?: string;
  /** Where the pages are that people see, `/sandbox/pay` unless told otherwise. */
  pagePath?: string;
  /** The name that the payment page shows. */
  merchantName: string;
  /** Whether what is available goes to the bank by itself each day, as it does unless told otherwise. */
  payouts?: 'daily' | 'manual';
  /** Epoch milliseconds. */
  now: () => number;
  log?: (line: string) => void;
};

export type PaymentSandbox = {
  /** All routes, at their whole paths. */
  app: Hono;
  /** One per database, made once, the same in every process. */
  webhookSecret: () => Promise<string>;
  /** Where the deliveries of this process go. Until it is set, the product's events wait. */
  setWebhookUrl: (url: string) => void;
  /** Stops the timers and waits for what is on its way. */
  close: () => Promise<void>;
};

/** The payment provider's stand-in: Stripe's wire protocol, a hosted payment page and signed webhooks. */
export async function openPaymentSandbox(
  settings: PaymentSandboxSettings,
): Promise<PaymentSandbox> {
  await makePaymentSchema(settings.pool);
  const secret = await readWebhookSecret(settings.pool);
  const desk: PaymentDesk = {
    pool: settings.pool,
    publicUrl: settings.publicUrl.replace(/\/+$/, ''),
    apiPath: settings.apiPath ?? '/sandbox/stripe',
    pagePath: settings.pagePath ?? '/sandbox/pay',
    merchantName: settings.merchantName,
    now: settings.now,
    log: settings.log ?? (() => {}),
    committed: () => deliveries.wake(),
  };
  const deliveries: Deliveries = openWebhookDeliveries(desk, secret);
  if (settings.payouts !== 'manual') await inTransaction(desk, payOutDaily);
  const sweep = startSweep(desk, deliveries, settings.payouts ?? 'daily');
  const app = new Hono();
  app.route('/', paymentChaos.routes(desk.pool, `${desk.apiPath}/chaos`));
  app.route('/', dashboardRoutes(desk));
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
