import Stripe from 'stripe';
import type { Charge, ChargeOrder, ChargeState } from '../card-payments.ts';

/** An intent to pay, without a card yet. */
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

/** An intent is charged at most once, so this may be asked again after an answer that was lost. */
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
    // With an address to come back to, the bank asks on a page of its own, whatever script took the card.
    const input = { ...method, return_url: returnUrl };
    return chargeOf(await stripe.paymentIntents.confirm(id, input));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      return { state: 'refused', challengeUrl: null };
    }
    // A card the provider does not know, or an intent that is over: its status tells which.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return findCharge(stripe, id);
    }
    throw error;
  }
}

export async function endCharge(stripe: Stripe, id: string): Promise<ChargeState> {
  try {
    return stateOf(await stripe.paymentIntents.cancel(id));
  } catch (error) {
    // One that is paid, cancelled or at the bank right now cannot be cancelled.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return (await findCharge(stripe, id)).state;
    }
    throw error;
  }
}

export async function findCharge(stripe: Stripe, id: string): Promise<Charge> {
  return chargeOf(await stripe.paymentIntents.retrieve(id));
}

function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const challengeUrl = intent.next_action?.redirect_to_url?.url ?? null;
  return { state: stateOf(intent), challengeUrl };
}

function stateOf({ status }: Stripe.PaymentIntent): ChargeState {
  if (status === 'succeeded') return 'paid';
  return status === 'canceled' || status === 'requires_payment_method' ? 'refused' : 'open';
}

/** Takes set-aside money. A bank that declines it now, or a release that came before, is a refusal. */
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
    // Captured or released before: its status tells which.
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
