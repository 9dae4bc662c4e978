import Stripe from 'stripe';
import type { Language } from '#i18n/languages/languages.ts';
import { asciiAddress } from '../ascii-address.ts';
import { untilDeadline } from '../call-deadline.ts';
import { fetchPatiently } from '../patient-fetch.ts';
import {
  PaymentsUnavailable,
  type CardPayments,
  type PaymentOrder,
  type PaymentSession,
} from '../card-payments.ts';
import {
  capturePayment,
  endCharge,
  findCharge,
  prepareCharge,
  releasePayment,
  takeCharge,
} from './stripe-charges.ts';
import {
  findRefund,
  getObjectId,
  listForeignRefunds,
  nullIfMissing,
  refundPayment,
} from './stripe-refunds.ts';
import {
  findDispute,
  listDisputes,
  listBalanceTransactions,
  readMessage,
} from './stripe-reports.ts';

type StripeSettings = {
  secretKey: string;
  webhookSecret: string | undefined;
  /** Base URL of the API; the sandbox's URL has a path. */
  apiUrl: () => string;
};

/** Card payments by Stripe, or by the sandbox that speaks its protocol. */
export function openStripePayments(settings: StripeSettings): CardPayments {
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetchAt(settings.apiUrl)),
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  });
  return {
    openSession: (order) => translateOutages(() => openSession(stripe, order)),
    findSession: (id) => translateOutages(() => findSession(stripe, id)),
    findSessionByIntent: (intent) => translateOutages(() => findSessionByIntent(stripe, intent)),
    closeSession: (id) => translateOutages(() => closeSession(stripe, id)),
    refundPayment: (input) => translateOutages(() => refundPayment(stripe, input)),
    findRefund: (id) => translateOutages(() => findRefund(stripe, id)),
    listForeignRefunds: (of) => translateOutages(() => listForeignRefunds(stripe, of)),
    findDispute: (id) => translateOutages(() => findDispute(stripe, id)),
    listBalanceTransactions: (sinceMs) =>
      translateOutages(() => listBalanceTransactions(stripe, sinceMs)),
    listDisputes: (sinceMs) => translateOutages(() => listDisputes(stripe, sinceMs)),
    capturePayment: (payment) => translateOutages(() => capturePayment(stripe, payment)),
    releasePayment: (intent) => translateOutages(() => releasePayment(stripe, intent)),
    prepareCharge: (order) => translateOutages(() => prepareCharge(stripe, order)),
    takeCharge: (id, card, returnUrl) =>
      translateOutages(() => takeCharge(stripe, id, card, returnUrl)),
    findCharge: (id) => translateOutages(() => findCharge(stripe, id)),
    endCharge: (id) => translateOutages(() => endCharge(stripe, id)),
    readMessage: (body, signature) => readMessage(stripe, body, signature, settings.webhookSecret),
  };
}

/** Prefixes the base path, which the SDK does not support. */
function fetchAt(apiUrl: () => string): typeof fetch {
  return (input, init) => {
    const called = new URL(input instanceof Request ? input.url : input);
    const base = new URL(apiUrl());
    const path = `${base.pathname.replace(/\/$/, '')}${called.pathname}${called.search}`;
    return fetchPatiently(new URL(path, base), { ...init, signal: untilDeadline(init?.signal) });
  };
}

/** Sets no locale for English, so that the payment page follows the browser's language. */
function chooseLocale(language: Language) {
  if (language === 'en') return {};
  return { locale: language === 'pt' ? ('pt-BR' as const) : language };
}

async function openSession(stripe: Stripe, order: PaymentOrder): Promise<PaymentSession> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      client_reference_id: order.bookingId,
      customer_email: asciiAddress(order.customerEmail),
      metadata: { booking_id: order.bookingId },
      payment_intent_data: {
        description: order.title,
        metadata: { booking_id: order.bookingId },
        ...(order.isSetAside ? { capture_method: 'manual' as const } : {}),
      },
      line_items: order.lines.map((line, index) => ({
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: line.cents,
          product_data: {
            name: line.name,
            ...(index === 0 ? { description: order.details } : {}),
          },
        },
      })),
      expires_at: Math.floor(order.expiresAt / 1000),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      ...chooseLocale(order.language),
    },
    { idempotencyKey: order.key },
  );
  return toSession(session);
}

async function findSession(stripe: Stripe, id: string): Promise<PaymentSession | null> {
  const expand = ['payment_intent'];
  const session = await nullIfMissing(stripe.checkout.sessions.retrieve(id, { expand }));
  return session && toSession(session);
}

async function findSessionByIntent(stripe: Stripe, intent: string): Promise<PaymentSession | null> {
  const { data } = await stripe.checkout.sessions.list({
    payment_intent: intent,
    limit: 1,
    expand: ['data.payment_intent'],
  });
  return data[0] ? toSession(data[0]) : null;
}

async function closeSession(stripe: Stripe, id: string): Promise<PaymentSession | null> {
  try {
    return toSession(await stripe.checkout.sessions.expire(id));
  } catch (error) {
    // A paid or expired page cannot be closed; its status tells which.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return findSession(stripe, id);
    throw error;
  }
}

function toSession(session: Stripe.Checkout.Session): PaymentSession {
  const { payment_intent: intent } = session;
  return {
    id: session.id,
    url: session.url,
    state: toSessionState(session),
    bookingId: session.client_reference_id,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paymentIntent: getObjectId(intent),
    expiresAt: session.expires_at * 1000,
  };
}

/**
 * A completed page is not paid while its payment is only authorised; once the payment is released, the page counts as
 * expired.
 */
function toSessionState(session: Stripe.Checkout.Session): PaymentSession['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  const { payment_intent: intent } = session;
  const status = typeof intent === 'object' ? intent?.status : undefined;
  if (status === 'requires_capture') return 'authorised';
  return status === 'canceled' ? 'expired' : 'open';
}

/** Turns network errors and failures of the provider into PaymentsUnavailable. */
async function translateOutages<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError
    ) {
      throw new PaymentsUnavailable(error);
    }
    throw error;
  }
}
