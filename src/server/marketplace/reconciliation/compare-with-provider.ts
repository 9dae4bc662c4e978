import { DAY_MS } from '#domain/time/durations.ts';
import { buildBalanceTransactionEntry } from '#domain/payouts/ledger.ts';
import { computeBalanceTransactionMoves } from '#domain/payouts/provider-lines.ts';
import { recordDispute } from '../disputes/sync-dispute.ts';
import { checkProvider } from './provider-checks.ts';
import { importExternalFeatureRefund } from '../featuring/sync-feature-refund.ts';
import {
  type CardPayments,
  PaymentsUnavailable,
  type BalanceTransaction,
} from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { importExternalRefund } from './sync-refund.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { postEntry } from '../core/money/ledger-entries.ts';

/** Days of refunds to compare. Longer than webhooks are retried; older refunds have been read many times. */
const REFUNDS_DAYS = 35;
/** Days that banks may take to decide a dispute. */
const DISPUTES_DAYS = 150;

/**
 * Compares with the provider's own lists, so that refunds and disputes are recorded even if their webhooks were lost.
 * Logs differences between its balance transactions and our ledger.
 */
export async function compareWithProvider(deps: Deps): Promise<void> {
  await followLists(deps);
  await importBalanceTransactions(deps);
  const since = new Date(deps.now() - REFUNDS_DAYS * DAY_MS);
  const findings = await checkProvider(deps.database, deps.now(), since);
  for (const finding of findings) deps.log.warn(finding);
}

/** Records listed refunds and disputes. Logs failures and continues, unless the provider is unreachable. */
async function followLists(deps: Deps): Promise<void> {
  const nowMs = deps.now();
  const sinceMs = nowMs - REFUNDS_DAYS * DAY_MS;
  const refunds = await deps.payments.listForeignRefunds({ sinceMs });
  const disputes = await deps.payments.listDisputes(nowMs - DISPUTES_DAYS * DAY_MS);
  const tasks = [
    ...refunds.flatMap((id) => [
      { what: `refund ${id}`, act: () => importExternalRefund(deps, id) },
      { what: `refund ${id}`, act: () => importExternalFeatureRefund(deps, id) },
    ]),
    ...disputes.map((dispute) => ({
      what: `dispute ${dispute.id}`,
      act: () => recordDispute(deps, dispute),
    })),
  ];
  for (const { what, act } of tasks) {
    try {
      await act();
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error;
      deps.log.warn(`${what} could not be imported:`, error);
    }
  }
}

/** Dependencies for importing balance transactions; the doctor imports them even if the product is not running. */
export type LineReader = Pick<Deps, 'database' | 'newId'> & {
  payments: Pick<CardPayments, 'listBalanceTransactions'>;
};

/** Transactions may be listed later than their creation time. */
const OVERLAP_MS = 3 * DAY_MS;

/**
 * Imports new balance transactions. Books the provider's fees and payouts to our bank, once per transaction; payments,
 * refunds and disputes are booked by their own handlers.
 */
export async function importBalanceTransactions(deps: LineReader): Promise<void> {
  const since = await startOfReading(deps);
  if (since === null) return;
  const lines = await deps.payments.listBalanceTransactions(since);
  for (const line of lines) {
    await inTransaction(deps.database, (write) => importTransaction(deps, write, line));
  }
}

/** Starts a few days before the newest known transaction; initially before the first payment. */
async function startOfReading({ database }: LineReader): Promise<number | null> {
  const { newest } = await database
    .selectFrom('providerLines')
    .select((lines) => lines.fn.max('at').as('newest'))
    .executeTakeFirstOrThrow();
  if (newest !== null) return newest.getTime() - OVERLAP_MS;
  const { oldest } = await database
    .selectFrom('paymentSessions')
    .select((pages) => pages.fn.min('createdAt').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest === null ? null : oldest.getTime() - OVERLAP_MS;
}

async function importTransaction(
  deps: LineReader,
  write: Transaction,
  line: BalanceTransaction,
): Promise<void> {
  const added = await write
    .insertInto('providerLines')
    .values({
      id: deps.newId(),
      providerLine: line.id,
      type: line.type,
      cents: line.cents,
      feeCents: line.feeCents,
      paymentIntent: line.paymentIntent,
      description: line.description,
      at: new Date(line.at),
    })
    .onConflict((conflict) => conflict.column('providerLine').doNothing())
    .returning('id')
    .executeTakeFirst();
  const moves = computeBalanceTransactionMoves(line);
  if (!added || (moves.feeCents === 0 && moves.bankCents === 0)) return;
  await postEntry(write, buildBalanceTransactionEntry(line.id, added.id, moves), new Date(line.at));
}
