import type { BookingMailKind } from '#domain/mail-kinds.ts';
import type { Deps } from '../../dependencies.ts';
import type { MailTemplate } from '../../mail/compose-mail.ts';
import { findBooking, type BookingRecord } from '../booking-queries.ts';
import { bookingMail } from './booking-mail-templates.ts';
import { calendarFile } from './calendar-file.ts';

/** The mails about a booking. Those that put the trip into their reader's calendar, or change it there, bring a file. */
export const bookingMails = {
  confirmation: about('confirmation', { hasFile: true }),
  reservation: about('reservation', { hasFile: true }),
  moved: about('moved', { hasFile: true }),
  cancelled: about('cancelled', { hasFile: true }),
  'late-payment': about('late-payment'),
  'second-payment': about('second-payment'),
  released: about('released'),
  asked: about('asked'),
  declined: about('declined'),
  unanswered: about('unanswered'),
  'card-refused': about('card-refused'),
  clash: about('clash'),
} satisfies Partial<Record<BookingMailKind, MailTemplate>>;

function about(kind: Exclude<BookingMailKind, 'refund'>, { hasFile = false } = {}): MailTemplate {
  return async (deps, mail) => {
    const booking = await findBooking(deps.database, mail.subject_id);
    if (!booking) return null;
    const recipient = mail.recipient === 'visitor' ? 'visitor' : 'operator';
    return {
      content: bookingMail(kind, recipient, booking, deps.site),
      ...(recipient === 'visitor' ? toGuest(deps, booking) : toOperator(booking)),
      ...(hasFile && { calendarFile: calendarFile(booking, deps.site, recipient) }),
    };
  };
}

/** What a guest answers reaches the operator, and the platform, which can settle what concerns the money. */
export function toGuest(
  deps: Deps,
  { customer_email: to, operator_email: operator }: BookingRecord,
) {
  return { to, replyTo: [...new Set([operator, deps.site.supportEmail])] };
}

function toOperator({ operator_email: to, customer_email: guest }: BookingRecord) {
  return { to, replyTo: [guest] };
}
