import type pg from 'pg';
import { openStripeSandbox, type StripeSandbox } from 'stripe-sandbox';
import type { CardEntry } from '#contract/pages/page-rendering.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { WEBHOOK_PATH } from '../../marketplace/payments/payment-routes.ts';
import { PaymentsUnavailable, type CardPayments } from '../../platform/gateways/card-payments.ts';
import { openStripePayments } from '../../platform/gateways/stripe/stripe-payments.ts';

export type OpenPayments = {
  cards: CardPayments;
  /** The embedded provider; null when the real one is configured. */
  sandbox: StripeSandbox | null;
  /** Where its payment pages are. */
  pageOrigin: string;
  /** Called with the port on which this process listens. */
  listenBack(port: number): void;
};

const SANDBOX_PATH = '/sandbox/stripe';
const MERCHANT = 'SXM Boat Trips';
const CLOSED_PAGE = `${MERCHANT} closed this page before its time, because you left it, changed the trip, or opened another payment page. Nothing was charged here.`;

/** Stripe by its settings, or the sandbox; the same code talks to either. */
export async function openPayments(
  config: Config,
  pool: pg.Pool,
  now: () => number,
  log: Log,
): Promise<OpenPayments> {
  const { stripe } = config;
  const pageOrigin = payPageOrigin(config);
  if (stripe) {
    const cards = openStripePayments({ ...stripe, apiUrl: () => stripe.apiUrl });
    return { cards, sandbox: null, pageOrigin, listenBack: () => {} };
  }
  if (!config.sandboxes)
    return { cards: withoutProvider, sandbox: null, pageOrigin, listenBack: () => {} };
  const sandbox = await openStripeSandbox({
    pool,
    publicUrl: config.publicUrl,
    merchantName: MERCHANT,
    closedPageText: CLOSED_PAGE,
    now,
    log: (line) => log.debug(line),
  });
  let port = config.port;
  const cards = openStripePayments({
    secretKey: 'sk_test_sandbox',
    webhookSecret: await sandbox.webhookSecret(),
    apiUrl: () => `http://127.0.0.1:${port}${SANDBOX_PATH}`,
  });
  return {
    cards,
    sandbox,
    pageOrigin,
    listenBack: (actual) => {
      port = actual;
      sandbox.setWebhookUrl(`http://127.0.0.1:${port}${WEBHOOK_PATH}`);
    },
  };
}

/**
 * What reads the provider's lines without a running product; null where no provider is configured: the sandbox answers
 * only while the product runs, which reads its lines itself.
 */
export function openLineReader({
  stripe,
}: Pick<Config, 'stripe'>): Pick<CardPayments, 'listProviderLines'> | null {
  return stripe ? openStripePayments({ ...stripe, apiUrl: () => stripe.apiUrl }) : null;
}

const nobodyPays = () =>
  Promise.reject(new PaymentsUnavailable(new Error('STRIPE_SECRET_KEY is not set')));

/** In production no sandbox stands in for the provider: paying is not possible until one is set. */
const withoutProvider: CardPayments = {
  openSession: nobodyPays,
  findSession: nobodyPays,
  findSessionOf: nobodyPays,
  closeSession: nobodyPays,
  refundPayment: nobodyPays,
  findRefund: nobodyPays,
  findDispute: nobodyPays,
  listForeignRefunds: async () => [],
  listDisputes: async () => [],
  listProviderLines: async () => [],
  prepareCharge: nobodyPays,
  takeCharge: nobodyPays,
  findCharge: nobodyPays,
  endCharge: nobodyPays,
  capturePayment: nobodyPays,
  releasePayment: nobodyPays,
  readMessage: () => null,
};

/** Stripe takes card numbers only through its own script; whatever else speaks its protocol takes them as they are. */
export function cardEntryOf({ stripe }: Pick<Config, 'stripe'>): CardEntry | null {
  if (!stripe) return { kind: 'plain', apiUrl: SANDBOX_PATH, publishableKey: 'pk_test_sandbox' };
  const { publishableKey, apiUrl } = stripe;
  if (publishableKey === undefined) return null;
  return isStripe(apiUrl)
    ? { kind: 'stripe', publishableKey }
    : { kind: 'plain', apiUrl, publishableKey };
}

/** Where a visitor pays: on Stripe's own site, beside another provider's API, or in the sandbox here. */
export function payPageOrigin({ stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>): string {
  if (!stripe) return new URL(publicUrl).origin;
  return isStripe(stripe.apiUrl) ? 'https://checkout.stripe.com' : new URL(stripe.apiUrl).origin;
}

function isStripe(apiUrl: string): boolean {
  return /(^|\.)stripe\.com$/.test(new URL(apiUrl).hostname);
}
