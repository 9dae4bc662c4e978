import type Stripe from 'stripe';
import { insertObject, toSeconds, type Work } from './payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId, randomLetters } from '../stripe-ids.ts';

export type IntentStatus =
  | 'canceled'
  | 'processing'
  | 'requires_action'
  | 'requires_capture'
  | 'requires_confirmation'
  | 'requires_payment_method'
  | 'succeeded';

export type PaymentIntent = Stripe.PaymentIntent & {
  client_secret: string;
  customer: string | null;
  latest_charge: string | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  status: IntentStatus;
};

/** Fields that the API does not return: the intent's checkout session, if any. */
export type IntentHidden = { sessionId: string | null };

export type IntentInput = {
  /** Overrides the generated id. */
  id?: string;
  amount: number;
  currency: string;
  customer?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  receiptEmail?: string | null;
  shipping?: PaymentIntent['shipping'];
  /** Payment method types in the request; null if it lists none. */
  methodTypes?: string[] | null;
  allowedMethods?: string[] | null;
  excludedMethods?: string[] | null;
  setupFutureUsage?: string | null;
  automaticMethods?: boolean;
  sessionId?: string | null;
  /** `manual`: the bank only authorises until capture or cancellation. */
  captureMethod?: CaptureMethod;
};

export type CaptureMethod = 'automatic_async' | 'manual';

export async function addIntent(work: Work, input: IntentInput): Promise<PaymentIntent> {
  const intent = buildIntent(work, input);
  await insertObject(work, intent, {
    hidden: { sessionId: input.sessionId ?? null } satisfies IntentHidden,
  });
  await recordEvent(work, 'payment_intent.created', intent);
  return intent;
}

/** Intent fields that this sandbox does not support. */
const unsupportedFields = {
  application: null,
  application_fee_amount: null,
  customer_account: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

/** Lists the request's types; by default cards and, with automatic methods, the currency's bank debit. */
export function listMethodTypes(
  input: Pick<
    IntentInput,
    'allowedMethods' | 'automaticMethods' | 'currency' | 'excludedMethods' | 'methodTypes'
  >,
): string[] {
  const debit = { eur: 'sepa_debit', usd: 'us_bank_account' }[input.currency];
  const byItself = input.automaticMethods && debit !== undefined ? ['card', debit] : ['card'];
  const types = input.methodTypes ?? input.allowedMethods ?? byItself;
  return types.filter((type) => !input.excludedMethods?.includes(type));
}

function buildIntent(work: Work, input: IntentInput): PaymentIntent {
  const id = input.id ?? newId('payment_intent');
  return {
    ...unsupportedFields,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: input.allowedMethods ?? null,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    automatic_payment_methods: input.automaticMethods
      ? { allow_redirects: 'always', enabled: true }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: input.captureMethod ?? 'automatic_async',
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: 'automatic',
    created: toSeconds(work),
    currency: input.currency,
    customer: input.customer ?? null,
    description: input.description ?? null,
    excluded_payment_method_types: input.excludedMethods ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: input.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: listMethodTypes(input),
    receipt_email: input.receiptEmail ?? null,
    shipping: input.shipping ?? null,
    setup_future_usage: input.setupFutureUsage ?? null,
    status: 'requires_payment_method',
  };
}
