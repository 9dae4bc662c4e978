import { lockCustomer, type Customer } from './customers.ts';
import { detachPaymentMethod, keepForCustomer } from '../payments/payment-method-requests.ts';
import {
  buryObject,
  findHeld,
  insertObject,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { addressFrom } from '../payments/shipping.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId, randomLetters } from '../stripe-ids.ts';
import { resourceMissing } from '../requests/stripe-problems.ts';
import { Params } from '../requests/stripe-params.ts';

const names = [
  'address',
  'description',
  'email',
  'expand',
  'invoice_settings',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
  'shipping',
  'tax_exempt',
];

/** POST /v1/customers */
export async function createCustomer(work: Work, params: Params): Promise<Customer> {
  params.onlyKnown([...names, 'payment_method']);
  const customer = { ...changed(params, newCustomer(work)), metadata: params.metadata() };
  await insertObject(work, customer);
  await recordEvent(work, 'customer.created', customer);
  const method = params.text('payment_method');
  if (method !== null) await keepForCustomer(work, method, customer.id);
  return customer;
}

function newCustomer(work: Work): Customer {
  return {
    id: newId('customer'),
    object: 'customer',
    address: null,
    balance: 0,
    created: toSeconds(work),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** Merges the request's fields into the customer. */
function changed(params: Params, before: Customer): Customer {
  const address = params.nested('address');
  const shipping = params.nested('shipping');
  const where = shipping?.nested('address');
  const invoices = params.nested('invoice_settings');
  return {
    ...before,
    address: address ? addressFrom(address) : (before.address ?? null),
    description: params.changed('description', before.description),
    email: params.has('email') && params.isText('email') ? emailFrom(params) : before.email,
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method:
        invoices?.text('default_payment_method') ?? before.invoice_settings.default_payment_method,
    },
    name: params.changed('name', before.name ?? null),
    phone: params.changed('phone', before.phone ?? null),
    preferred_locales: params.has('preferred_locales')
      ? params.texts('preferred_locales')
      : (before.preferred_locales ?? []),
    shipping: shipping
      ? {
          name: shipping.requiredText('name'),
          phone: shipping.text('phone'),
          ...(where ? { address: addressFrom(where) } : {}),
        }
      : before.shipping,
    tax_exempt:
      params.choice('tax_exempt', ['exempt', 'none', 'reverse']) ?? before.tax_exempt ?? 'none',
  };
}

function emailFrom(params: Params): string | null {
  return params.unsettable('email') === null ? null : params.email('email');
}

/** POST /v1/customers/:id */
export async function updateCustomer(work: Work, params: Params, id: string): Promise<Customer> {
  params.onlyKnown(names);
  const before = await lockCustomer(work, id);
  const after = {
    ...changed(params, before),
    metadata: params.mergedMetadata(before.metadata),
  };
  await saveObject(work, after);
  await recordEvent(work, 'customer.updated', after);
  return after;
}

/** DELETE /v1/customers/:id, including the attached payment methods. */
export async function deleteCustomer(work: Work, _params: Params, id: string): Promise<object> {
  const customer = await lockCustomer(work, id);
  const { rows } = await work.db.query<{ id: string }>(
    `select id from sandbox_payments.object
     where kind = 'payment_method' and body->>'customer' = $1 order by id`,
    [id],
  );
  for (const method of rows) await detachPaymentMethod(work, new Params(new Map()), method.id);
  const gone = { id, object: 'customer', deleted: true };
  await buryObject(work, gone);
  await recordEvent(work, 'customer.deleted', customer);
  return gone;
}

/** GET /v1/customers/:id; returns a stub for a deleted customer. */
export async function readCustomer(work: Work, params: Params, id: string): Promise<object> {
  params.onlyKnown(['expand']);
  const held =
    (await findHeld<Customer>(work, 'customer', id)) ?? (await findHeld(work, 'deleted', id));
  if (!held) throw resourceMissing('customer', id);
  return held.body;
}
