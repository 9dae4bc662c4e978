import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { announceBoatsOf } from '../../marketplace/core/boats/boat-changes.ts';
import { giveNotice } from '../../marketplace/boats/notices/operator-notices.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockOperator } from './admin-operator-queries.ts';

/** Who wants something done to which operator, and why. */
type OperatorOrder = { operatorId: string; reason: string; by: AuditActor };

export const noSuchOperator = refused('not-found', 'There is no such captain.');

const erased = refused('conflict', 'The account of this captain was erased.');

/**
 * An operator's boats leave the site at once, their sessions are over, and nothing of theirs is sold any
 * more. What is paid stands, and a guest who is paying at this moment may still pay.
 */
export const suspending = {
  act: 'suspend-operator',
  status: 'suspended',
  notice: 'suspended',
  already: 'This captain is suspended already.',
} as const;

/** An operator's boats are as they left them; they sign in anew. */
export const reinstating = {
  act: 'reinstate-operator',
  status: 'active',
  notice: 'reinstated',
  already: 'This captain is not suspended.',
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
    if (operator.erased_at !== null) return erased;
    if (operator.status === status) return refused('conflict', already);
    await write
      .updateTable('operators')
      .set({ status, ...(status === 'suspended' ? { sessions_valid_from: at } : {}) })
      .where('id', '=', operatorId)
      .execute();
    await giveNotice(deps, write, { operatorId, boatId: null, kind: notice, reason, at });
    const subject = { kind: 'operator', id: operatorId, name: operator.name };
    const facts = { reason, before: { status: operator.status }, after: { status } };
    await recordAuditEvent(write, { ...by, act, subject, facts, at });
    await announceBoatsOf(write, operatorId);
    return done(null);
  });
}
