import { settleFunds } from './sandbox-balance.ts';
import { addPayout, lockPayouts } from './sandbox-payouts.ts';
import { listPage } from '../catalogue/sandbox-lists.ts';
import { findHeld, type Work } from '../payments/payment-store.ts';
import type { Payout } from './sandbox-payouts.ts';
import { invalidParam, resourceMissing } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

/** UTC day of the account's automatic payouts. */
export function payoutDay(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** Pays the available balance to the bank, once on every day after the first. Idempotent within a day. */
export async function payOutDaily(work: Work): Promise<void> {
  await lockPayouts(work);
  if (!(await beginDay(work))) return;
  await settleFunds(work);
  const { rows } = await work.db.query<{ currency: string; amount: number }>(
    `select body->>'currency' as currency, sum((body->>'net')::bigint)::float8 as amount
     from sandbox_payments.object where ${notPaidOut} group by 1 order by 1`,
  );
  for (const { currency, amount } of rows) {
    if (amount > 0) await payOut(work, amount, currency);
  }
}

const notPaidOut = `kind = 'balance_transaction' and state = 'available' and not hidden ? 'payout'`;

/** Records today. Returns whether it is a new day; the very first day only starts the count. */
async function beginDay(work: Work): Promise<boolean> {
  const today = payoutDay(work.nowMs);
  const { rows } = await work.db.query<{ value: string }>(
    `select value #>> '{}' as value from sandbox_payments.setting where name = 'payout day'`,
  );
  await work.db.query(
    `insert into sandbox_payments.setting (name, value) values ('payout day', to_jsonb($1::text))
     on conflict (name) do update set value = excluded.value`,
    [today],
  );
  return rows[0] !== undefined && rows[0].value < today;
}

async function payOut(work: Work, amount: number, currency: string): Promise<void> {
  const payout = await addPayout(work, amount, currency, {
    automatic: true,
    description: 'STRIPE PAYOUT',
    metadata: {},
    method: 'standard',
    statement_descriptor: null,
  });
  await work.db.query(
    `update sandbox_payments.object set hidden = hidden || jsonb_build_object('payout', $1::text)
     where ${notPaidOut} and body->>'currency' = $2`,
    [payout.id, currency],
  );
}

/** GET /v1/balance_transactions, including those in an automatic payout. */
export async function listBalanceTransactions(work: Work, params: Params): Promise<object> {
  await settleFunds(work);
  const payout = params.text('payout');
  if (payout !== null) await refuseManual(work, payout);
  return listPage(work, params, '/v1/balance_transactions', {
    kind: 'balance_transaction',
    filters: ['currency', 'source', 'type'],
    otherParams: ['payout'],
    ...(payout === null ? {} : { hidden: { payout } }),
  });
}

async function refuseManual(work: Work, id: string): Promise<void> {
  const held = await findHeld<Payout>(work, 'payout', id);
  if (!held) throw resourceMissing('payout', id, 'payout');
  if (!held.body.automatic) {
    throw invalidParam(
      'payout',
      'Balance transaction history can only be filtered on automatic transfers, not manual.',
    );
  }
}
