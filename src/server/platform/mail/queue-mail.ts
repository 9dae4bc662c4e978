import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

export type NewMail = {
  kind: MailKind;
  recipient: MailRecipient;
  /** Id of the subject: a booking, a notice or a payout, depending on the kind. */
  subjectId: string;
  /** Distinguishes repeated mails about one subject, for example by the id of an event. */
  dedupeId?: string;
  at: Date;
};

/**
 * Puts a mail into the outbox within the caller's transaction. Deduplicates by kind, subject, `dedupeId` and recipient;
 * skips guests without an email address.
 */
export async function queueMail(jobs: Jobs, write: Transaction, mail: NewMail): Promise<void> {
  const { kind, recipient, subjectId, dedupeId, at } = mail;
  if (recipient === 'visitor' && (await hasNoAddress(write, subjectId))) return;
  const queued = await write
    .insertInto('mails')
    .values({
      key: [kind, recipient, subjectId, dedupeId].filter((part) => part !== undefined).join(':'),
      kind,
      recipient,
      subjectId,
      matter: dedupeId ?? null,
      queuedAt: at,
      claimedAt: null,
      sentAt: null,
      lastError: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (queued) await jobs.queue(write, 'send-mail', { key: queued.key });
}

/** Manual bookings may lack the guest's email address. */
async function hasNoAddress(write: Transaction, bookingId: string): Promise<boolean> {
  const booking = await write
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('customerEmail', 'is', null)
    .executeTakeFirst();
  return booking !== undefined;
}

export async function queueMailToBoth(
  jobs: Jobs,
  write: Transaction,
  mail: Omit<NewMail, 'recipient'>,
): Promise<void> {
  await queueMail(jobs, write, { ...mail, recipient: 'visitor' });
  await queueMail(jobs, write, { ...mail, recipient: 'operator' });
}
