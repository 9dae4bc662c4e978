import type Stripe from 'stripe';
import { findHeld, lockHeld, type Work } from '../payments/payment-store.ts';
import { resourceMissing } from '../requests/stripe-problems.ts';

export type Customer = Stripe.Customer & { metadata: Record<string, string> };

export async function lockCustomer(work: Work, id: string): Promise<Customer> {
  const held = await lockHeld<Customer>(work, 'customer', id);
  if (!held) throw resourceMissing('customer', id);
  return held.body;
}

/** Checks that a customer exists; null if none is given. */
export async function knownCustomer(work: Work, id: string | null): Promise<string | null> {
  if (id !== null && !(await findHeld(work, 'customer', id)))
    throw resourceMissing('customer', id, 'customer');
  return id;
}
