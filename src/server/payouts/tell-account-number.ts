import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAct, type AdminDeed } from '../admins/record-act.ts';
import { inTransaction } from '../database/database.ts';
import { lockMoneyOf } from '../ledger/lock-money.ts';
import type { Deps } from '../product-deps.ts';
import { findPayout } from './payout-queries.ts';
import { noSuchCaptain } from './record-payout.ts';

/** The whole account number, for who is about to pay. It is told only together with a line in the log, which has none of it. */
export async function tellAccountNumber(
  deps: Deps,
  operatorId: string,
  by: Pick<AdminDeed, 'admin' | 'address'>,
): Promise<Outcome<{ accountNumber: string }>> {
  if (!isUuid(operatorId)) return noSuchCaptain;
  return inTransaction(deps.database, async (write) => {
    const captain = await lockMoneyOf(write, operatorId);
    if (!captain) return noSuchCaptain;
    const saved = await findPayout(write, deps.seal, operatorId);
    const accountNumber = saved && saved !== 'sealed' ? saved.details.accountNumber : undefined;
    if (accountNumber === undefined) {
      return refused('not-found', 'This captain has saved no account number.');
    }
    await recordAct(write, {
      ...by,
      at: new Date(deps.now()),
      act: 'read-account-number',
      subject: { kind: 'operator', id: captain.id, name: captain.name },
    });
    return done({ accountNumber });
  });
}
