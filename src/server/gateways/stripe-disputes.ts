import type Stripe from 'stripe';
import type { DisputeReport } from './card-payments.ts';
import { idOf, isCode } from './stripe-refunds.ts';

export async function findDispute(stripe: Stripe, id: string): Promise<DisputeReport | null> {
  try {
    return reportOf(await stripe.disputes.retrieve(id));
  } catch (error) {
    if (isCode(error, 'resource_missing')) return null;
    throw error;
  }
}

export async function listDisputes(stripe: Stripe, sinceMs: number): Promise<DisputeReport[]> {
  const created = { gte: Math.floor(sinceMs / 1000) };
  const disputes: DisputeReport[] = [];
  for await (const dispute of stripe.disputes.list({ created, limit: 100 })) {
    disputes.push(reportOf(dispute));
  }
  return disputes;
}

function reportOf(dispute: Stripe.Dispute): DisputeReport {
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    id: dispute.id,
    paymentIntent: idOf(dispute.payment_intent),
    cents: dispute.amount,
    status: dispute.status,
    reason: dispute.reason,
    dueBy: dueBy === null ? null : dueBy * 1000,
    openedAt: dispute.created * 1000,
    // One of a fee alone moves nothing of the payment.
    moves: dispute.balance_transactions
      .filter(({ amount }) => amount !== 0)
      .map(({ id, amount }) => ({ id, cents: amount })),
  };
}
