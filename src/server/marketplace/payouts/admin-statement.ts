import { sql } from 'kysely';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { toIslandNow, isMonth, type Month } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { computeMaxPayable, sumOverpaidElsewhere } from '#domain/payouts/payouts.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { noSuchOperator } from './record-payout.ts';
import { findMonthTotals } from '../core/money/owed-queries.ts';
import { presentMonth, presentPayout } from './payout-presenter.ts';
import { findPayout } from './payout-queries.ts';
import { findRebookings } from './rebooking-queries.ts';
import type { RecordedPayoutRow } from './recorded-payout-queries.ts';
import { readMonth } from './statement-months.ts';

/** Reads an operator's month with additional data for the admin who pays, and with at most `max` trips if given. */
export async function readAdminStatement(
  deps: Deps,
  { operatorId, month }: { operatorId: string; month: Month },
  max?: number,
): Promise<Outcome<AdminStatementView, 'not-found'>> {
  if (!isUuid(operatorId)) return noSuchOperator;
  if (!isMonth(month)) return refused('not-found', 'month.unknown');
  const today = toIslandNow(deps.now()).day;
  return withSnapshot(deps.database, async (reader) => {
    const operator = await findOperator(reader, operatorId);
    if (!operator) return noSuchOperator;
    const sums = await findMonthTotals(reader, operatorId, today);
    const rebookings = await findRebookings(reader, operatorId);
    const statement = await readMonth(reader, { operatorId, month, today, sums, rebookings }, max);
    const details = await findPayout(reader, deps.cipher, operatorId);
    return done({
      operator,
      details: details === null || details === 'sealed' ? null : presentPayout(details),
      areDetailsSealed: details === 'sealed',
      statement: { ...presentMonth(statement), payouts: statement.payouts.map(presentForAdmins) },
      payableCents: computeMaxPayable(sums, month),
      overpaidBesideCents: sumOverpaidElsewhere(sums, month),
    });
  });
}

function findOperator(reader: Queryable, operatorId: string) {
  return reader
    .selectFrom('operators')
    .select(['id', 'name', 'email'])
    .select(sql<boolean>`status = 'suspended'`.as('isSuspended'))
    .where('id', '=', operatorId)
    .executeTakeFirst();
}

function presentForAdmins(payout: RecordedPayoutRow) {
  return {
    id: payout.id,
    cents: payout.cents,
    paidOn: payout.paidOn,
    method: payout.method,
    reference: payout.reference,
    note: payout.note,
    recordedBy: payout.recordedByName,
    recordedAt: payout.recordedAt.toISOString(),
    takesBack: payout.reversesPayoutId !== null,
    isTakenBack: payout.takenBackBy !== null,
  };
}
