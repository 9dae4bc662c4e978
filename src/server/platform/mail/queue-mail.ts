import type { MailKind, MailRecipient } from '#domain/bookings/mail-kinds.ts';
import type { Write } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

export type NewMail = {
  kind: MailKind;
  recipient: MailRecipient;
  /** The id of what it is about: a booking, a notice, a payout, as the kind has it. */
  subjectId: string;
  /** What can happen to a subject more than once is mailed each time: the id of which time this is. */
  matter?: string;
  at: Date;
};

/**
 * Puts a mail into the outbox, in the transaction of what it tells of. A mail of this kind about this
 * subject and matter goes to its recipient once, however often it is queued; a guest without an address gets none.
 */
export async function queueMail(jobs: Jobs, write: Write, mail: NewMail): Promise<void> {
  const { kind, recipient, subjectId, matter, at } = mail;
  if (recipient === 'visitor' && (await hasNoAddress(write, subjectId))) return;
  const queued = await write
    .insertInto('mails')
    .values({
      key: [kind, recipient, subjectId, matter].filter((part) => part !== undefined).join(':'),
      kind,
      recipient,
      subject_id: subjectId,
      matter: matter ?? null,
      queued_at: at,
      claimed_at: null,
      sent_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (queued) await jobs.queue(write, 'send-mail', { key: queued.key });
}

/** An operator may book by hand for a guest who gives no address. */
async function hasNoAddress(write: Write, bookingId: string): Promise<boolean> {
  const booking = await write
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('customer_email', 'is', null)
    .executeTakeFirst();
  return booking !== undefined;
}

/** The same mail to the guest and to the operator. */
export async function queueMailToBoth(
  jobs: Jobs,
  write: Write,
  mail: Omit<NewMail, 'recipient'>,
): Promise<void> {
  await queueMail(jobs, write, { ...mail, recipient: 'visitor' });
  await queueMail(jobs, write, { ...mail, recipient: 'operator' });
}
