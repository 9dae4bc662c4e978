import { currencyFrom, money } from '../balance/currencies.ts';
import { knownCustomer } from '../catalogue/customers.ts';
import { lockSession } from '../sessions/checkout-sessions.ts';
import { captureIntent } from './intent-captures.ts';
import { cancelIntent, confirmIntent, type Confirmed } from './intent-confirmation.ts';
import {
  addIntent,
  type CaptureMethod,
  type IntentHidden,
  type PaymentIntent,
} from './payment-intents.ts';
import { shippingFrom } from './shipping.ts';
import { findIntent } from './past-payments.ts';
import { paymentMethodFrom } from './payment-method-requests.ts';
import { findHeld, lockHeld, saveObject, type Held, type Work } from './payment-store.ts';
import {
  invalidParam,
  invalidRequest,
  missingParam,
  resourceMissing,
} from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

const creationNames = [
  'allowed_payment_method_types',
  'excluded_payment_method_types',
  'amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'customer',
  'description',
  'error_on_requires_action',
  'expand',
  'mandate',
  'mandate_data',
  'metadata',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'use_stripe_sdk',
];

const confirmNames = [
  'client_secret',
  'error_on_requires_action',
  'expand',
  'mandate',
  'mandate_data',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
];

/** POST /v1/payment_intents */
export async function createIntent(work: Work, params: Params): Promise<Confirmed> {
  params.onlyKnown(creationNames);
  const amount = params.requiredInteger('amount');
  const currency = currencyFrom(params);
  refuseAmount(amount, currency, 'amount');
  const captureMethod = captureMethodFrom(params);
  const created = await addIntent(work, {
    amount,
    currency,
    customer: await knownCustomer(work, params.text('customer')),
    description: params.text('description'),
    metadata: params.metadata(),
    receiptEmail: params.email('receipt_email'),
    setupFutureUsage: params.choice('setup_future_usage', ['on_session', 'off_session']),
    shipping: shippingFrom(params),
    methodTypes: methodTypes(params, 'payment_method_types'),
    allowedMethods: methodTypes(params, 'allowed_payment_method_types'),
    excludedMethods: methodTypes(params, 'excluded_payment_method_types'),
    automaticMethods: params.nested('automatic_payment_methods')?.flag('enabled') ?? false,
    captureMethod,
  });
  const method = await paymentMethodFrom(work, params);
  if (params.flag('confirm')) {
    if (!method) throw missingParam('payment_method');
    return confirmIntent(work, created, method.id, confirmWish(params));
  }
  if (!method) return { intent: created, refusal: null };
  const ready: PaymentIntent = {
    ...created,
    payment_method: method.id,
    status: 'requires_confirmation',
  };
  await saveObject(work, ready);
  return { intent: ready, refusal: null };
}

/** POST /v1/payment_intents/:id/confirm */
export async function confirmIntentRequest(
  work: Work,
  params: Params,
  id: string,
): Promise<Confirmed> {
  params.onlyKnown(confirmNames);
  const { body } = await lockOwnIntent(work, id, 'confirmed');
  const intent: PaymentIntent = {
    ...body,
    receipt_email: params.email('receipt_email') ?? body.receipt_email,
    shipping: shippingFrom(params) ?? body.shipping,
  };
  const method = await paymentMethodFrom(work, params);
  const methodId = method?.id ?? intent.payment_method;
  if (methodId === null) {
    throw invalidRequest(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.",
      'payment_intent_unexpected_state',
    );
  }
  return confirmIntent(work, intent, methodId, confirmWish(params));
}

/** POST /v1/payment_intents/:id/cancel */
export async function cancelIntentRequest(
  work: Work,
  params: Params,
  id: string,
): Promise<PaymentIntent> {
  params.onlyKnown(['cancellation_reason', 'expand']);
  const reason = params.choice('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]);
  const { body } = await lockOwnIntent(work, id, 'canceled');
  return cancelIntent(work, body, reason);
}

/** POST /v1/payment_intents/:id/capture */
export async function captureIntentRequest(
  work: Work,
  params: Params,
  id: string,
): Promise<PaymentIntent> {
  params.onlyKnown(['amount_to_capture', 'expand', 'final_capture', 'metadata']);
  const amount = params.integer('amount_to_capture');
  const held = await lockIntent(work, id);
  const capturable = held.body.amount_capturable;
  if (amount !== null && amount < 1)
    throw invalidParam(
      'amount_to_capture',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  if (amount !== null && held.body.status === 'requires_capture' && amount > capturable) {
    throw invalidRequest(
      `The payment could not be captured because the requested capture amount is greater than the amount you can capture for this charge. You requested to capture ${money(amount, held.body.currency)}, but the maximum capturable amount is ${money(capturable, held.body.currency)}.`,
      'amount_too_large',
      'amount_to_capture',
    );
  }
  return captureIntent(work, held, amount ?? capturable);
}

export async function readIntent(work: Work, id: string): Promise<PaymentIntent> {
  const intent = await findIntent(work, id);
  if (!intent) throw resourceMissing('payment_intent', id, 'intent');
  return intent;
}

export function captureMethodFrom(params: Params): CaptureMethod {
  const choices = ['automatic', 'automatic_async', 'manual'] as const;
  const chosen = params.choice('capture_method', [...choices]);
  return chosen === 'manual' ? 'manual' : 'automatic_async';
}

/** Stripe's limits: at least half a dollar, at most eight digits. */
export function refuseAmount(amount: number, currency: string, param: string): void {
  if (amount < 0)
    throw invalidParam(
      param,
      'This value must be greater than or equal to 0.',
      'parameter_invalid_integer',
    );
  if (amount < 50)
    throw invalidParam(param, `Amount must be at least $0.50 ${currency}`, 'amount_too_small');
  if (amount > 99_999_999)
    throw invalidParam(
      param,
      `Amount must be no more than $999,999.99 ${currency}`,
      'amount_too_large',
    );
}

async function lockOwnIntent(
  work: Work,
  id: string,
  act: string,
): Promise<Held<PaymentIntent, IntentHidden>> {
  const held = await lockIntent(work, id);
  const isSetAside = held.body.status === 'requires_capture';
  const isOver = ['canceled', 'succeeded'].includes(held.body.status);
  if (held.hidden.sessionId !== null && !isSetAside && !isOver)
    throw invalidRequest(
      `This PaymentIntent can't be ${act} because it was created by Checkout. Expire the Checkout Session instead.`,
      'payment_intent_unexpected_state',
    );
  return held;
}

/** Locks an intent. Lock order: session, then intent. */
export async function lockIntent(
  work: Work,
  id: string,
): Promise<Held<PaymentIntent, IntentHidden>> {
  const known = await findHeld<PaymentIntent, IntentHidden>(work, 'payment_intent', id);
  const { sessionId = null } = known?.hidden ?? {};
  if (sessionId !== null) await lockSession(work, sessionId);
  const held = await lockHeld<PaymentIntent, IntentHidden>(work, 'payment_intent', id);
  if (!held) throw resourceMissing('payment_intent', id, 'intent');
  return held;
}

function methodTypes(params: Params, name: string): string[] | null {
  return params.has(name) ? params.texts(name) : null;
}

function confirmWish(params: Params) {
  const offSession = params.flag('off_session') || params.flag('error_on_requires_action');
  const usesSdk = params.flag('use_stripe_sdk');
  return { offSession, returnUrl: params.url('return_url'), usesSdk };
}
