import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditEvent } from '../admins/record-audit-event.ts';
import { inTransaction } from '../database/database.ts';
import { lockMoneyOf } from './ledger/lock-money.ts';
import type { Deps } from '../dependencies.ts';
import { findPayout } from './payout-queries.ts';
import { noSuchOperator } from './record-payout.ts';

/** The whole account number, for who is about to pay. It is told only together with a line in the log, which has none of it. */
export async function tellAccountNumber(
  deps: Deps,
  operatorId: string,
  by: Pick<AuditEvent, 'admin' | 'address'>,
): Promise<Outcome<{ accountNumber: string }, 'not-found'>> {
  if (!isUuid(operatorId)) return noSuchOperator;
  return inTransaction(deps.database, async (write) => {
    const operator = await lockMoneyOf(write, operatorId);
    if (!operator) return noSuchOperator;
    const saved = await findPayout(write, deps.cipher, operatorId);
    const accountNumber = saved && saved !== 'sealed' ? saved.details.accountNumber : undefined;
    if (accountNumber === undefined) {
      return refused('not-found', 'This captain has saved no account number.');
    }
    await recordAuditEvent(write, {
      ...by,
      at: new Date(deps.now()),
      act: 'read-account-number',
      subject: { kind: 'operator', id: operator.id, name: operator.name },
    });
    return done({ accountNumber });
  });
}
