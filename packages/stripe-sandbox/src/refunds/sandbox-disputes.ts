import type Stripe from 'stripe';
import type { Charge } from '../payments/charges.ts';
import { chargeCard } from '../cards/charge-card.ts';
import { addBalanceTransaction, type BalanceTransaction } from '../balance/sandbox-balance.ts';
import {
  insertObject,
  lockHeld,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId } from '../stripe-ids.ts';
import { resourceMissing } from '../requests/stripe-problems.ts';
import type { DisputeKind } from '../cards/dispute-kinds.ts';

export type Dispute = Stripe.Dispute & {
  charge: string;
  payment_intent: string | null;
  balance_transactions: BalanceTransaction[];
};

const respondWithinDays = 9;
const disputeFee = 1500;

/** Opens the due dispute of a charge to a test card. */
export async function openDueDispute(work: Work, chargeId: string): Promise<void> {
  const held = await lockHeld<Charge>(work, 'charge', chargeId);
  if (!held) return;
  await saveObject(work, held.body, { state: 'settled' });
  const { disputes } = await chargeCard(work, held.body);
  if (disputes) await openDispute(work, chargeId, disputes);
}

/** Opens the dispute that has been due longest; returns false if none is due. */
export async function openNextDispute(work: Work): Promise<boolean> {
  const { rows } = await work.db.query<{ id: string }>(
    `select id from sandbox_payments.object
     where state = 'due' and kind = 'charge' and due_ms <= $1 order by due_ms limit 1`,
    [work.nowMs],
  );
  if (rows[0]) await openDueDispute(work, rows[0].id);
  return rows[0] !== undefined;
}

/** Opens a dispute of the amount that was not refunded, at most once per charge. */
export async function openDispute(work: Work, chargeId: string, kind: DisputeKind): Promise<void> {
  const held = await lockHeld<Charge>(work, 'charge', chargeId);
  if (!held) throw resourceMissing('charge', chargeId);
  const amount = held.body.amount_captured - held.body.amount_refunded;
  if (held.body.disputed || amount === 0) return;
  const disputed: Charge = { ...held.body, disputed: true };
  await saveObject(work, disputed);
  const dispute = buildDispute(work, held.body, kind, amount);
  const guards = {
    parent: chargeId,
    state: 'due',
    dueMs: (dispute.evidence_details.due_by ?? 0) * 1000,
  };
  await insertObject(work, dispute, guards);
  await recordEvent(work, 'charge.dispute.created', dispute);
  const taken = kind.isInquiry ? dispute : await withdrawFunds(work, dispute);
  if (kind.isFinal) await endDispute(work, taken, 'lost');
}

/** Ends a dispute. The caller must hold the locks on its charge and the dispute. */
export async function endDispute(
  work: Work,
  dispute: Dispute,
  status: 'lost' | 'warning_closed' | 'won',
): Promise<Dispute> {
  const closed: Dispute = { ...dispute, status, is_charge_refundable: status !== 'lost' };
  await saveObject(work, closed, { state: 'closed' });
  if (status !== 'won') {
    await recordEvent(work, 'charge.dispute.closed', closed);
    return closed;
  }
  const reinstated = await reinstateFunds(work, closed);
  await recordEvent(work, 'charge.dispute.closed', reinstated);
  return reinstated;
}

/** Withdraws the disputed amount and Stripe's fee. The caller must hold the locks on the charge and the dispute. */
export async function withdrawFunds(work: Work, dispute: Dispute): Promise<Dispute> {
  const line = await addBalanceTransaction(work, {
    amount: -dispute.amount,
    currency: dispute.currency,
    type: 'adjustment',
    category: 'dispute',
    description: `Chargeback withdrawal for ${dispute.charge}`,
    source: dispute.id,
    fees: [{ amount: disputeFee, description: 'Dispute fee' }],
    isAvailable: true,
  });
  return saveFunds(work, dispute, line, 'charge.dispute.funds_withdrawn');
}

/** Returns the disputed amount and Stripe's fee. */
export async function reinstateFunds(work: Work, dispute: Dispute): Promise<Dispute> {
  const line = await addBalanceTransaction(work, {
    amount: dispute.amount,
    currency: dispute.currency,
    type: 'adjustment',
    category: 'dispute_reversal',
    description: `Chargeback reversal for ${dispute.charge}`,
    source: dispute.id,
    fees: [{ amount: -disputeFee, description: 'Dispute fee refund' }],
    isAvailable: true,
  });
  return saveFunds(work, dispute, line, 'charge.dispute.funds_reinstated');
}

async function saveFunds(
  work: Work,
  dispute: Dispute,
  line: BalanceTransaction,
  type: 'charge.dispute.funds_reinstated' | 'charge.dispute.funds_withdrawn',
): Promise<Dispute> {
  const after = { ...dispute, balance_transactions: [...dispute.balance_transactions, line] };
  await saveObject(work, after);
  await recordEvent(work, type, after);
  return after;
}

function buildDispute(work: Work, charge: Charge, kind: DisputeKind, amount: number): Dispute {
  const created = toSeconds(work);
  return {
    id: newId('dispute'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...noEvidence,
      customer_email_address: charge.billing_details.email ?? charge.receipt_email,
      customer_name: charge.billing_details.name,
    },
    evidence_details: {
      due_by: endOfDay(created + respondWithinDays * 24 * 60 * 60),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'prefer_manual',
    is_charge_refundable: kind.isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: kind.networkReasonCode,
    payment_intent: charge.payment_intent,
    ...cardOfDispute(charge, kind),
    reason: kind.reason,
    status: kind.isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}

/** Stripe omits these details for bank debits. */
function cardOfDispute(
  charge: Charge,
  kind: DisputeKind,
): Pick<Stripe.Dispute, 'payment_method_details'> {
  const brand = charge.payment_method_details?.card?.brand;
  if (!brand) return {};
  const card = {
    brand,
    case_type: kind.isInquiry ? ('inquiry' as const) : ('chargeback' as const),
    network: brand,
    network_reason_code: kind.networkReasonCode,
  };
  return { payment_method_details: { card, type: 'card' } };
}

function endOfDay(seconds: number): number {
  const aDay = 24 * 60 * 60;
  return (Math.floor(seconds / aDay) + 1) * aDay - 1;
}

export const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
