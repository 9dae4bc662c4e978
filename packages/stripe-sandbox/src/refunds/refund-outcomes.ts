import type Stripe from 'stripe';
import type { Charge } from '../payments/charges.ts';
import { chargeCard } from '../cards/charge-card.ts';
import { addBalanceTransaction } from '../balance/sandbox-balance.ts';
import {
  findHeld,
  lockHeld,
  saveObject,
  type Guards,
  type Work,
} from '../payments/payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { invalidRequest, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

/** Shortens Stripe's "some time later". */
const endsAfterMs = 1000;

export type Refund = Omit<Stripe.Refund, 'failure_reason' | 'next_action' | 'pending_reason'> & {
  balance_transaction: string;
  charge: string;
  failure_reason?: string | undefined;
  metadata: Record<string, string>;
  next_action?: Stripe.Refund['next_action'] | undefined;
  payment_intent: string;
  pending_reason?: Stripe.Refund['pending_reason'] | undefined;
  status: string;
};

export type RefundOutcome = { status: 'pending' | 'succeeded'; guards: Guards };

/** Initial state of a refund to this charge's card, and whether it changes later. */
export async function outcomeOfRefund(work: Work, charge: Charge): Promise<RefundOutcome> {
  const { refunds } = await chargeCard(work, charge);
  return {
    status: refunds === 'pending' ? 'pending' : 'succeeded',
    guards: refunds ? { state: 'due', dueMs: work.nowMs + endsAfterMs } : {},
  };
}

/** Settles a due refund: a pending refund arrives, and a succeeded one is returned by its bank. */
export async function settleRefund(work: Work, id: string): Promise<void> {
  const { charge, refund } = await lockRefund(work, id);
  if (refund.status === 'pending') {
    const arrived: Refund = { ...refund, pending_reason: undefined, status: 'succeeded' };
    await saveObject(work, arrived, { state: 'settled' });
    await tellUpdated(work, arrived, { status: 'pending' });
  } else if (refund.status === 'succeeded') {
    await giveUp(work, charge, refund, {
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
  }
}

/** POST /v1/refunds/:id/cancel, which Stripe allows only while the customer is asked for a destination. */
export async function cancelRefundRequest(work: Work, params: Params, id: string): Promise<Refund> {
  params.onlyKnown(['expand']);
  const { charge, refund } = await lockRefund(work, id);
  if (refund.status !== 'requires_action') {
    throw invalidRequest(
      `Refund ${id} cannot be canceled because it has a status of ${refund.status}. Only refunds with a status of requires_action can be canceled.`,
    );
  }
  return giveUp(work, charge, refund, { status: 'canceled' });
}

/** Cancels a refund before it is sent, as Stripe's dashboard allows. */
export async function cancelRefund(work: Work, id: string): Promise<Refund> {
  const { charge, refund } = await lockRefund(work, id);
  if (refund.status !== 'pending' && refund.status !== 'requires_action')
    throw invalidRequest(`Refund ${id} cannot be canceled: it has a status of ${refund.status}.`);
  return giveUp(work, charge, refund, {
    status: 'canceled',
    failure_reason: 'merchant_request',
  });
}

/** POST /v1/refunds/:id: changes only metadata. */
export async function updateRefund(work: Work, params: Params, id: string): Promise<Refund> {
  params.onlyKnown(['expand', 'metadata']);
  const { refund } = await lockRefund(work, id);
  const after: Refund = { ...refund, metadata: params.mergedMetadata(refund.metadata) };
  await saveObject(work, after);
  await tellUpdated(work, after, { metadata: refund.metadata });
  return after;
}

/** Returns the refunded money to the balance. The caller must hold the locks on the charge and the refund. */
async function giveUp(
  work: Work,
  charge: Charge,
  refund: Refund,
  end: Pick<Refund, 'failure_reason'> & { status: 'canceled' | 'failed' },
): Promise<Refund> {
  const line = await addBalanceTransaction(work, {
    amount: refund.amount,
    currency: refund.currency,
    type: 'refund_failure',
    category: 'refund_failure',
    description: `REFUND FAILURE (${charge.description ?? charge.id})`,
    source: refund.id,
    isAvailable: true,
  });
  const ended: Refund = {
    ...refund,
    ...end,
    failure_balance_transaction: line.id,
    next_action: undefined,
    pending_reason: undefined,
  };
  await saveObject(work, ended, { state: 'settled' });
  const after: Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  };
  await saveObject(work, after);
  await tellUpdated(work, ended, { status: refund.status });
  if (end.status === 'failed')
    await recordEvent(work, 'refund.failed', ended, { status: refund.status });
  return ended;
}

async function tellUpdated(work: Work, refund: Refund, previous: object): Promise<void> {
  await recordEvent(work, 'refund.updated', refund, previous);
  await recordEvent(work, 'charge.refund.updated', refund, previous);
}

async function lockRefund(work: Work, id: string): Promise<{ charge: Charge; refund: Refund }> {
  const known = await findHeld<Refund>(work, 'refund', id);
  const charge = known && (await lockHeld<Charge>(work, 'charge', known.body.charge));
  const refund = charge && (await lockHeld<Refund>(work, 'refund', id));
  if (!refund) throw resourceMissing('refund', id, 'refund');
  return { charge: charge.body, refund: refund.body };
}
