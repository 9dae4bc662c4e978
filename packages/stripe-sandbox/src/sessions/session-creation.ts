import { lockSession, type CheckoutSession, type SessionHidden } from './checkout-sessions.ts';
import { knownCustomer } from '../catalogue/customers.ts';
import { readLineItems } from './line-items.ts';
import { captureMethodFrom, refuseAmount } from '../payments/intent-requests.ts';
import { insertObject, saveObject, toSeconds, type Work } from '../payments/payment-store.ts';
import { shippingFrom } from '../payments/shipping.ts';
import { newId } from '../stripe-ids.ts';
import { invalidParam, missingParam } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';
import { featuresNotUsed } from '../requests/unused-features.ts';

const names = [
  'adaptive_pricing',
  'after_expiration',
  'allow_promotion_codes',
  'allowed_payment_method_types',
  'automatic_tax',
  'billing_address_collection',
  'branding_settings',
  'cancel_url',
  'client_reference_id',
  'consent_collection',
  'currency',
  'custom_fields',
  'custom_text',
  'customer',
  'customer_creation',
  'customer_email',
  'customer_update',
  'excluded_payment_method_types',
  'expand',
  'expires_at',
  'integration_identifier',
  'invoice_creation',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'name_collection',
  'origin_context',
  'payment_intent_data',
  'payment_method_collection',
  'payment_method_options',
  'payment_method_types',
  'phone_number_collection',
  'saved_payment_method_options',
  'submit_type',
  'success_url',
  'tax_id_collection',
  'ui_mode',
  'wallet_options',
];

const halfAnHour = 30 * 60;
const aDay = 24 * 60 * 60;
/** Tolerates a second that ends before the request is read. */
const slackSeconds = 2;

/** POST /v1/checkout/sessions/:id: changes only metadata here. */
export async function updateSession(
  work: Work,
  params: Params,
  id: string,
): Promise<CheckoutSession> {
  params.onlyKnown(['expand', 'metadata']);
  const { body } = await lockSession(work, id);
  const after: CheckoutSession = { ...body, metadata: params.mergedMetadata(body.metadata) };
  await saveObject(work, after);
  return after;
}

/** POST /v1/checkout/sessions */
export async function createSession(work: Work, params: Params): Promise<CheckoutSession> {
  params.onlyKnown(names);
  if (!params.choice('mode', ['payment'])) throw missingParam('mode');
  params.choice('ui_mode', ['hosted_page', 'hosted']);
  const successUrl = params.url('success_url');
  if (successUrl === null) throw missingParam('success_url');
  const lineItems = await readLineItems(work, params);
  const customer = await knownCustomer(work, params.text('customer'));
  if (customer !== null && params.has('customer_email')) {
    throw invalidParam(
      'customer_email',
      'You may only specify one of these parameters: customer, customer_email.',
    );
  }
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  const currency = lineItems[0]?.currency ?? 'usd';
  refuseAmount(total, currency, 'line_items');
  const session = buildSession(work, {
    total,
    currency,
    customer,
    successUrl,
    cancelUrl: params.url('cancel_url'),
    reference: params.text('client_reference_id', 200),
    email: params.email('customer_email'),
    expiresAt: readExpiresAt(params, toSeconds(work)),
    metadata: params.metadata(),
    submitType: params.choice('submit_type', ['auto', 'book', 'donate', 'pay']),
    features: readFeatures(params),
  });
  const hidden: SessionHidden = { lineItems, intent: readIntentData(params), intentId: null };
  await insertObject(work, session, { state: 'open', dueMs: session.expires_at * 1000, hidden });
  return session;
}

/** Fields that are echoed but have no effect here. */
function readFeatures(params: Params): Partial<CheckoutSession> {
  const allowed = params.has('allowed_payment_method_types')
    ? params.texts('allowed_payment_method_types')
    : null;
  const excluded = params.texts('excluded_payment_method_types');
  const types = params.has('payment_method_types') ? params.texts('payment_method_types') : null;
  const locale = params.text('locale');
  const phone = params.nested('phone_number_collection')?.flag('enabled') ?? false;
  return {
    allow_promotion_codes: params.has('allow_promotion_codes')
      ? params.flag('allow_promotion_codes')
      : null,
    allowed_payment_method_types: allowed,
    billing_address_collection: params.choice('billing_address_collection', ['auto', 'required']),
    customer_creation:
      params.choice('customer_creation', ['always', 'if_required']) ?? 'if_required',
    ...(excluded.length > 0 ? { excluded_payment_method_types: excluded } : {}),
    integration_identifier: params.text('integration_identifier'),
    locale,
    origin_context: params.choice('origin_context', ['mobile_app', 'web']),
    payment_method_types: (types ?? allowed ?? ['card']).filter((type) => !excluded.includes(type)),
    phone_number_collection: { enabled: phone },
  };
}

function readExpiresAt(params: Params, created: number): number {
  const asked = params.integer('expires_at');
  if (asked === null) return created + aDay;
  if (asked < created + halfAnHour - slackSeconds) {
    throw invalidParam(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (asked > created + aDay) {
    throw invalidParam(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
  return asked;
}

function readIntentData(params: Params): SessionHidden['intent'] {
  const data = params.nested('payment_intent_data');
  data?.onlyKnown([
    'capture_method',
    'description',
    'metadata',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ]);
  return {
    captureMethod: data ? captureMethodFrom(data) : 'automatic_async',
    description: data?.text('description') ?? null,
    metadata: data?.metadata() ?? {},
    receiptEmail: data?.email('receipt_email') ?? null,
    setupFutureUsage: data?.choice('setup_future_usage', ['on_session', 'off_session']) ?? null,
    shipping: data ? shippingFrom(data) : null,
  };
}

type SessionInput = {
  total: number;
  currency: string;
  customer: string | null;
  successUrl: string;
  cancelUrl: string | null;
  reference: string | null;
  email: string | null;
  expiresAt: number;
  metadata: Record<string, string>;
  submitType: string | null;
  features: Partial<CheckoutSession>;
};

function buildSession(work: Work, input: SessionInput): CheckoutSession {
  const id = newId('checkout.session');
  return {
    ...featuresNotUsed,
    allowed_payment_method_types: null,
    payment_method_types: ['card'],
    ...input.features,
    id,
    object: 'checkout.session',
    amount_subtotal: input.total,
    amount_total: input.total,
    cancel_url: input.cancelUrl,
    client_reference_id: input.reference,
    created: toSeconds(work),
    currency: input.currency,
    customer: input.customer,
    customer_details: null,
    customer_email: input.email,
    expires_at: input.expiresAt,
    metadata: input.metadata,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    submit_type: input.submitType,
    success_url: input.successUrl,
    url: `${work.context.publicUrl}${work.context.pagePath}/${id}`,
  };
}
