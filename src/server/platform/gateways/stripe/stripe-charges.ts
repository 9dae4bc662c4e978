import Stripe from 'stripe';
import type { Charge, ChargeOrder, ChargeState } from '../card-payments.ts';

/** Creates a payment intent without a card. */
export async function prepareCharge(stripe: Stripe, order: ChargeOrder): Promise<{ id: string }> {
  const { id } = await stripe.paymentIntents.create(
    {
      amount: order.amountCents,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      description: order.title,
      metadata: order.about,
    },
    { idempotencyKey: order.key },
  );
  return { id };
}

/** Confirms an intent. Stripe charges it at most once, so it can be retried after a lost response. */
export async function takeCharge(
  stripe: Stripe,
  id: string,
  card: string,
  returnUrl: string,
): Promise<Charge> {
  const method = card.startsWith('tok_')
    ? { payment_method_data: { type: 'card' as const, card: { token: card } } }
    : { payment_method: card };
  try {
    // Makes the bank use a page of its own for 3-D Secure, whichever script took the card.
    const input = { ...method, return_url: returnUrl };
    return toCharge(await stripe.paymentIntents.confirm(id, input));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      return { state: 'refused', challengeUrl: null };
    }
    // Unknown card or finished intent: the status tells which.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return findCharge(stripe, id);
    }
    throw error;
  }
}

export async function endCharge(stripe: Stripe, id: string): Promise<ChargeState> {
  try {
    return toChargeState(await stripe.paymentIntents.cancel(id));
  } catch (error) {
    // A paid, cancelled or processing intent cannot be cancelled.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return (await findCharge(stripe, id)).state;
    }
    throw error;
  }
}

export async function findCharge(stripe: Stripe, id: string): Promise<Charge> {
  return toCharge(await stripe.paymentIntents.retrieve(id));
}

function toCharge(intent: Stripe.PaymentIntent): Charge {
  const challengeUrl = intent.next_action?.redirect_to_url?.url ?? null;
  return { state: toChargeState(intent), challengeUrl };
}

function toChargeState({ status }: Stripe.PaymentIntent): ChargeState {
  if (status === 'succeeded') return 'paid';
  return status === 'canceled' || status === 'requires_payment_method' ? 'refused' : 'open';
}

/** Captures an authorised payment. A decline or an earlier release is a refusal. */
export async function capturePayment(
  stripe: Stripe,
  { paymentIntent, key }: { paymentIntent: string; key: string },
): Promise<'paid' | 'refused'> {
  try {
    await stripe.paymentIntents.capture(paymentIntent, {}, { idempotencyKey: key });
    return 'paid';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return 'refused';
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Captured or released before: the status tells which.
    const { status } = await stripe.paymentIntents.retrieve(paymentIntent);
    if (status === 'succeeded') return 'paid';
    if (status === 'canceled') return 'refused';
    throw error;
  }
}

export async function releasePayment(
  stripe: Stripe,
  paymentIntent: string,
): Promise<'released' | 'paid'> {
  try {
    await stripe.paymentIntents.cancel(paymentIntent);
    return 'released';
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.paymentIntents.retrieve(paymentIntent);
    if (status === 'canceled') return 'released';
    if (status === 'succeeded') return 'paid';
    throw error;
  }
}
