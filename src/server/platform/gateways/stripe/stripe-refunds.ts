import Stripe from 'stripe';
import type { RefundAnswer, RefundInput, RefundReport } from '../card-payments.ts';

/** Issues a refund once: an existing refund with our id comes from an earlier attempt, whose response was lost. */
export async function refundPayment(stripe: Stripe, input: RefundInput): Promise<RefundAnswer> {
  const { paymentIntent, cents, refundId, key } = input;
  const earlier = (await listRefunds(stripe, paymentIntent)).find(
    (refund) => refund.metadata?.['refund_id'] === refundId && !hasFailed(refund),
  );
  if (earlier) return toRefundAnswer(earlier);
  try {
    const metadata = { refund_id: refundId };
    const order = { payment_intent: paymentIntent, amount: cents, metadata };
    return toRefundAnswer(await stripe.refunds.create(order, { idempotencyKey: key }));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const made = isCode(error, 'charge_already_refunded')
      ? await findForeignRefund(stripe, paymentIntent, cents)
      : undefined;
    return made ? toRefundAnswer(made) : { state: 'refused', why: error.message };
  }
}

export async function findRefund(stripe: Stripe, id: string): Promise<RefundReport | null> {
  const refund = await nullIfMissing(stripe.refunds.retrieve(id));
  if (!refund) return null;
  const refundId = refund.metadata?.['refund_id'] ?? null;
  const paymentIntent = getObjectId(refund.payment_intent);
  return { ...toRefundAnswer(refund), refundId, paymentIntent, cents: refund.amount };
}

/** Lists refunds without our id, issued in the provider's dashboard. */
export async function listForeignRefunds(
  stripe: Stripe,
  of: { paymentIntent: string } | { sinceMs: number },
): Promise<string[]> {
  const input =
    'paymentIntent' in of
      ? { payment_intent: of.paymentIntent }
      : { created: { gte: Math.floor(of.sinceMs / 1000) } };
  const refunds = stripe.refunds.list({ ...input, limit: 100 });
  const foreign: string[] = [];
  for await (const refund of refunds) {
    if (refund.metadata?.['refund_id'] === undefined) foreign.push(refund.id);
  }
  return foreign;
}

export function getObjectId(named: { id: string } | string | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

/** Finds a full refund that was issued by hand, or before refunds had ids. */
async function findForeignRefund(stripe: Stripe, paymentIntent: string, cents: number) {
  const refunds = await listRefunds(stripe, paymentIntent);
  return refunds.find(
    (refund) =>
      refund.amount === cents && refund.metadata?.['refund_id'] === undefined && !hasFailed(refund),
  );
}

async function listRefunds(stripe: Stripe, paymentIntent: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
  return data;
}

function toRefundAnswer(refund: Stripe.Refund): RefundAnswer {
  if (!hasFailed(refund)) return { state: 'sent', providerRefund: refund.id };
  const why = (refund.failure_reason ?? refund.status ?? 'failed').replaceAll('_', ' ');
  return { state: 'refused', why: `The bank did not take it: ${why}.` };
}

function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/** Returns null for an id unknown to the provider. */
export async function nullIfMissing<T>(retrieved: Promise<T>): Promise<T | null> {
  try {
    return await retrieved;
  } catch (error) {
    if (isCode(error, 'resource_missing')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}
