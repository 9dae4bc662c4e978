import type { Write } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Deps } from '../dependencies.ts';
import { changeIn } from './account-changes.ts';
import { recordAuditEvent, type AuditEvent } from './record-audit-event.ts';

/** Writes an act on an admin's account into the log; one that changes how they sign in is mailed to them. */
export async function recordAccountEvent(
  deps: Pick<Deps, 'jobs'>,
  write: Write,
  event: AuditEvent,
): Promise<void> {
  const auditId = await recordAuditEvent(write, event);
  if (changeIn(event.act, event.facts ?? {}) === null) return;
  await queueMail(deps.jobs, write, {
    kind: 'account-changed',
    recipient: 'admin',
    subjectId: String(auditId),
    at: event.at,
  });
}
