import { addCharge, type Charge } from './charges.ts';
import { usePaymentMethod, type KeptMethod, type PaymentMethod } from './payment-methods.ts';
import { beginProcessing } from './intent-processing.ts';
import type { PaymentIntent } from './payment-intents.ts';
import { saveObject, toSeconds, type Work } from './payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { invalidRequest, StripeProblem } from '../requests/stripe-problems.ts';
import type { Decline } from '../cards/declining-cards.ts';
import { getBehaviour } from '../cards/test-cards.ts';

export type Confirmed = { intent: PaymentIntent; refusal: StripeProblem | null };

export type ConfirmInput = {
  offSession?: boolean;
  returnUrl?: string | null;
  /** True if the caller's page shows 3-D Secure itself. */
  usesSdk?: boolean;
};

const needsAuthentication: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Confirms an intent with the card's bank. The caller must hold the lock on the intent. Returns a decline as a value
 * instead of throwing, so that its rows (the failed charge, the last error, the events) are committed.
 */
export async function confirmIntent(
  work: Work,
  intent: PaymentIntent,
  methodId: string,
  input: ConfirmInput = {},
): Promise<Confirmed> {
  refuseSettled(intent, 'confirm');
  const { method, card } = await usePaymentMethod(work, methodId);
  const behaviour = getBehaviour(card.name);
  const chosen: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  };
  refuseOther(chosen, method);
  if (behaviour.atFirst === 'processes') {
    const processing = await beginProcessing(work, chosen, method, card);
    return { intent: processing, refusal: null };
  }
  if (behaviour.atFirst === 'pays') return charge(work, chosen, method, card);
  if (behaviour.atFirst !== 'authenticate')
    return declineIntent(work, chosen, method, card, behaviour.atFirst);
  if (input.offSession) return declineIntent(work, chosen, method, card, needsAuthentication);
  const waiting: PaymentIntent = {
    ...chosen,
    status: 'requires_action',
    next_action: nextAction(work, intent, input),
  };
  await saveObject(work, waiting);
  await recordEvent(work, 'payment_intent.requires_action', waiting);
  return { intent: waiting, refusal: null };
}

/** Next action for 3-D Secure: a redirect that returns to a URL, or a URL for Stripe's script. */
function nextAction(
  { context }: Work,
  intent: PaymentIntent,
  { returnUrl = null, usesSdk = false }: ConfirmInput,
): PaymentIntent['next_action'] {
  const url = `${context.publicUrl}${context.pagePath}/authenticate/${intent.id}`;
  return usesSdk || returnUrl === null
    ? {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
      }
    : { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
}

/** Records the result of 3-D Secure. The caller must hold the lock on the intent. */
export async function finishAuthentication(
  work: Work,
  intent: PaymentIntent,
  passed: boolean,
): Promise<Confirmed> {
  if (intent.status !== 'requires_action' || intent.payment_method === null) {
    throw invalidRequest(
      'This payment is not waiting for authentication.',
      'payment_intent_unexpected_state',
    );
  }
  const { method, card } = await usePaymentMethod(work, intent.payment_method);
  const answered: PaymentIntent = { ...intent, next_action: null };
  if (!passed) return failAuthentication(work, answered, method);
  const decline = getBehaviour(card.name).afterAuthentication;
  return decline
    ? declineIntent(work, answered, method, card, decline)
    : charge(work, answered, method, { ...card, isAuthenticated: true });
}

export async function cancelIntent(
  work: Work,
  intent: PaymentIntent,
  reason: string | null,
): Promise<PaymentIntent> {
  refuseSettled(intent, 'cancel');
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: toSeconds(work),
    cancellation_reason: reason,
    next_action: null,
  };
  await saveObject(work, canceled);
  await recordEvent(work, 'payment_intent.canceled', canceled);
  return canceled;
}

function refuseSettled(intent: PaymentIntent, act: 'cancel' | 'confirm'): void {
  if (!['succeeded', 'canceled', 'processing'].includes(intent.status)) return;
  const because =
    intent.status === 'succeeded' && act === 'confirm'
      ? 'it has already succeeded after being previously confirmed'
      : `it has a status of ${intent.status}`;
  throw new StripeProblem(400, `You cannot ${act} this PaymentIntent because ${because}.`, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

async function charge(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptMethod,
): Promise<Confirmed> {
  const taken = await addCharge(work, intent, method, card, null);
  if (intent.capture_method === 'manual') return setAside(work, intent, taken);
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: taken.id,
  };
  await saveObject(work, paid);
  await recordEvent(work, 'charge.succeeded', taken);
  await recordEvent(work, 'payment_intent.succeeded', paid);
  return { intent: paid, refusal: null };
}

/** Authorises without capturing. */
async function setAside(work: Work, intent: PaymentIntent, charge: Charge): Promise<Confirmed> {
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_capture',
    amount_capturable: intent.amount,
    latest_charge: charge.id,
  };
  await saveObject(work, waiting);
  await recordEvent(work, 'charge.succeeded', charge);
  await recordEvent(work, 'payment_intent.amount_capturable_updated', waiting);
  return { intent: waiting, refusal: null };
}

/** Rejects another customer's payment method, and types that the intent does not allow. */
function refuseOther(intent: PaymentIntent, method: PaymentMethod): void {
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
      undefined,
      'payment_method',
    );
  if (!intent.payment_method_types.includes(method.type))
    throw invalidRequest(
      `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach a PaymentMethod of one of the following types: ${intent.payment_method_types.join(', ')}.`,
      'payment_intent_invalid_parameter',
      'payment_method',
    );
}

async function declineIntent(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: KeptMethod,
  decline: Decline,
): Promise<Confirmed> {
  const failed = await addCharge(work, intent, method, card, decline);
  return refuseIntent(work, intent, method, failed, decline);
}

/** Records a failed payment: the intent may be retried with another method. */
export async function refuseIntent(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  failed: Charge,
  decline: Decline,
): Promise<Confirmed> {
  const refused: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: failed.id,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
      message: decline.message,
      charge: failed.id,
      payment_method: method,
    },
  };
  await saveObject(work, refused, { state: 'refused' });
  await recordEvent(work, 'charge.failed', failed);
  await recordEvent(work, 'payment_intent.payment_failed', refused);
  const refusal = new StripeProblem(402, decline.message, {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    charge: failed.id,
    payment_intent: refused,
    payment_method: method,
  });
  return { intent: refused, refusal };
}

async function failAuthentication(
  work: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<Confirmed> {
  const code = 'payment_intent_authentication_failure';
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code,
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message,
      payment_method: method,
    },
  };
  await saveObject(work, failed);
  await recordEvent(work, 'payment_intent.payment_failed', failed);
  const refusal = new StripeProblem(402, message, {
    type: 'invalid_request_error',
    code,
    payment_intent: failed,
    payment_method: method,
  });
  return { intent: failed, refusal };
}
