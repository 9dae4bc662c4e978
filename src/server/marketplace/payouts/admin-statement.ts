import { sql } from 'kysely';
import type { AdminStatementView } from '#contract/admin/admin-payout-api.ts';
import { islandNow, isMonth, type Month } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { computeMaxPayable, paidTooMuchBeside } from '#domain/payouts/payouts.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { withSnapshot, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { noSuchOperator } from './record-payout.ts';
import { findMonthSums } from '../core/money/owed-queries.ts';
import { presentMonth, presentPayout } from './payout-presenter.ts';
import { findPayout } from './payout-queries.ts';
import { findRebookings } from './rebooking-queries.ts';
import type { RecordedPayoutRow } from './recorded-payout-queries.ts';
import { readMonth } from './statement-months.ts';

/** Reads an operator's month with additional data for the admin who pays; all trips without `most`. */
export async function readAdminStatement(
  deps: Deps,
  { operatorId, month }: { operatorId: string; month: Month },
  most?: number,
): Promise<Outcome<AdminStatementView, 'not-found'>> {
  if (!isUuid(operatorId)) return noSuchOperator;
  if (!isMonth(month)) return refused('not-found', 'There is no such month.');
  const today = islandNow(deps.now()).day;
  return withSnapshot(deps.database, async (reader) => {
    const operator = await findOperator(reader, operatorId);
    if (!operator) return noSuchOperator;
    const sums = await findMonthSums(reader, operatorId, today);
    const rebookings = await findRebookings(reader, operatorId);
    const statement = await readMonth(reader, { operatorId, month, today, sums, rebookings }, most);
    const details = await findPayout(reader, deps.cipher, operatorId);
    return done({
      operator,
      details: details === null || details === 'sealed' ? null : presentPayout(details),
      areDetailsSealed: details === 'sealed',
      statement: { ...presentMonth(statement), payouts: statement.payouts.map(presentForAdmins) },
      payableCents: computeMaxPayable(sums, month),
      overpaidBesideCents: paidTooMuchBeside(sums, month),
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
    paidOn: payout.paid_on,
    method: payout.method,
    reference: payout.reference,
    note: payout.note,
    recordedBy: payout.recorded_by_name,
    recordedAt: payout.recorded_at.toISOString(),
    takesBack: payout.reverses_payout_id !== null,
    isTakenBack: payout.taken_back_by !== null,
  };
}
