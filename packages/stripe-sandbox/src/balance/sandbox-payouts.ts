import type Stripe from 'stripe';
import { addBalanceTransaction, readSums } from './sandbox-balance.ts';
import { currencyFrom } from './currencies.ts';
import {
  insertObject,
  lockHeld,
  saveObject,
  toSeconds,
  type Work,
} from '../payments/payment-store.ts';
import { recordEvent } from '../webhooks/stripe-events.ts';
import { newId } from '../stripe-ids.ts';
import { invalidParam, invalidRequest, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

export type Payout = Stripe.Payout & {
  balance_transaction: string;
  failure_balance_transaction: string | null;
  metadata: Record<string, string>;
};

/** Banks take days; shortened here. */
const arrivesAfterMs = 1000;

/** POST /v1/payouts: from the available balance to the bank. */
export async function createPayout(work: Work, params: Params): Promise<Payout> {
  params.onlyKnown([
    'amount',
    'currency',
    'description',
    'destination',
    'expand',
    'metadata',
    'method',
    'payout_method',
    'source_type',
    'statement_descriptor',
  ]);
  const amount = params.requiredInteger('amount');
  const currency = currencyFrom(params);
  if (amount < 1)
    throw invalidParam(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  await lockPayouts(work);
  const sum = (await readSums(work)).find((each) => each.currency === currency);
  if (amount > (sum?.available ?? 0)) {
    throw invalidRequest(
      'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).',
      'balance_insufficient',
      'amount',
    );
  }
  return addPayout(work, amount, currency, {
    automatic: false,
    description: params.text('description'),
    metadata: params.metadata(),
    method: params.choice('method', ['instant', 'standard']) ?? 'standard',
    statement_descriptor: params.text('statement_descriptor', 22),
  });
}

/**
 * Serialises payouts, so that no two spend the same money. The caller must take this lock before any row lock; it is
 * held until the transaction ends.
 */
export async function lockPayouts(work: Work): Promise<void> {
  await work.db.query(
    `select pg_advisory_xact_lock(hashtextextended('sandbox_payments payouts', 0))`,
  );
}

type PayoutTerms = Pick<
  Payout,
  'automatic' | 'description' | 'metadata' | 'method' | 'statement_descriptor'
>;

/** Adds a payout. The caller must hold the payout lock and have checked the balance. */
export async function addPayout(
  work: Work,
  amount: number,
  currency: string,
  terms: PayoutTerms,
): Promise<Payout> {
  const id = newId('payout');
  const line = await addBalanceTransaction(work, {
    amount: -amount,
    currency,
    type: 'payout',
    category: 'payout',
    description: 'STRIPE PAYOUT',
    source: id,
    isAvailable: true,
  });
  const payout: Payout = {
    ...buildPayout(toSeconds(work)),
    ...terms,
    id,
    amount,
    currency,
    balance_transaction: line.id,
    reconciliation_status: terms.automatic ? 'completed' : 'not_applicable',
  };
  await insertObject(work, payout, { state: 'due', dueMs: work.nowMs + arrivesAfterMs });
  await recordEvent(work, 'payout.created', payout);
  return payout;
}

function buildPayout(created: number) {
  return {
    object: 'payout' as const,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: created - (created % 86_400),
    created,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    original_payout: null,
    payout_method: null,
    reversed_by: null,
    source_type: 'card',
    status: 'pending',
    trace_id: null,
    type: 'bank_account' as const,
  };
}

/** Marks the payout as arrived at the bank. */
export async function arrive(work: Work, id: string): Promise<void> {
  const payout = await lockPayout(work, id);
  if (payout.status !== 'pending') return;
  const paid: Payout = {
    ...payout,
    status: 'paid',
    trace_id: { status: 'supported', value: `TRACE${id.slice(-8).toUpperCase()}` },
  };
  await saveObject(work, paid, { state: 'settled' });
  await recordEvent(work, 'payout.paid', paid, { status: 'pending' });
}

/** POST /v1/payouts/:id/cancel: allowed until the payout has been sent. */
export async function cancelPayout(work: Work, params: Params, id: string): Promise<Payout> {
  params.onlyKnown(['expand']);
  const payout = await lockPayout(work, id);
  if (payout.status !== 'pending' || payout.automatic) {
    throw invalidRequest(
      `Payouts can only be canceled while they are pending and were not made automatically. This one is ${payout.status}.`,
      'payout_not_cancelable',
    );
  }
  const line = await addBalanceTransaction(work, {
    amount: payout.amount,
    currency: payout.currency,
    type: 'payout_cancel',
    category: 'payout_reversal',
    description: 'STRIPE PAYOUT CANCEL',
    source: id,
    isAvailable: true,
  });
  const canceled: Payout = { ...payout, status: 'canceled', failure_balance_transaction: line.id };
  await saveObject(work, canceled, { state: 'settled' });
  await recordEvent(work, 'payout.canceled', canceled, { status: 'pending' });
  return canceled;
}

/** POST /v1/payouts/:id: changes only metadata. */
export async function updatePayout(work: Work, params: Params, id: string): Promise<Payout> {
  params.onlyKnown(['expand', 'metadata']);
  const payout = await lockPayout(work, id);
  const after: Payout = { ...payout, metadata: params.mergedMetadata(payout.metadata) };
  await saveObject(work, after);
  await recordEvent(work, 'payout.updated', after, { metadata: payout.metadata });
  return after;
}

async function lockPayout(work: Work, id: string): Promise<Payout> {
  const held = await lockHeld<Payout>(work, 'payout', id);
  if (!held) throw resourceMissing('payout', id, 'payout');
  return held.body;
}
