import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { recordAuditEvent, type AuditEvent } from '../admins/record-audit-event.ts';

/** Changes to an admin's sign-in, mailed to that admin even if another admin made them. */
const accountChanges = [
  'password',
  'second-step-on',
  'second-step-off',
  'recovery-codes',
  'second-step-reset',
] as const;
export type AccountChange = (typeof accountChanges)[number];

/** Records an action on an admin's account; mails the admin if the action changes how they sign in. */
export async function recordAccountEvent(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  event: AuditEvent,
): Promise<void> {
  const subjectId = String(await recordAuditEvent(write, event));
  if (readAccountChange(event.act, event.facts ?? {}) === null) return;
  const mail = { kind: 'account-changed', recipient: 'admin', subjectId, at: event.at } as const;
  await queueMail(deps.jobs, write, mail);
}

/** Null unless the action changes how the admin signs in. */
function readAccountChange(
  act: string,
  facts: Readonly<Record<string, unknown>>,
): AccountChange | null {
  const named = act === 'reset-second-step' ? 'second-step-reset' : facts['change'];
  return accountChanges.find((each) => each === named) ?? null;
}

export type MailedChange = NonNullable<Awaited<ReturnType<typeof findAccountChange>>>;

/** Returns a logged change with its author, network address and affected admin; null if that admin was removed. */
export async function findAccountChange(reader: Queryable, auditId: number) {
  const event = await reader
    .selectFrom('auditEvents')
    .innerJoin('admins', (join) =>
      join.on((on) => on(on.cast('admins.id', 'text'), '=', on.ref('auditEvents.subjectId'))),
    )
    .select(['auditEvents.action', 'auditEvents.facts', 'auditEvents.adminName as by'])
    .select(['auditEvents.at', 'auditEvents.address', 'admins.name', 'admins.email'])
    .where('auditEvents.id', '=', auditId)
    .where('admins.removedAt', 'is', null)
    .executeTakeFirst();
  const change = event && readAccountChange(event.action, event.facts);
  return event && change ? { ...event, change } : null;
}
