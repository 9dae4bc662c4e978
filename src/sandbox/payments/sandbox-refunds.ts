import type { Charge } from './charges.ts';
import { fateOfRefund } from './failing-refunds.ts';
import { findIntent } from './past-payments.ts';
import { insertObject, lockHeld, saveObject, secondsOf, type Work } from './payment-store.ts';
import { recordEvent } from './stripe-events.ts';
import { newId } from './stripe-ids.ts';
import { invalidParam, invalidRequest, missingParam, resourceMissing } from './stripe-problems.ts';
import type { Params } from './stripe-params.ts';

export type Refund = ReturnType<typeof refundOf>;

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

/** POST /v1/refunds: all that is left of a charge, or a part of it. */
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
  const left = charge.amount - charge.amount_refunded;
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

async function writeRefund(
  work: Work,
  charge: Charge,
  amount: number,
  reason: string | null,
  metadata: Record<string, string>,
): Promise<Refund> {
  const refund = refundOf(work, charge, amount, reason, metadata);
  const amountRefunded = charge.amount_refunded + amount;
  const after: Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  };
  await insertObject(work, refund, { parent: charge.id, ...(await fateOfRefund(work, charge)) });
  await saveObject(work, after);
  await recordEvent(work, 'refund.created', refund);
  await recordEvent(work, 'charge.refunded', after, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  });
  return refund;
}

function refundOf(
  work: Work,
  charge: Charge,
  amount: number,
  reason: string | null,
  metadata: Record<string, string>,
) {
  return {
    id: newId('refund'),
    object: 'refund' as const,
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: secondsOf(work),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    failure_reason: undefined as string | undefined,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'succeeded' | 'failed',
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

/** POST /v1/refunds/:id changes metadata, nothing else. */
export async function updateRefund(work: Work, params: Params, id: string): Promise<Refund> {
  params.onlyKnown(['expand', 'metadata']);
  const held = await lockHeld<Refund>(work, 'refund', id);
  if (!held) throw resourceMissing('refund', id, 'refund');
  const after: Refund = { ...held.body, metadata: { ...held.body.metadata, ...params.metadata() } };
  await saveObject(work, after);
  return after;
}

/** Minor units as people read them: 12345 usd is `$123.45`. */
export function money(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: currency.toUpperCase(),
    });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  }
}
