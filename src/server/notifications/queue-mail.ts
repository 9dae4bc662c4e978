import type { Write } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Mails about a booking. Each goes to its reader once in a booking's life. */
export const mailKinds = [
  'confirmation',
  'reservation',
  'late-payment',
  'second-payment',
  'released',
] as const;
export type MailKind = (typeof mailKinds)[number];
export type MailRecipient = 'visitor' | 'operator';

/** Promises a mail, in the transaction of what it tells about. Promised before: nothing happens. */
export async function queueMail(
  jobs: Jobs,
  write: Write,
  mail: { bookingId: string; kind: MailKind; recipient: MailRecipient; at: Date },
): Promise<void> {
  const key = mailKey(mail);
  const promised = await write
    .insertInto('mails')
    .values({
      key,
      booking_id: mail.bookingId,
      kind: mail.kind,
      recipient: mail.recipient,
      queued_at: mail.at,
      claimed_at: null,
      sent_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (promised) await jobs.queue(write, 'send-mail', { key });
}

/** Promises the same mail to the visitor and to the captain. */
export async function queueMailToBoth(
  jobs: Jobs,
  write: Write,
  mail: { bookingId: string; kind: MailKind; at: Date },
): Promise<void> {
  await queueMail(jobs, write, { ...mail, recipient: 'visitor' });
  await queueMail(jobs, write, { ...mail, recipient: 'operator' });
}

function mailKey(mail: { bookingId: string; kind: MailKind; recipient: MailRecipient }): string {
  return `${mail.kind}:${mail.recipient}:${mail.bookingId}`;
}
