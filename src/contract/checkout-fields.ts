import type { RequestedBooking } from './booking-query.ts';
import type { CheckoutForm, CheckoutPayload } from './booking-payloads.ts';

/** The fields of a sent form: a browser's `FormData`, or what the server read of it. */
export type SentFields = { get(name: string): unknown; has(name: string): boolean };

/** The customer as the checkout's form gives it, to be checked by `checkoutForm`. What is optional and empty is null. */
export function readCustomer(fields: SentFields) {
  return {
    customerName: textOf(fields, 'customerName') ?? '',
    customerEmail: textOf(fields, 'customerEmail') ?? '',
    customerPhone: textOf(fields, 'customerPhone'),
    specialRequests: textOf(fields, 'specialRequests'),
    again: fields.has('again'),
    termsAccepted: fields.has('termsAccepted'),
  };
}

/** What is asked for with a checkout: the trip of its address, the customer of its form, and the total that was shown. */
export function checkoutRequest(
  boatId: string,
  { mode, date, end, time, groupSize }: RequestedBooking,
  { termsAccepted: _, ...customer }: CheckoutForm,
  amountCents: number | undefined,
): CheckoutPayload {
  const trip = { boatId, pricingMode: mode, start: date, end, time, groupSize };
  return { ...trip, ...customer, ...(amountCents !== undefined && { amountCents }) };
}

function textOf(fields: SentFields, name: string): string | null {
  const text = fields.get(name);
  if (typeof text !== 'string' || text.trim() === '') return null;
  // A browser that sends a form itself ends its lines like a typewriter.
  return text.replaceAll('\r\n', '\n');
}
