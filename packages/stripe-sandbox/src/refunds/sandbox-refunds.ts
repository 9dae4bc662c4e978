import type { Charge } from '../payments/charges.ts';
import { closeRefundedInquiry, refuseDisputed } from './disputed-refunds.ts';
import { money } from '../balance/currencies.ts';
import { findIntent } from '../payments/past-payments.ts';
import {
  insertObject,
  lockHeld,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { outcomeOfRefund, type Refund, type RefundOutcome } from './refund-outcomes.ts';
import { addBalanceTransaction } from '../balance/sandbox-balance.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId } from '../stripe-ids.ts';
import {
  invalidParam,
  invalidRequest,
  missingParam,
  resourceMissing,
} from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

const names = [
  'amount',
  'charge',
  'currency',
  'customer',
  'expand',
  'instructions_email',
  'metadata',
  'origin',
  'payment_intent',
  'reason',
  'refund_application_fee',
  'reverse_transfer',
];

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** POST /v1/refunds: refunds a charge's remainder or a part of it. */
export async function createRefund(work: Work, params: Params): Promise<Refund> {
  params.onlyKnown(names);
  const asked = params.integer('amount');
  if (asked !== null && asked < 1)
    throw invalidParam(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  const reason = params.choice('reason', reasons);
  const metadata = params.metadata();
  const charge = await lockCharge(work, params);
  if (!charge.paid)
    throw invalidRequest(
      `Charge ${charge.id} failed and cannot be refunded.`,
      'charge_not_refundable',
    );
  await refuseDisputed(work, charge);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge_already_refunded',
    );
  const amount = asked ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`,
      undefined,
      'amount',
    );
  }
  return writeRefund(work, charge, amount, reason, metadata);
}

/** Refunds an amount of a charge. The caller must hold the charge's lock and have checked the remainder. */
async function writeRefund(
  work: Work,
  charge: Charge,
  amount: number,
  reason: Refund['reason'],
  metadata: Record<string, string>,
): Promise<Refund> {
  const outcome = await outcomeOfRefund(work, charge);
  const id = newId('refund');
  const line = await addBalanceTransaction(work, {
    amount: -amount,
    currency: charge.currency,
    type: 'refund',
    category: 'refund',
    description: `REFUND FOR CHARGE (${charge.description ?? charge.id})`,
    source: id,
    isAvailable: true,
  });
  const refund: Refund = {
    ...buildRefund(charge, outcome),
    id,
    amount,
    balance_transaction: line.id,
    created: toSeconds(work),
    metadata,
    reason,
  };
  const amountRefunded = charge.amount_refunded + amount;
  const after: Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount_captured,
  };
  await insertObject(work, refund, { parent: charge.id, ...outcome.guards });
  await saveObject(work, after);
  await recordEvent(work, 'refund.created', refund);
  await recordEvent(work, 'charge.refunded', after, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  if (after.refunded) await closeRefundedInquiry(work, after);
  return refund;
}

function buildRefund(charge: Charge, { status }: RefundOutcome) {
  return {
    object: 'refund' as const,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund' as const,
      },
      type: 'card',
    },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(status === 'pending' ? { pending_reason: 'processing' as const } : {}),
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

async function lockCharge(work: Work, params: Params): Promise<Charge> {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if (chargeId === null && intentId === null) throw missingParam('payment_intent');
  const id = chargeId ?? (await chargeOfIntent(work, intentId ?? ''));
  const held = await lockHeld<Charge>(work, 'charge', id);
  if (!held) throw resourceMissing('charge', id, 'charge');
  if (intentId !== null && held.body.payment_intent !== intentId)
    throw invalidParam(
      'charge',
      `The charge ${id} does not belong to the PaymentIntent ${intentId}.`,
    );
  return held.body;
}

async function chargeOfIntent(work: Work, intentId: string): Promise<string> {
  const intent = await findIntent(work, intentId);
  if (!intent) throw resourceMissing('payment_intent', intentId, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      'payment_intent_unexpected_state',
      'payment_intent',
    );
  }
  return intent.latest_charge;
}
