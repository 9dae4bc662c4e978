import type Stripe from 'stripe';
import { insertObject, toSeconds, type Work } from '../payments/payment-store.ts';
import { newId } from '../stripe-ids.ts';

export type BalanceTransaction = Stripe.BalanceTransaction & { source: string | null };

export type BalanceChange = {
  /** Whole minor units; negative if money leaves the balance. */
  amount: number;
  currency: string;
  type: BalanceTransaction['type'];
  /** Stripe's reporting category. */
  category: string;
  description: string | null;
  /** Id of the object that caused the transaction. */
  source: string | null;
  fees?: readonly { amount: number; description: string }[];
  /** True if the amount is available immediately; false if it takes two days. */
  isAvailable: boolean;
};

const settlesAfterSeconds = 2 * 24 * 60 * 60;

export async function addBalanceTransaction(
  work: Work,
  change: BalanceChange,
): Promise<BalanceTransaction> {
  const line = buildBalanceTransaction(work, change);
  await insertObject(work, line, {
    ...(change.source === null ? {} : { parent: change.source }),
    state: line.status,
    dueMs: line.available_on * 1000,
  });
  return line;
}

function buildBalanceTransaction(work: Work, change: BalanceChange): BalanceTransaction {
  const { amount, currency, fees = [], isAvailable } = change;
  const fee = fees.reduce((sum, each) => sum + each.amount, 0);
  const created = toSeconds(work);
  return {
    id: newId('balance_transaction'),
    object: 'balance_transaction',
    amount,
    available_on: isAvailable ? created : created + settlesAfterSeconds,
    balance_type: 'payments',
    created,
    currency,
    description: change.description,
    exchange_rate: null,
    fee,
    fee_details: fees.map((each) => ({
      amount: each.amount,
      application: null,
      currency,
      description: each.description,
      type: 'stripe_fee',
    })),
    net: amount - fee,
    reporting_category: change.category,
    source: change.source,
    status: isAvailable ? 'available' : 'pending',
    type: change.type,
  };
}

/** Stripe's fee for a payment: 2.9 % and 30 cents. */
export function processingFee(amount: number): { amount: number; description: string } {
  return { amount: Math.round(amount * 0.029) + 30, description: 'Stripe processing fees' };
}

/** Makes pending funds available once they are due. */
export async function settleFunds(work: Work): Promise<void> {
  await work.db.query(
    `update sandbox_payments.object set state = 'available', body = body || '{"status":"available"}'
     where id in (
       select id from sandbox_payments.object
       where kind = 'balance_transaction' and state = 'pending' and due_ms <= $1
       order by id for update)`,
    [work.nowMs],
  );
}

/** Net amounts by currency, available and pending. */
export async function readSums(work: Work): Promise<BalanceSum[]> {
  await settleFunds(work);
  const { rows } = await work.db.query<BalanceSum>(
    `select body->>'currency' as currency,
       coalesce(sum((body->>'net')::bigint) filter (where state = 'available'), 0)::float8 as available,
       coalesce(sum((body->>'net')::bigint) filter (where state = 'pending'), 0)::float8 as pending
     from sandbox_payments.object where kind = 'balance_transaction' group by 1 order by 1`,
  );
  return rows.length > 0 ? rows : [{ currency: 'usd', available: 0, pending: 0 }];
}

export type BalanceSum = { currency: string; available: number; pending: number };

/** GET /v1/balance */
export async function readBalance(work: Work): Promise<Stripe.Balance> {
  const sums = await readSums(work);
  const part = (which: 'available' | 'pending') =>
    sums.map((sum) => ({
      amount: sum[which],
      currency: sum.currency,
      source_types: { card: sum[which] },
    }));
  return {
    object: 'balance',
    available: part('available'),
    livemode: false,
    pending: part('pending'),
    refund_and_dispute_prefunding: { available: [], pending: [] },
  };
}
