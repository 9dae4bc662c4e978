import type Stripe from 'stripe';
import { cancelIntent } from '../payments/intent-confirmation.ts';
import type { KeptLineItem } from './line-items.ts';
import type { CaptureMethod, IntentHidden, PaymentIntent } from '../payments/payment-intents.ts';
import { lockHeld, findHeld, saveObject, type Held, type Work } from '../payments/payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { invalidRequest, resourceMissing } from '../requests/stripe-problems.ts';

export type SessionStatus = 'complete' | 'expired' | 'open';

export type CheckoutSession = Stripe.Checkout.Session & {
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: SessionStatus;
  success_url: string;
};

export type SessionHidden = {
  lineItems: KeptLineItem[];
  intent: {
    description: string | null;
    metadata: Record<string, string>;
    receiptEmail: string | null;
    captureMethod: CaptureMethod;
    /** Absent in sessions of earlier versions. */
    setupFutureUsage?: string | null;
    shipping?: PaymentIntent['shipping'];
  };
  /** Intent of the first attempt; the API returns it only once it is paid. */
  intentId: string | null;
};

export type HeldSession = Held<CheckoutSession, SessionHidden>;

/** Reads a session; expires it first if it is overdue. */
export async function readSession(work: Work, id: string): Promise<HeldSession> {
  const held = await findHeld<CheckoutSession, SessionHidden>(work, 'checkout.session', id);
  if (!held) throw resourceMissing('checkout.session', id, 'session');
  return isOverdue(work, held.body) ? lockSession(work, id) : held;
}

export async function lockSession(work: Work, id: string): Promise<HeldSession> {
  const held = await lockHeld<CheckoutSession, SessionHidden>(work, 'checkout.session', id);
  if (!held) throw resourceMissing('checkout.session', id, 'session');
  return isOverdue(work, held.body) ? expireLocked(work, held) : held;
}

function isOverdue(work: Work, session: CheckoutSession): boolean {
  return session.status === 'open' && session.expires_at * 1000 <= work.nowMs;
}

/** POST /v1/checkout/sessions/:id/expire */
export async function expireSession(work: Work, id: string): Promise<CheckoutSession> {
  const held = await lockSession(work, id);
  if (held.body.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${held.body.status}\`.`,
    );
  }
  return (await expireLocked(work, held)).body;
}

async function expireLocked(work: Work, held: HeldSession): Promise<HeldSession> {
  const body: CheckoutSession = { ...held.body, status: 'expired', url: null };
  await saveObject(work, body, { state: 'expired' });
  if (held.hidden.intentId !== null) {
    const intent = await lockHeld<PaymentIntent, IntentHidden>(
      work,
      'payment_intent',
      held.hidden.intentId,
    );
    if (intent && intent.body.status !== 'canceled')
      await cancelIntent(work, intent.body, 'expired');
  }
  await recordEvent(work, 'checkout.session.expired', body);
  return { body, hidden: held.hidden };
}

/** Expires the next overdue session that is not locked. */
export async function expireOneOverdue(work: Work): Promise<boolean> {
  const { rows } = await work.db.query<{ id: string }>(
    `select id from sandbox_payments.object where state = 'open' and due_ms <= $1
     order by due_ms limit 1 for update skip locked`,
    [work.nowMs],
  );
  if (!rows[0]) return false;
  await lockSession(work, rows[0].id);
  return true;
}

export async function completeSession(
  work: Work,
  held: HeldSession,
  intent: PaymentIntent,
  payer: { email: string | null; name: string | null },
): Promise<CheckoutSession> {
  const body: CheckoutSession = {
    ...held.body,
    status: 'complete',
    // An authorisation is not paid yet.
    payment_status: intent.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: intent.id,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: payer.email ?? held.body.customer_email,
      individual_name: null,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  await saveObject(work, body, { state: 'complete' });
  await recordEvent(work, 'checkout.session.completed', body);
  return body;
}

/** Marks a completed session's authorisation as captured. */
export async function paySetAside(work: Work, held: HeldSession): Promise<void> {
  const body: CheckoutSession = { ...held.body, payment_status: 'paid' };
  await saveObject(work, body, { state: 'complete' });
}

/** Records the final outcome of a delayed payment. The caller must hold the lock on the session. */
export async function saveAsyncOutcome(
  work: Work,
  held: HeldSession,
  isPaid: boolean,
): Promise<void> {
  const body: CheckoutSession = isPaid ? { ...held.body, payment_status: 'paid' } : held.body;
  await saveObject(work, body, { state: 'complete' });
  const end = isPaid ? 'succeeded' : 'failed';
  await recordEvent(work, `checkout.session.async_payment_${end}`, body);
}

/** Redirect target after payment. */
export function successUrl(session: CheckoutSession): string {
  return session.success_url
    .replaceAll('{CHECKOUT_SESSION_ID}', session.id)
    .replaceAll('%7BCHECKOUT_SESSION_ID%7D', session.id);
}

export function lineItemList(session: CheckoutSession, hidden: SessionHidden) {
  const data = hidden.lineItems.map(({ about: _about, ...item }) => item);
  return {
    object: 'list' as const,
    data,
    has_more: false,
    url: `/v1/checkout/sessions/${session.id}/line_items`,
  };
}
