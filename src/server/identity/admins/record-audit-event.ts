import type { AdminPermission } from '#domain/admin/admin-permissions.ts';
import type { SessionEvent } from '#domain/admin/audit-events.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Admin } from './admin-queries.ts';

export type AuditEvent = {
  admin: Pick<Admin, 'id' | 'name'>;
  act: AdminPermission | SessionEvent;
  subject: { kind: string; id: string | null; name: string };
  facts?: Readonly<Record<string, unknown>>;
  at: Date;
  /** Network address of the admin. */
  address: string;
};

export type AuditActor = Pick<AuditEvent, 'admin' | 'address'>;

/** Records an action within the transaction that performs it. Returns the number of the event. */
export async function recordAuditEvent(write: Transaction, event: AuditEvent): Promise<number> {
  return record(write, event, event.admin);
}

export function adminSubject({ id, name }: Pick<Admin, 'id' | 'name'>): AuditEvent['subject'] {
  return { kind: 'admin', id, name };
}

export type FailedSignIn = {
  /** Email address as typed; `adminId` is the admin with this address, if any. */
  email: string;
  adminId: string | null;
  reason: string;
  at: Date;
  address: string;
};

/** Records a failed sign-in; its actor is unknown. */
export async function recordFailedSignIn(write: Queryable, failed: FailedSignIn): Promise<void> {
  const { email, adminId, reason, at, address } = failed;
  const subject = { kind: 'admin', id: adminId, name: email };
  const event = { act: 'sign-in-failed', subject, facts: { reason }, at, address } as const;
  await record(write, event, { id: null, name: 'Somebody' });
}

/** Records an action that the owner took on the server itself, without a signed-in admin. */
export async function recordOwnersEvent(
  write: Queryable,
  event: Pick<AuditEvent, 'act' | 'subject' | 'facts' | 'at'>,
): Promise<void> {
  await record(write, { ...event, address: '' }, { id: null, name: 'The owner' });
}

async function record(
  write: Queryable,
  { act, subject, facts = {}, at, address }: Omit<AuditEvent, 'admin'>,
  by: { id: string | null; name: string },
): Promise<number> {
  const { id } = await write
    .insertInto('auditEvents')
    .values({
      at,
      action: act,
      address,
      facts: JSON.stringify(facts),
      adminId: by.id,
      adminName: by.name,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
