import type Stripe from 'stripe';
import {
  findHeld,
  forgetObject,
  insertObject,
  lockHeld,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId } from '../stripe-ids.ts';
import { invalidParam, invalidRequest, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

export type Product = Stripe.Product & {
  default_price: string | null;
  metadata: Record<string, string>;
};

const names = [
  'active',
  'description',
  'expand',
  'images',
  'metadata',
  'name',
  'shippable',
  'statement_descriptor',
  'tax_code',
  'unit_label',
  'url',
];

/** POST /v1/products */
export async function createProduct(work: Work, params: Params): Promise<Product> {
  params.onlyKnown([...names, 'id', 'type']);
  const id = params.text('id') ?? newId('product');
  if (await findHeld(work, 'product', id))
    throw invalidParam('id', `Product already exists: ${id}`, 'resource_already_exists');
  const product = buildProduct(work, id, params);
  await insertObject(work, product);
  await recordEvent(work, 'product.created', product);
  return product;
}

/** Builds a product from `product_data`. */
export function buildProduct(work: Work, id: string, params: Params): Product {
  return {
    id,
    object: 'product',
    active: params.has('active') ? params.flag('active') : true,
    created: toSeconds(work),
    default_price: null,
    description: params.text('description'),
    images: params.texts('images'),
    livemode: false,
    marketing_features: [],
    metadata: params.metadata(),
    name: params.requiredText('name'),
    package_dimensions: null,
    shippable: params.has('shippable') ? params.flag('shippable') : null,
    statement_descriptor: params.text('statement_descriptor', 22),
    tax_code: params.text('tax_code'),
    tax_details: null,
    type: 'service',
    unit_label: params.text('unit_label', 12),
    updated: toSeconds(work),
    url: params.url('url'),
  };
}

/** POST /v1/products/:id */
export async function updateProduct(work: Work, params: Params, id: string): Promise<Product> {
  params.onlyKnown([...names, 'default_price']);
  const before = await lockProduct(work, id);
  const after: Product = {
    ...before,
    active: params.has('active') ? params.flag('active') : before.active,
    default_price: params.changed('default_price', before.default_price),
    description: params.changed('description', before.description),
    images: params.has('images') ? params.texts('images') : before.images,
    metadata: params.mergedMetadata(before.metadata),
    name: params.text('name') ?? before.name,
    shippable: params.has('shippable') ? params.flag('shippable') : before.shippable,
    unit_label: params.changed('unit_label', before.unit_label ?? null),
    updated: toSeconds(work),
    url: params.changed('url', before.url),
  };
  await saveObject(work, after);
  await recordEvent(work, 'product.updated', after);
  return after;
}

/** DELETE /v1/products/:id, unless it has prices. */
export async function deleteProduct(work: Work, _params: Params, id: string): Promise<object> {
  const product = await lockProduct(work, id);
  const { rowCount } = await work.db.query(
    `select from sandbox_payments.object where kind = 'price' and parent = $1 limit 1`,
    [id],
  );
  if (rowCount !== 0)
    throw invalidRequest(
      'This product cannot be deleted because it has one or more user-created prices.',
    );
  await forgetObject(work, id);
  await recordEvent(work, 'product.deleted', product);
  return { id, object: 'product', deleted: true };
}

async function lockProduct(work: Work, id: string): Promise<Product> {
  const held = await lockHeld<Product>(work, 'product', id);
  if (!held) throw resourceMissing('product', id);
  return held.body;
}
