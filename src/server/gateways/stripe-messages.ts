import type Stripe from 'stripe';
import type { PaymentMessage } from './card-payments.ts';
import { idOf } from './stripe-refunds.ts';

/**
 * What a signed message says; null when the signature is not the provider's. A message of a kind that is
 * unknown here is about nothing of ours: refused, it would be sent again for days.
 */
export function readMessage(
  stripe: Stripe,
  body: string,
  signature: string,
  secret: string | undefined,
): PaymentMessage | null {
  if (!secret || !isSigned(stripe, body, signature, secret)) return null;
  const { type, subject } = readEvent(body);
  const id = typeof subject['id'] === 'string' ? subject['id'] : null;
  const idIf = (kind: string) => (subject['object'] === kind ? id : null);
  const intent = subject['payment_intent'] as { id: string } | string | null | undefined;
  return {
    type,
    sessionId: idIf('checkout.session'),
    providerRefund: idIf('refund'),
    paymentIntent: idIf('charge') === null ? idIf('payment_intent') : idOf(intent ?? null),
    disputeId: idIf('dispute'),
  };
}

function isSigned(stripe: Stripe, body: string, signature: string, secret: string): boolean {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, signature, secret) ?? false;
  } catch {
    return false;
  }
}

type Event = { type: string; subject: Readonly<Record<string, unknown>> };

/** Thin events have no object, and what is no JSON says nothing. */
function readEvent(body: string): Event {
  try {
    const event = JSON.parse(body) as { type?: unknown; data?: { object?: unknown } } | null;
    const subject = event?.data?.object;
    return {
      type: typeof event?.type === 'string' ? event.type : '',
      subject: typeof subject === 'object' && subject !== null ? { ...subject } : {},
    };
  } catch {
    return { type: '', subject: {} };
  }
}
