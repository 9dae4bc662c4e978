import type Stripe from 'stripe';
import type { DisputeReport, PaymentMessage, BalanceTransaction } from '../card-payments.ts';
import { getObjectId, nullIfMissing } from './stripe-refunds.ts';

export async function findDispute(stripe: Stripe, id: string): Promise<DisputeReport | null> {
  const dispute = await nullIfMissing(stripe.disputes.retrieve(id));
  return dispute && toDisputeReport(dispute);
}

export async function listDisputes(stripe: Stripe, sinceMs: number): Promise<DisputeReport[]> {
  const created = { gte: Math.floor(sinceMs / 1000) };
  const disputes: DisputeReport[] = [];
  for await (const dispute of stripe.disputes.list({ created, limit: 100 })) {
    disputes.push(toDisputeReport(dispute));
  }
  return disputes;
}

function toDisputeReport(dispute: Stripe.Dispute): DisputeReport {
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    id: dispute.id,
    paymentIntent: getObjectId(dispute.payment_intent),
    cents: dispute.amount,
    status: dispute.status,
    reason: dispute.reason,
    dueBy: dueBy === null ? null : dueBy * 1000,
    openedAt: dispute.created * 1000,
    // Skips fees, which do not move the disputed amount.
    moves: dispute.balance_transactions
      .filter(({ amount }) => amount !== 0)
      .map(({ id, amount }) => ({ id, cents: amount })),
  };
}

export async function listBalanceTransactions(
  stripe: Stripe,
  sinceMs: number,
): Promise<BalanceTransaction[]> {
  const created = { gte: Math.max(0, Math.floor(sinceMs / 1000)) };
  const input = { created, limit: 100, expand: ['data.source'] };
  const lines: BalanceTransaction[] = [];
  for await (const line of stripe.balanceTransactions.list(input)) {
    lines.push({
      id: line.id,
      type: line.type,
      cents: line.amount,
      feeCents: line.fee,
      paymentIntent: getPaymentIntent(line.source),
      description: line.description ?? '',
      at: line.created * 1000,
    });
  }
  return lines.toReversed();
}

function getPaymentIntent(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return null;
  return 'payment_intent' in source ? getObjectId(source.payment_intent ?? null) : null;
}

/**
 * Parses a webhook; null if the signature is invalid. Unknown types are accepted without effect: if refused, they would
 * be resent for days.
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
    paymentIntent: idIf('charge') === null ? idIf('payment_intent') : getObjectId(intent ?? null),
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

/** Tolerates thin events, which have no object, and invalid JSON. */
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
