import { createHmac } from 'node:crypto';
import type pg from 'pg';
import Stripe from 'stripe';
import type { PaymentChaos } from 'stripe-sandbox';

export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asksForAuthentication: '4000002760003184',
} as const;

/** The payment provider as a guest's browser, a tester and its own staff see it. */
export type PaymentProvider = {
  stripe: Stripe;
  /** Posts the payment page like a browser, without following the redirect. */
  pay(session: string, card?: string): Promise<Response>;
  /** Completes or fails the 3-D Secure step of a payment. */
  authenticate(step: Response, answer: 'complete' | 'fail'): Promise<Response>;
  /** Expires the session with the payment page's test button. */
  expire(session: string): Promise<void>;
  chaos(input: Partial<PaymentChaos>): Promise<void>;
  calm(): Promise<void>;
  /** Builds the body of the provider's webhook about a session. */
  message(session: string, type?: string): Promise<string>;
  deliver(body: string, signature?: string): Promise<Response>;
  sign(body: string, at?: number): Promise<string>;
  /** The charge of a paid session. */
  chargeOf(session: string): Promise<Stripe.Charge>;
};

export function createPaymentProvider(baseUrl: string, database: pg.Pool): PaymentProvider {
  const stripe = stripeAt(baseUrl);
  const chaosDoor = `${baseUrl}/sandbox/stripe/chaos`;
  const sign = async (body: string, at = Date.now()) =>
    signBody(body, await readWebhookSecret(database), at);
  return {
    stripe,
    sign,
    pay: (session, card = cards.pays) => payOn(`${baseUrl}/sandbox/pay/${session}`, card),
    authenticate: (step, answer) =>
      fetch(new URL(step.headers.get('location') ?? '', baseUrl), {
        method: 'POST',
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      }),
    async expire(session) {
      await fetch(`${baseUrl}/sandbox/pay/${session}/expire`, {
        method: 'POST',
        redirect: 'manual',
      });
    },
    async chaos(input) {
      const answer = await fetch(chaosDoor, { method: 'POST', body: JSON.stringify(input) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async calm() {
      await fetch(chaosDoor, { method: 'DELETE' });
    },
    async message(session, type = 'checkout.session.completed') {
      return JSON.stringify({
        id: `evt_${session.slice(-12)}`,
        object: 'event',
        type,
        data: { object: await stripe.checkout.sessions.retrieve(session) },
      });
    },
    deliver: async (body, signature) =>
      fetch(`${baseUrl}/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature ?? (await sign(body)) },
      }),
    async chargeOf(session) {
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session);
      if (typeof intent !== 'string') throw new Error(`${session} has no payment.`);
      const { data } = await stripe.charges.list({ payment_intent: intent });
      const [charge] = data.filter((each) => each.paid);
      if (!charge) throw new Error(`Nothing was paid on ${session}.`);
      return charge;
    },
  };
}

/** The SDK has no base path, so this prefixes each request. */
function stripeAt(baseUrl: string): Stripe {
  const { hostname, port } = new URL(baseUrl);
  const prefixed: typeof fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    address.pathname = `/sandbox/stripe${address.pathname}`;
    return fetch(address, init);
  };
  return new Stripe('sk_test_boats', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(prefixed),
  });
}

/** Stripe's signature scheme, implemented from its documentation: HMAC-SHA256 of `{seconds}.{body}`. */
export function signBody(body: string, secret: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

export function payOn(page: string, card: string): Promise<Response> {
  return fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ card_number: card, exp: '12/40', cvc: '123', name: 'Ana Boat' }),
    redirect: 'manual',
  });
}

export async function readWebhookSecret(database: pg.Pool): Promise<string> {
  const { rows } = await database.query<{ value: string }>(
    "select value from sandbox_payments.setting where name = 'webhook secret'",
  );
  return rows[0]?.value ?? '';
}
