import type { Reader, Write } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Deps } from '../dependencies.ts';
import { recordAuditEvent, type AuditEvent } from './record-audit-event.ts';

/** What changes how an admin signs in, and who may have done it. */
export const accountChanges = [
  'password',
  'second-step-on',
  'second-step-off',
  'recovery-codes',
  'second-step-reset',
] as const;
export type AccountChange = (typeof accountChanges)[number];

export type MailedChange = {
  change: AccountChange;
  name: string;
  email: string;
  /** Who did it: the admin, or a super admin. */
  by: string;
  at: Date;
  /** The address of their connection. */
  address: string;
};

/** A change as the log has it, with where its admin is written to; null for one who was removed. */
export async function findAccountChange(
  reader: Reader,
  auditId: number,
): Promise<MailedChange | null> {
  const entry = await reader
    .selectFrom('audit_events')
    .innerJoin('admins', (join) =>
      join.on((on) => on(on.cast('admins.id', 'text'), '=', on.ref('audit_events.subject_id'))),
    )
    .select([
      'audit_events.action',
      'audit_events.facts',
      'audit_events.admin_name',
      'audit_events.address',
    ])
    .select(['audit_events.at', 'admins.name', 'admins.email'])
    .where('audit_events.id', '=', auditId)
    .where('admins.removed_at', 'is', null)
    .executeTakeFirst();
  const change = entry && changeIn(entry.action, entry.facts);
  if (!entry || !change) return null;
  const { name, email, admin_name: by, at, address } = entry;
  return { change, name, email, by, at, address };
}

/** Null for an act that changes nothing about signing in. */
export function changeIn(
  act: string,
  facts: Readonly<Record<string, unknown>>,
): AccountChange | null {
  const named = act === 'reset-second-step' ? 'second-step-reset' : facts['change'];
  return accountChanges.find((each) => each === named) ?? null;
}

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
