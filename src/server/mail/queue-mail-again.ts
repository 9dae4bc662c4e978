import type { Write } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import type { MailKind, MailRecipient } from './queue-mail.ts';

/** Promises a mail about a booking once more, under a key of its own: it goes out however often it did. */
export async function queueMailAgain(
  { jobs, newId }: Deps,
  write: Write,
  mail: { bookingId: string; kind: MailKind; recipient: MailRecipient; at: Date },
): Promise<void> {
  const { bookingId, kind, recipient, at } = mail;
  const key = `${kind}:${recipient}:${bookingId}:${newId()}`;
  await write
    .insertInto('mails')
    .values({
      ...{ key, booking_id: bookingId, kind, recipient, queued_at: at },
      ...{ claimed_at: null, sent_at: null, last_error: null },
    })
    .execute();
  await jobs.queue(write, 'send-mail', { key });
}
