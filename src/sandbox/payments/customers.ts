import { findHeld, insertObject, secondsOf, type Work } from './payment-store.ts';
import { newId, randomLetters } from './stripe-ids.ts';
import { resourceMissing } from './stripe-problems.ts';
import type { Params } from './stripe-params.ts';

export type Customer = ReturnType<typeof customerOf>;

/** POST /v1/customers */
export async function createCustomer(work: Work, params: Params): Promise<Customer> {
  params.onlyKnown(['description', 'email', 'expand', 'metadata', 'name', 'phone']);
  const customer = customerOf(work, params);
  await insertObject(work, customer);
  return customer;
}

function customerOf(work: Work, params: Params) {
  return {
    id: newId('customer'),
    object: 'customer' as const,
    address: null,
    balance: 0,
    created: secondsOf(work),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.text('description'),
    email: params.email('email'),
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: params.metadata(),
    name: params.text('name'),
    phone: params.text('phone'),
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

/** The id of a customer that exists, or null when none is named. */
export async function knownCustomer(work: Work, id: string | null): Promise<string | null> {
  if (id !== null && !(await findHeld(work, 'customer', id)))
    throw resourceMissing('customer', id, 'customer');
  return id;
}
