import { Hono } from 'hono';
import type pg from 'pg';
import type { Deliveries } from 'sandbox-kit/deliveries';
import { paymentChaos, type PaymentChaos } from './payments/payment-chaos.ts';
import { payOutDaily } from './balance/daily-payouts.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { payPageRoutes } from './sessions/pay-page-routes.ts';
import { makePaymentSchema, readWebhookSecret } from './payment-schema.ts';
import { inTransaction, type SandboxContext } from './payments/payment-store.ts';
import { startSweep } from './sandbox-sweep.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { createWebhookDeliveries } from './webhooks/webhook-deliveries.ts';

export type { PaymentChaos };

export type StripeSandboxSettings = {
  /** The sandbox creates and uses its own schema, `sandbox_payments`. */
  pool: pg.Pool;
  /** Public URL of this server: hosted pages are `${publicUrl}${pagePath}/{session}`. */
  publicUrl: string;
  /** Path of the API, `/sandbox/stripe` by default; empty means the root. */
  apiPath?: string;
  /** Path of the payment pages, `/sandbox/pay` by default. */
  pagePath?: string;
  /** Name on the payment page. */
  merchantName: string;
  /** Text of a payment page that the merchant closed before its end, such as the reason. */
  closedPageText?: string;
  /** `daily` (the default) pays the available balance to the bank automatically. */
  payouts?: 'daily' | 'manual';
  /** Epoch milliseconds. */
  now: () => number;
  log?: (line: string) => void;
};

export type StripeSandbox = {
  /** All routes with full paths. */
  app: Hono;
  /** Generated once per database. */
  webhookSecret: () => Promise<string>;
  /** Sets the application's webhook URL in this process. Events wait until then. */
  setWebhookUrl: (url: string) => void;
  /** Stops the timers and waits for deliveries in flight. */
  close: () => Promise<void>;
};

/** A stand-in for Stripe: its wire protocol, a hosted payment page and signed webhooks. */
export async function createStripeSandbox(settings: StripeSandboxSettings): Promise<StripeSandbox> {
  await makePaymentSchema(settings.pool);
  const secret = await readWebhookSecret(settings.pool);
  const context: SandboxContext = {
    pool: settings.pool,
    publicUrl: settings.publicUrl.replace(/\/+$/, ''),
    apiPath: settings.apiPath ?? '/sandbox/stripe',
    pagePath: settings.pagePath ?? '/sandbox/pay',
    merchantName: settings.merchantName,
    closedPageText:
      settings.closedPageText ??
      `${settings.merchantName} closed this page before its time. Nothing was charged here.`,
    now: settings.now,
    log: settings.log ?? (() => {}),
    committed: () => deliveries.wake(),
  };
  const deliveries: Deliveries = createWebhookDeliveries(context, secret);
  if (settings.payouts !== 'manual') await inTransaction(context, payOutDaily);
  const sweep = startSweep(context, deliveries, settings.payouts ?? 'daily');
  const app = new Hono();
  app.route('/', paymentChaos.routes(context.pool, `${context.apiPath}/chaos`));
  app.route('/', dashboardRoutes(context));
  app.route('/', stripeRoutes(context));
  app.route('/', payPageRoutes(context));
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
