import {
  completeSession,
  lockSession,
  type CheckoutSession,
  type HeldSession,
} from './checkout-sessions.ts';
import {
  confirmIntent,
  finishAuthentication,
  type Confirmed,
} from '../payments/intent-confirmation.ts';
import { addIntent, type IntentHidden, type PaymentIntent } from '../payments/payment-intents.ts';
import { usePaymentMethod } from '../payments/payment-methods.ts';
import { lockHeld, saveObject, findHeld, type Work } from '../payments/payment-store.ts';
import { resourceMissing, type StripeProblem } from '../requests/stripe-problems.ts';

export type PaymentOutcome =
  | { kind: 'paid'; session: CheckoutSession; before: boolean }
  | { kind: 'refused'; session: CheckoutSession; refusal: StripeProblem }
  | { kind: 'authenticate'; session: CheckoutSession; intent: PaymentIntent }
  | { kind: 'expired'; session: CheckoutSession };

/** Pays a session. The row lock makes a concurrent attempt wait and then find the session paid. */
export async function paySession(
  work: Work,
  sessionId: string,
  methodId: string,
): Promise<PaymentOutcome> {
  const held = await lockSession(work, sessionId);
  if (held.body.status === 'complete') return { kind: 'paid', session: held.body, before: true };
  if (held.body.status === 'expired') return { kind: 'expired', session: held.body };
  const { method } = await usePaymentMethod(work, methodId);
  const intent = await intentOfSession(work, held);
  return settle(work, held, await confirmIntent(work, intent, method.id), method.billing_details);
}

async function intentOfSession(work: Work, held: HeldSession): Promise<PaymentIntent> {
  const { body: session, hidden } = held;
  if (hidden.intentId !== null) {
    const before = await lockHeld<PaymentIntent, IntentHidden>(
      work,
      'payment_intent',
      hidden.intentId,
    );
    if (before) return before.body;
  }
  const intent = await addIntent(work, {
    amount: session.amount_total,
    currency: session.currency,
    customer: session.customer,
    description: hidden.intent.description,
    metadata: hidden.intent.metadata,
    receiptEmail: hidden.intent.receiptEmail ?? session.customer_email,
    sessionId: session.id,
    captureMethod: hidden.intent.captureMethod,
    setupFutureUsage: hidden.intent.setupFutureUsage ?? null,
    shipping: hidden.intent.shipping ?? null,
    methodTypes: session.payment_method_types,
  });
  hidden.intentId = intent.id;
  await saveObject(work, session, { hidden });
  return intent;
}

async function settle(
  work: Work,
  held: HeldSession,
  confirmed: Confirmed,
  payer: { email: string | null; name: string | null },
): Promise<PaymentOutcome> {
  const { intent, refusal } = confirmed;
  if (refusal) return { kind: 'refused', session: held.body, refusal };
  if (intent.status === 'requires_action')
    return { kind: 'authenticate', session: held.body, intent };
  return { kind: 'paid', session: await completeSession(work, held, intent, payer), before: false };
}

export type Authenticated = {
  intent: PaymentIntent;
  refusal: StripeProblem | null;
  outcome: PaymentOutcome | null;
};

/** Applies the result of 3-D Secure to an intent with or without a session. */
export async function answerAuthentication(
  work: Work,
  intentId: string,
  passed: boolean,
): Promise<Authenticated> {
  const known = await findHeld<PaymentIntent, IntentHidden>(work, 'payment_intent', intentId);
  if (!known) throw resourceMissing('payment_intent', intentId, 'intent');
  const sessionId = known.hidden.sessionId;
  const session = sessionId === null ? null : await lockSession(work, sessionId);
  const held = await lockHeld<PaymentIntent, IntentHidden>(work, 'payment_intent', intentId);
  if (!held) throw resourceMissing('payment_intent', intentId, 'intent');
  if (session && session.body.status !== 'open') {
    const outcome: PaymentOutcome =
      session.body.status === 'complete'
        ? { kind: 'paid', session: session.body, before: true }
        : { kind: 'expired', session: session.body };
    return { intent: held.body, refusal: null, outcome };
  }
  const payer = await readPayer(work, held.body);
  const confirmed = await finishAuthentication(work, held.body, passed);
  return { ...confirmed, outcome: session ? await settle(work, session, confirmed, payer) : null };
}

async function readPayer(
  work: Work,
  intent: PaymentIntent,
): Promise<{ email: string | null; name: string | null }> {
  if (intent.payment_method === null) return { email: null, name: null };
  return (await usePaymentMethod(work, intent.payment_method)).method.billing_details;
}
