import Stripe from 'stripe';

/** Takes set-aside money. A bank that no longer stands by it, or an end that came before, is a refusal. */
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
    // Taken or let go before: what it is now tells which.
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
