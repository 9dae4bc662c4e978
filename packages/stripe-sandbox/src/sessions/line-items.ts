import type Stripe from 'stripe';
import { findHeld, type Work } from '../payments/payment-store.ts';
import { addInlinePrice, type Price } from '../catalogue/sandbox-prices.ts';
import type { Product } from '../catalogue/sandbox-products.ts';
import { newId } from '../stripe-ids.ts';
import { invalidParam, missingParam, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

export type LineItem = Omit<Stripe.LineItem, 'price'> & {
  description: string;
  price: Price;
  quantity: number;
};

/** `about` is displayed on the payment page only. */
export type KeptLineItem = LineItem & { about?: string | null };

/** Reads `line_items` of a checkout: each with an existing price or `price_data`. */
export async function readLineItems(work: Work, params: Params): Promise<KeptLineItem[]> {
  const asked = params.list('line_items');
  if (asked.length === 0) throw missingParam('line_items');
  if (asked.length > 100) throw invalidParam('line_items', 'You can have up to 100 line items.');
  const items: KeptLineItem[] = [];
  for (const item of asked) items.push(await readLineItem(work, item));
  const currencies = new Set(items.map((item) => item.currency));
  if (currencies.size > 1)
    throw invalidParam('line_items', 'The line items must all have the same currency.');
  return items;
}

async function readLineItem(work: Work, item: Params): Promise<KeptLineItem> {
  item.onlyKnown([
    'adjustable_quantity',
    'metadata',
    'price',
    'price_data',
    'quantity',
    'tax_rates',
  ]);
  const { price, product } = await priceFrom(work, item);
  const quantity = item.requiredInteger('quantity');
  if (quantity < 1)
    throw invalidParam(
      item.nameOf('quantity'),
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  return { ...buildLineItem(item, price, product.name, quantity), about: product.description };
}

async function priceFrom(work: Work, item: Params): Promise<{ price: Price; product: Product }> {
  const id = item.text('price');
  const data = item.nested('price_data');
  if (id !== null && data)
    throw invalidParam(
      item.nameOf('price'),
      'You may only specify one of these parameters: price, price_data.',
    );
  if (data) return addInlinePrice(work, data);
  if (id === null) throw missingParam(item.nameOf('price_data'));
  const price = await findHeld<Price>(work, 'price', id);
  if (!price) throw resourceMissing('price', id, item.nameOf('price'));
  if (!price.body.active)
    throw invalidParam(
      item.nameOf('price'),
      'The price specified is inactive. This field only accepts active prices.',
    );
  if (price.body.type !== 'one_time')
    throw invalidParam(
      item.nameOf('price'),
      'The price specified is set to `type=recurring` but this field only accepts prices with `type=one_time`.',
    );
  const product = await findHeld<Product>(work, 'product', price.body.product);
  if (!product) throw resourceMissing('product', price.body.product, item.nameOf('price'));
  return { price: price.body, product: product.body };
}

function buildLineItem(item: Params, price: Price, name: string, quantity: number): LineItem {
  const amount = Math.round(Number(price.unit_amount_decimal) * quantity);
  return {
    id: newId('item'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: name,
    metadata: item.metadata(),
    price,
    quantity,
  };
}
