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
import { openWebhookDeliveries } from './webhooks/webhook-deliveries.ts';

export type { PaymentChaos };

export type StripeSandboxSettings = {
  /** The sandbox keeps to its own schema, `sandbox_payments`, and makes it. */
  pool: pg.Pool;
  /** Where people reach this server: hosted pages are `${publicUrl}${pagePath}/{session}`. */
  publicUrl: string;
  /** Where the API is below its host, `/sandbox/stripe` by default; empty at the host's root. */
  apiPath?: string;
  /** Where the pages are that people see, `/sandbox/pay` by default. */
  pagePath?: string;
  /** The name that the payment page shows. */
  merchantName: string;
  /** What a payment page says that the merchant closed before its time; it may tell why. */
  closedPageText?: string;
  /** Whether what is available goes to the bank by itself each day, which is the default. */
  payouts?: 'daily' | 'manual';
  /** Epoch milliseconds. */
  now: () => number;
  log?: (line: string) => void;
};

export type StripeSandbox = {
  /** All routes, at their whole paths. */
  app: Hono;
  /** One per database, made once, the same in every process. */
  webhookSecret: () => Promise<string>;
  /** Where the events for the application go from this process. Until it is set, they wait. */
  setWebhookUrl: (url: string) => void;
  /** Stops the timers and waits for what is on its way. */
  close: () => Promise<void>;
};

/** A stand-in of Stripe: its wire protocol, a hosted payment page and signed webhooks. */
export async function openStripeSandbox(settings: StripeSandboxSettings): Promise<StripeSandbox> {
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
  const deliveries: Deliveries = openWebhookDeliveries(context, secret);
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
