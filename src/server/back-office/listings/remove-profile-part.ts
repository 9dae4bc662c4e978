import type { ProfileRemoval } from '#contract/admin/admin-operator-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { recordNotice } from '../../marketplace/boats/notices/operator-notices.ts';
import { announceOperatorBoats } from '../../marketplace/core/boats/boat-changes.ts';
import { lockOperator } from '../../marketplace/core/operators/lock-operator.ts';
import { replacePicture } from '../../marketplace/profiles/save-profile.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { updateRow } from '../../platform/database/update-row.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { noSuchOperator } from './change-operator-status.ts';

type RemovalOrder = ProfileRemoval & { operatorId: string; by: AuditActor };

const nothingToRemove = refused('conflict', 'profile.nothingToRemove');

/** Removes an operator's picture or introduction from the site, with a notice to the operator. */
export function removeProfilePart(
  deps: Deps,
  { operatorId, part, reason, by }: RemovalOrder,
): Promise<Outcome<null, 'not-found' | 'conflict'>> {
  const at = new Date(deps.now());
  return inTransaction(deps.database, async (write) => {
    const operator = await lockOperator(write, operatorId);
    if (!operator) return noSuchOperator;
    const { picturePath: picture, introduction, name } = operator;
    if ({ picture, introduction }[part] === null) return nothingToRemove;
    if (part === 'picture') {
      await replacePicture(deps, write, operatorId, { before: picture, after: null });
    } else {
      await updateRow(write, 'operators', operatorId, { introduction: null });
    }
    const kind = `${part}-removed` as const;
    await recordNotice(deps, write, { operatorId, boatId: null, kind, reason, at });
    const subject = { kind: 'operator', id: operatorId, name };
    const facts = { reason, part };
    await recordAuditEvent(write, { ...by, act: 'remove-profile-part', subject, facts, at });
    await announceOperatorBoats(write, operatorId);
    return done(null);
  });
}
