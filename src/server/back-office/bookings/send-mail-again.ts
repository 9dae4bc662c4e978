import type { SendMailAgainPayload } from '#contract/admin/admin-booking-api.ts';
import { computeSecondsUntilResend } from '#domain/bookings/mail-kinds.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { portalLanguage, type PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { getMailName } from '#i18n/records/mail-history.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { lockBooking, noSuchBooking } from '../../marketplace/core/bookings/booking-queries.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { listBookingMails, resendableTo } from './admin-booking-history.ts';

type MailAgainOrder = SendMailAgainPayload & {
  bookingId: string;
  by: AuditActor;
  /** Language for error messages. */
  language: Language;
};

/** Queues a mail about a booking again, with current content. */
export async function sendMailAgain(
  deps: Deps,
  order: MailAgainOrder,
): Promise<Outcome<null, 'not-found' | 'conflict' | 'too-many'>> {
  const { bookingId, kind, recipient, by } = order;
  return inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return noSuchBooking;
    const mails = await listBookingMails(write, bookingId);
    const isSame = (mail: { kind: string; recipient: string }) =>
      mail.kind === kind && mail.recipient === recipient;
    if (!resendableTo(booking, mails).some(isSame))
      return refuseMail(order, portalLanguage(order.language, deps.site));
    const lastQueued = mails.findLast(isSame)?.queuedAt.getTime() ?? null;
    const wait = computeSecondsUntilResend(lastQueued, deps.now());
    if (wait > 0) return tooSoon(wait);
    const at = new Date(deps.now());
    const mail = { kind, recipient, subjectId: bookingId, at };
    // Sets a unique `dedupeId`, so that the mail is not deduplicated against earlier ones.
    await queueMail(deps.jobs, write, { ...mail, dedupeId: deps.newId() });
    const subject = { kind: 'booking', id: booking.id, name: booking.code };
    const event = { act: 'resend-mail', subject, facts: { kind, recipient }, at } as const;
    await recordAuditEvent(write, { ...by, ...event });
    return done(null);
  });
}

function refuseMail({ kind, recipient }: SendMailAgainPayload, language: PortalLanguage) {
  const name = getMailName(kind, language);
  return refused(
    'conflict',
    recipient === 'visitor'
      ? { code: 'mail.doesNotFitGuest', values: { text: name } }
      : { code: 'mail.doesNotFitOperator', values: { text: name } },
  );
}

function tooSoon(wait: number) {
  return refused(
    'too-many',
    { code: 'mail.justSent', values: { count: wait } },
    {
      facts: { retryAfterSeconds: wait },
    },
  );
}
