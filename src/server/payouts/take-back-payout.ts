import { islandNow } from '#domain/days.ts';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { AuditEvent } from '../admins/record-audit-event.ts';
import { inTransaction } from '../database/database.ts';
import { lockMoneyOf } from './ledger/lock-money.ts';
import type { Deps } from '../dependencies.ts';
import { noSuchOperator, writePayout } from './record-payout.ts';
import { findRecordedPayout, type RecordedPayoutRow } from './recorded-payout-queries.ts';

export type TakeBackOrder = {
  payoutId: string;
  reason: string;
  by: Pick<AuditEvent, 'admin' | 'address'>;
};

const noSuchPayout = refused('not-found', 'There is no such payout.');
const alreadyBack = refused('conflict', 'This payout was taken back already.');

/** Takes back a payout that did not happen, by an entry against it: both stay in the books. Answers the payout. */
export async function takeBackPayout(
  deps: Deps,
  { payoutId, reason, by }: TakeBackOrder,
): Promise<Outcome<RecordedPayoutRow, 'not-found' | 'conflict'>> {
  const known = isUuid(payoutId) && (await findRecordedPayout(deps.database, { id: payoutId }));
  if (!known) return noSuchPayout;
  return inTransaction(deps.database, async (write) => {
    const operator = await lockMoneyOf(write, known.operator_id);
    if (!operator) return noSuchOperator;
    const payout = await findRecordedPayout(write, { id: payoutId });
    if (!payout) return noSuchPayout;
    if (payout.reverses_payout_id !== null || payout.taken_back_by !== null) return alreadyBack;
    const { id, operator_id, month, cents, method, reference } = payout;
    const row = {
      id: deps.newId(),
      operator_id,
      month,
      cents: -cents,
      paid_on: islandNow(deps.now()).day,
      method,
      reference,
      note: reason,
      idempotency_key: deps.newId(),
      reverses_payout_id: id,
      recorded_by: by.admin.id,
      recorded_at: new Date(deps.now()),
    };
    await writePayout(deps, write, operator, row, by);
    return done(payout);
  });
}
