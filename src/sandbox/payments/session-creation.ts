import type { CheckoutSession, LineItem, SessionHidden } from './checkout-sessions.ts';
import { knownCustomer } from './customers.ts';
import { currencyFrom } from './currencies.ts';
import { captureMethodFrom, refuseAmount } from './intent-requests.ts';
import { insertObject, secondsOf, type Work } from './payment-store.ts';
import { newId } from './stripe-ids.ts';
import { invalidParam, missingParam, resourceMissing } from './stripe-problems.ts';
import type { Params } from './stripe-params.ts';
import { featuresNotUsed } from './unused-features.ts';

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
/** The caller's second may be over by the time its request is read. */
const slackSeconds = 2;

/** POST /v1/checkout/sessions */
export async function createSession(work: Work, params: Params): Promise<CheckoutSession> {
  params.onlyKnown(names);
  if (!params.choice('mode', ['payment'])) throw missingParam('mode');
  params.choice('ui_mode', ['hosted_page', 'hosted']);
  const successUrl = params.url('success_url');
  if (successUrl === null) throw missingParam('success_url');
  const lineItems = readLineItems(params);
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
  const session = sessionOf(work, {
    total,
    currency,
    customer,
    successUrl,
    cancelUrl: params.url('cancel_url'),
    reference: params.text('client_reference_id', 200),
    email: params.email('customer_email'),
    expiresAt: readExpiresAt(params, secondsOf(work)),
    metadata: params.metadata(),
    submitType: params.choice('submit_type', ['auto', 'book', 'donate', 'pay']),
  });
  const hidden: SessionHidden = { lineItems, intent: readIntentData(params), intentId: null };
  await insertObject(work, session, { state: 'open', dueMs: session.expires_at * 1000, hidden });
  return session;
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
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ]);
  return {
    captureMethod: data ? captureMethodFrom(data) : 'automatic_async',
    description: data?.text('description') ?? null,
    metadata: data?.metadata() ?? {},
    receiptEmail: data?.email('receipt_email') ?? null,
  };
}

function readLineItems(params: Params): SessionHidden['lineItems'] {
  const items = params.list('line_items').map(readLineItem);
  if (items.length === 0) throw missingParam('line_items');
  if (items.length > 100) throw invalidParam('line_items', 'You can have up to 100 line items.');
  const currencies = new Set(items.map((item) => item.currency));
  if (currencies.size > 1)
    throw invalidParam('line_items', 'The line items must all have the same currency.');
  return items;
}

function readLineItem(item: Params): SessionHidden['lineItems'][number] {
  item.onlyKnown([
    'adjustable_quantity',
    'metadata',
    'price',
    'price_data',
    'quantity',
    'tax_rates',
  ]);
  const priceId = item.text('price');
  if (priceId !== null) throw resourceMissing('price', priceId, item.nameOf('price'));
  const price = item.nested('price_data');
  if (!price) throw missingParam(item.nameOf('price_data'));
  price.onlyKnown(['currency', 'product_data', 'tax_behavior', 'unit_amount']);
  const product = price.nested('product_data');
  if (!product) throw missingParam(price.nameOf('product_data'));
  product.onlyKnown(['description', 'images', 'metadata', 'name', 'tax_code']);
  const unitAmount = price.requiredInteger('unit_amount');
  if (unitAmount < 0)
    throw invalidParam(
      price.nameOf('unit_amount'),
      'This value must be greater than or equal to 0.',
      'parameter_invalid_integer',
    );
  const quantity = item.requiredInteger('quantity');
  if (quantity < 1)
    throw invalidParam(
      item.nameOf('quantity'),
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  const line = lineItemOf(
    product.requiredText('name'),
    unitAmount,
    quantity,
    currencyFrom(price),
    item.metadata(),
  );
  return { ...line, about: product.text('description') };
}

function lineItemOf(
  name: string,
  unitAmount: number,
  quantity: number,
  currency: string,
  metadata: Record<string, string>,
): LineItem {
  const amount = unitAmount * quantity;
  return {
    id: newId('item'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    metadata,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('product'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
    },
    quantity,
  };
}

type SessionWish = {
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
};

function sessionOf(work: Work, wish: SessionWish): CheckoutSession {
  const id = newId('checkout.session');
  return {
    ...featuresNotUsed,
    id,
    object: 'checkout.session',
    amount_subtotal: wish.total,
    amount_total: wish.total,
    cancel_url: wish.cancelUrl,
    client_reference_id: wish.reference,
    created: secondsOf(work),
    currency: wish.currency,
    customer: wish.customer,
    customer_details: null,
    customer_email: wish.email,
    expires_at: wish.expiresAt,
    metadata: wish.metadata,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    submit_type: wish.submitType,
    success_url: wish.successUrl,
    url: `${work.desk.publicUrl}${work.desk.pagePath}/${id}`,
  };
}
