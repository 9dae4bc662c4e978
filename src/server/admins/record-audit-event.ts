import type { AdminPermission } from '#domain/admin-permissions.ts';
import type { SessionEvent } from '#domain/audit-entries.ts';
import type { Reader, Write } from '../database/database.ts';
import type { Admin } from './admin-sessions.ts';

export type AuditEvent = {
  admin: Pick<Admin, 'id' | 'name'>;
  act: AdminPermission | SessionEvent;
  subject: { kind: string; id: string | null; name: string };
  facts?: Readonly<Record<string, unknown>>;
  at: Date;
  /** Of the admin's connection. */
  address: string;
};

/** Writes an act into the log, in the transaction that does it: neither is there without the other. Gives its number. */
export async function recordAuditEvent(write: Write, event: AuditEvent): Promise<number> {
  return record(write, event, event.admin);
}

export type FailedSignIn = {
  /** The address that was typed, and the admin it belongs to, if any. */
  email: string;
  adminId: string | null;
  reason: string;
  at: Date;
  address: string;
};

/** Writes down that somebody did not get in. Whoever it was is nobody the log knows. */
export async function recordFailedSignIn(write: Reader, failed: FailedSignIn): Promise<void> {
  const subject = { kind: 'admin', id: failed.adminId, name: failed.email };
  const facts = { reason: failed.reason };
  const { at, address } = failed;
  await record(
    write,
    { act: 'sign-in-failed', subject, facts, at, address },
    { id: null, name: 'Somebody' },
  );
}

async function record(
  write: Reader,
  { act, subject, facts = {}, at, address }: Omit<AuditEvent, 'admin'>,
  by: { id: string | null; name: string },
): Promise<number> {
  const { id } = await write
    .insertInto('audit_events')
    .values({
      at,
      admin_id: by.id,
      admin_name: by.name,
      action: act,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: subject.name,
      facts: JSON.stringify(facts),
      address,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
