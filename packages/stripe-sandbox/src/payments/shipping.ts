import type Stripe from 'stripe';
import type { Params } from '../requests/stripe-params.ts';

/** Reads `shipping`, with an address and a name; null if not given. */
export function shippingFrom(params: Params): Stripe.PaymentIntent.Shipping | null {
  const shipping = params.nested('shipping');
  if (!shipping) return null;
  shipping.onlyKnown(['address', 'carrier', 'name', 'phone', 'tracking_number']);
  const address = shipping.nested('address');
  if (!address) shipping.requiredText('address');
  return {
    ...(address ? { address: addressFrom(address) } : {}),
    carrier: shipping.unsettable('carrier'),
    name: shipping.requiredText('name'),
    phone: shipping.unsettable('phone'),
    tracking_number: shipping.unsettable('tracking_number'),
  };
}

export type Address = {
  city: string | null;
  country: string | null;
  line1: string | null;
  line2: string | null;
  postal_code: string | null;
  state: string | null;
};

const lines = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

export function addressFrom(params: Params): Address {
  params.onlyKnown(lines);
  const entries = lines.map((line) => [line, params.unsettable(line)]);
  return Object.fromEntries(entries) as Address;
}
