import { sql } from 'kysely';
import { findBooking } from '../bookings/booking-queries.ts';
import type { Mail } from '../outside/mailer.ts';
import type { Deps } from '../product-deps.ts';
import { bookingLetter } from './booking-letters.ts';
import { calendarFile } from './calendar-file.ts';
import { letterHtml, letterText } from './mail-layout.ts';
import type { MailKind, MailRecipient } from './queue-mail.ts';

/** A sender that died on the way is given this long before another takes the mail over. */
const CLAIM_MS = 2 * 60_000;

/** Sends a promised mail, once; when sending fails, or another sender has it, the job queue tries again. */
export async function sendMail(deps: Deps, key: string): Promise<void> {
  const claimed = await claimMail(deps, key);
  if (!claimed) return waitForOtherSender(deps, key);
  try {
    const mail = await composeMail(deps, claimed);
    if (mail) await deps.mailer.send(mail);
    await deps.database
      .updateTable('mails')
      .set({ sent_at: new Date(deps.now()), last_error: null })
      .where('key', '=', key)
      .execute();
  } catch (error) {
    await deps.database
      .updateTable('mails')
      .set({ claimed_at: null, last_error: (error as Error).message })
      .where('key', '=', key)
      .execute();
    throw error;
  }
}

type ClaimedMail = { key: string; bookingId: string; kind: MailKind; recipient: MailRecipient };

async function claimMail(deps: Deps, key: string): Promise<ClaimedMail | null> {
  const at = deps.now();
  const claimed = await deps.database
    .updateTable('mails')
    .set({ claimed_at: new Date(at), attempts: sql`attempts + 1` })
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .where((where) =>
      where.or([
        where('claimed_at', 'is', null),
        where('claimed_at', '<', new Date(at - CLAIM_MS)),
      ]),
    )
    .returning(['booking_id', 'kind', 'recipient'])
    .executeTakeFirst();
  if (!claimed?.booking_id) return null;
  const { booking_id: bookingId, recipient } = claimed;
  return { key, bookingId, kind: claimed.kind as MailKind, recipient };
}

/** The other sender may have died on the way, so this is over only when the mail is sent. */
async function waitForOtherSender(deps: Deps, key: string): Promise<void> {
  const waiting = await deps.database
    .selectFrom('mails')
    .select('key')
    .where('key', '=', key)
    .where('sent_at', 'is', null)
    .where('booking_id', 'is not', null)
    .executeTakeFirst();
  if (waiting) throw new Error(`mail ${key} is being sent by somebody else`);
}

async function composeMail(deps: Deps, claimed: ClaimedMail): Promise<Mail | null> {
  const booking = await findBooking(deps.database, claimed.bookingId);
  if (!booking) return null;
  const { kind, recipient } = claimed;
  const letter = bookingLetter(kind, recipient, booking, deps.site);
  const isTrip = kind === 'confirmation' || kind === 'reservation';
  return {
    messageId: `<${claimed.key.replace(/:/g, '.')}@${new URL(deps.site.publicUrl).hostname}>`,
    to: recipient === 'visitor' ? booking.customer_email : booking.operator_email,
    subject: letter.subject,
    text: letterText(letter),
    html: await letterHtml(letter),
    ...(isTrip ? { calendarFile: calendarFile(booking, deps.site, recipient) } : {}),
  };
}
