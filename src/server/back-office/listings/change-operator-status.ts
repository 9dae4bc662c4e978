import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { announceOperatorBoats } from '../../marketplace/core/boats/boat-changes.ts';
import { recordNotice } from '../../marketplace/boats/notices/operator-notices.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockOperator } from '../../marketplace/core/operators/lock-operator.ts';

type OperatorOrder = { operatorId: string; reason: string; by: AuditActor };

export const noSuchOperator = refused('not-found', 'operator.unknown');

const erased = refused('conflict', 'operator.erased');

/**
 * Removes an operator's boats from the site immediately, ends the operator's sessions and blocks sales. Paid trips are
 * kept, and a guest who is paying may still complete the booking.
 */
export const suspending = {
  act: 'suspend-operator',
  status: 'suspended',
  notice: 'suspended',
  already: 'operator.alreadySuspended',
} as const;

/** Restores an operator with unchanged boats. The operator has to sign in again. */
export const reinstating = {
  act: 'reinstate-operator',
  status: 'active',
  notice: 'reinstated',
  already: 'operator.notSuspended',
} as const;

export function changeOperatorStatus(
  deps: Deps,
  { operatorId, reason, by }: OperatorOrder,
  { act, status, notice, already }: typeof suspending | typeof reinstating,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  const at = new Date(deps.now());
  return inTransaction(deps.database, async (write) => {
    const operator = await lockOperator(write, operatorId);
    if (!operator) return noSuchOperator;
    if (operator.erasedAt !== null) return erased;
    if (operator.status === status) return refused('conflict', already);
    await write
      .updateTable('operators')
      .set({ status, ...(status === 'suspended' ? { sessionsValidFrom: at } : {}) })
      .where('id', '=', operatorId)
      .execute();
    await recordNotice(deps, write, { operatorId, boatId: null, kind: notice, reason, at });
    const subject = { kind: 'operator', id: operatorId, name: operator.name };
    const facts = { reason, before: { status: operator.status }, after: { status } };
    await recordAuditEvent(write, { ...by, act, subject, facts, at });
    await announceOperatorBoats(write, operatorId);
    return done(null);
  });
}
