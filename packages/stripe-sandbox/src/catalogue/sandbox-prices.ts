import type Stripe from 'stripe';
import { currencyFrom } from '../balance/currencies.ts';
import {
  findHeld,
  insertObject,
  lockHeld,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { createProduct, buildProduct, type Product } from './sandbox-products.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId } from '../stripe-ids.ts';
import { invalidParam, missingParam, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

/** Decimals are strings over the wire. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & {
  product: string;
  metadata: Record<string, string>;
  unit_amount_decimal: string;
};

/** POST /v1/prices: the price of one unit of a product. */
export async function createPrice(work: Work, params: Params): Promise<Price> {
  params.onlyKnown([
    'active',
    'billing_scheme',
    'currency',
    'expand',
    'lookup_key',
    'metadata',
    'nickname',
    'product',
    'product_data',
    'recurring',
    'tax_behavior',
    'unit_amount',
    'unit_amount_decimal',
  ]);
  params.choice('billing_scheme', ['per_unit']);
  const price: Price = {
    ...buildPrice(work, params, await productFrom(work, params)),
    active: params.has('active') ? params.flag('active') : true,
    lookup_key: params.text('lookup_key', 200),
    metadata: params.metadata(),
    nickname: params.text('nickname'),
    ...recurringFrom(params),
  };
  await insertObject(work, price, { parent: price.product });
  await recordEvent(work, 'price.created', price);
  return price;
}

async function productFrom(work: Work, params: Params): Promise<string> {
  const id = params.text('product');
  const data = params.nested('product_data');
  if (id === null && !data) throw missingParam('product');
  if (data) return (await createProduct(work, data)).id;
  if (!(await findHeld(work, 'product', id ?? '')))
    throw resourceMissing('product', id ?? '', 'product');
  return id ?? '';
}

function recurringFrom(params: Params): Pick<Price, 'recurring' | 'type'> {
  const recurring = params.nested('recurring');
  if (!recurring) return { recurring: null, type: 'one_time' };
  const interval = recurring.choice('interval', ['day', 'month', 'week', 'year']);
  if (!interval) throw missingParam(recurring.nameOf('interval'));
  return {
    recurring: {
      interval,
      interval_count: recurring.integer('interval_count') ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    type: 'recurring',
  };
}

/** Creates the price and the product of a checkout's `price_data`; neither can be reused. */
export async function addInlinePrice(
  work: Work,
  params: Params,
): Promise<{ price: Price; product: Product }> {
  params.onlyKnown([
    'currency',
    'product',
    'product_data',
    'tax_behavior',
    'unit_amount',
    'unit_amount_decimal',
  ]);
  const id = params.text('product');
  const known = id === null ? null : await findHeld<Product>(work, 'product', id);
  if (id !== null && !known) throw resourceMissing('product', id, params.nameOf('product'));
  const data = params.nested('product_data');
  if (!known && !data) throw missingParam(params.nameOf('product_data'));
  data?.onlyKnown(['description', 'images', 'metadata', 'name', 'tax_code', 'unit_label']);
  const product =
    known?.body ?? (data ? { ...buildProduct(work, newId('product'), data), active: false } : null);
  if (!product) throw missingParam(params.nameOf('product_data'));
  const price: Price = { ...buildPrice(work, params, product.id), active: false };
  if (!known) await insertObject(work, product);
  await insertObject(work, price, { parent: product.id });
  return { price, product };
}

function buildPrice(work: Work, params: Params, product: string): Price {
  const decimal = unitAmount(params);
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: toSeconds(work),
    currency: currencyFrom(params),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: null,
    tax_behavior: params.choice('tax_behavior', taxBehaviors) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: Number.isInteger(Number(decimal)) ? Number(decimal) : null,
    unit_amount_decimal: decimal,
  };
}

const taxBehaviors = ['exclusive', 'inclusive', 'unspecified'] as const;

/** Reads `unit_amount`, or `unit_amount_decimal` with up to 12 places, as a decimal of minor units. */
function unitAmount(params: Params): string {
  const whole = params.integer('unit_amount');
  const decimal = params.text('unit_amount_decimal');
  if (whole === null && decimal === null) throw missingParam(params.nameOf('unit_amount'));
  if (whole !== null && decimal !== null)
    throw invalidParam(
      params.nameOf('unit_amount'),
      'You may only specify one of these parameters: unit_amount, unit_amount_decimal.',
    );
  if (decimal !== null && !/^-?\d{1,12}(\.\d{1,12})?$/.test(decimal))
    throw invalidParam(params.nameOf('unit_amount_decimal'), `Invalid decimal: ${decimal}`);
  if (Number(decimal ?? whole) < 0)
    throw invalidParam(
      params.nameOf(whole === null ? 'unit_amount_decimal' : 'unit_amount'),
      'This value must be greater than or equal to 0.',
      'parameter_invalid_integer',
    );
  return decimal ?? String(whole);
}

/** POST /v1/prices/:id: the amount is immutable. */
export async function updatePrice(work: Work, params: Params, id: string): Promise<Price> {
  params.onlyKnown(['active', 'expand', 'lookup_key', 'metadata', 'nickname', 'tax_behavior']);
  const held = await lockHeld<Price>(work, 'price', id);
  if (!held) throw resourceMissing('price', id, 'price');
  const after: Price = {
    ...held.body,
    active: params.has('active') ? params.flag('active') : held.body.active,
    lookup_key: params.changed('lookup_key', held.body.lookup_key),
    metadata: params.mergedMetadata(held.body.metadata),
    nickname: params.changed('nickname', held.body.nickname),
    tax_behavior: params.choice('tax_behavior', taxBehaviors) ?? held.body.tax_behavior,
  };
  await saveObject(work, after);
  await recordEvent(work, 'price.updated', after);
  return after;
}
