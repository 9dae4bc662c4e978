import type pg from 'pg';
import { createStripeSandbox, type StripeSandbox } from 'stripe-sandbox';
import type { CardEntry } from '#contract/pages/page-rendering.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import { WEBHOOK_PATH } from '../../marketplace/payments/payment-routes.ts';
import { PaymentsUnavailable, type CardPayments } from '../../platform/gateways/card-payments.ts';
import { openStripePayments } from '../../platform/gateways/stripe/stripe-payments.ts';

export type OpenPayments = {
  cards: CardPayments;
  /** Embedded provider; null with the real one. */
  sandbox: StripeSandbox | null;
  /** Origin of its payment pages. */
  pageOrigin: string;
  /** Called with the port of this process. */
  onListening(port: number): void;
};

const SANDBOX_PATH = '/sandbox/stripe';
const MERCHANT = 'SXM Boat Trips';
const CLOSED_PAGE = `${MERCHANT} closed this page before its time, because you left it, changed the trip, or opened another payment page. Nothing was charged here.`;

/** Opens Stripe or the sandbox; both speak one protocol. */
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
    return { cards, sandbox: null, pageOrigin, onListening: () => {} };
  }
  if (!config.sandboxes)
    return { cards: withoutProvider, sandbox: null, pageOrigin, onListening: () => {} };
  const sandbox = await createStripeSandbox({
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
    onListening: (actual) => {
      port = actual;
      sandbox.setWebhookUrl(`http://127.0.0.1:${port}${WEBHOOK_PATH}`);
    },
  };
}

/**
 * Reads balance transactions for commands. Null without a provider: the sandbox answers only while the product runs,
 * and then the product imports them itself.
 */
export function openLineReader({
  stripe,
}: Pick<Config, 'stripe'>): Pick<CardPayments, 'listBalanceTransactions'> | null {
  return stripe ? openStripePayments({ ...stripe, apiUrl: () => stripe.apiUrl }) : null;
}

const createUnavailablePayments = () =>
  Promise.reject(new PaymentsUnavailable(new Error('STRIPE_SECRET_KEY is not set')));

/** Production without a provider: payments are impossible until one is set. */
const withoutProvider: CardPayments = {
  openSession: createUnavailablePayments,
  findSession: createUnavailablePayments,
  findSessionByIntent: createUnavailablePayments,
  closeSession: createUnavailablePayments,
  refundPayment: createUnavailablePayments,
  findRefund: createUnavailablePayments,
  findDispute: createUnavailablePayments,
  listForeignRefunds: async () => [],
  listDisputes: async () => [],
  listBalanceTransactions: async () => [],
  prepareCharge: createUnavailablePayments,
  takeCharge: createUnavailablePayments,
  findCharge: createUnavailablePayments,
  endCharge: createUnavailablePayments,
  capturePayment: createUnavailablePayments,
  releasePayment: createUnavailablePayments,
  readMessage: () => null,
};

/**
 * Chooses how card numbers are entered: Stripe accepts them only through its own script, but other services with its
 * protocol accept them directly.
 */
export function chooseCardEntry({ stripe }: Pick<Config, 'stripe'>): CardEntry | null {
  if (!stripe) return { kind: 'plain', apiUrl: SANDBOX_PATH, publishableKey: 'pk_test_sandbox' };
  const { publishableKey, apiUrl } = stripe;
  if (publishableKey === undefined) return null;
  return isStripe(apiUrl)
    ? { kind: 'stripe', publishableKey }
    : { kind: 'plain', apiUrl, publishableKey };
}

/** Returns the origin of payment pages: Stripe's site, another provider's API, or the sandbox here. */
export function payPageOrigin({ stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>): string {
  if (!stripe) return new URL(publicUrl).origin;
  return isStripe(stripe.apiUrl) ? 'https://checkout.stripe.com' : new URL(stripe.apiUrl).origin;
}

function isStripe(apiUrl: string): boolean {
  return /(^|\.)stripe\.com$/.test(new URL(apiUrl).hostname);
}
