import { maskedAddress } from '#domain/mail-addresses.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditEvent } from '../../admins/record-audit-event.ts';
import { inTransaction } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { removeOptIn } from './admin-opt-in-queries.ts';

/** Forgets somebody who asks for it. The log says that it was done, and keeps no address of theirs. */
export function deleteOptIn(
  deps: Deps,
  id: string,
  by: Pick<AuditEvent, 'admin' | 'address'>,
): Promise<Outcome<null, 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const email = await removeOptIn(write, id);
    if (email === null) return refused('not-found', 'This address is not kept any more.');
    const subject = { kind: 'opt-in', id, name: maskedAddress(email) };
    const facts = { reason: 'on request' };
    await recordAuditEvent(write, {
      ...by,
      act: 'delete-opt-in',
      subject,
      facts,
      at: new Date(deps.now()),
    });
    return done(null);
  });
}
