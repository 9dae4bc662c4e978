import type { HistoryStepView } from '#contract/admin/admin-booking-api.ts';
import { eventLabel } from '#i18n/records/audit-entries.ts';
import {
  describeMail,
  describePaymentPage,
  describeStep,
  recipientLabel,
} from '#i18n/records/booking-history.ts';
import type { HistoryEntry } from '#domain/bookings/event-payloads.ts';
import { resendableMails, type BookingMail } from '#domain/bookings/mail-kinds.ts';
import { bookingMailNames } from '#i18n/records/mail-names.ts';
import type { BookingRow } from '../../marketplace/core/bookings/booking-queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentSessionRow } from '../../marketplace/core/money/payment-queries.ts';

type PagesAndMails = { pages: readonly PaymentSessionRow[]; mails: readonly MailRow[] };

/** Reads a booking's history, oldest first; simultaneous events are ordered by cause and effect. */
export async function readHistory(
  reader: Queryable,
  bookingId: string,
  { pages, mails }: PagesAndMails,
): Promise<HistoryStepView[]> {
  const steps = await reader
    .selectFrom('booking_events')
    .select(['at', 'event', 'actor', 'facts'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  const acts = await reader
    .selectFrom('audit_events')
    .select(['at', 'action', 'admin_name as by', 'facts'])
    .where('subject_id', '=', bookingId)
    .where('subject_kind', '=', 'booking')
    .where('action', 'not in', actsWithStep)
    .orderBy('id')
    .execute();
  return [
    ...steps.map((step) => at(step.at, describeStep(step))),
    ...acts.map((act) => {
      const what = describeAct(act.action, act.facts);
      return at(act.at, { what, by: act.by, more: null, state: 'done' });
    }),
    ...pages.map((page) => at(page.created_at, describePaymentPage(page.amount_cents))),
    ...mails.map((mail) => at(mail.sent_at ?? mail.queued_at, presentMail(mail))),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Audited acts that also write a booking event. */
const actsWithStep = ['cancel-booking', 'refund-booking', 'send-refund-again', 'settle-refund'];

function at(when: Date, step: HistoryEntry): HistoryStepView {
  return { at: when.toISOString(), ...step };
}

function describeAct(act: string, facts: Readonly<Record<string, unknown>>): string {
  if (act !== 'resend-mail') return eventLabel(act);
  const kind = String(facts['kind']);
  const name = Object.hasOwn(bookingMailNames, kind)
    ? bookingMailNames[kind as keyof typeof bookingMailNames]
    : kind;
  return `Asked for the mail “${name}” to go to the ${recipientLabel(String(facts['recipient']))} again`;
}

function presentMail({ kind, recipient, attempts, last_error: lastError, ...mail }: MailRow) {
  const isSent = mail.sent_at !== null;
  const isRefused = mail.failed_at !== null;
  return describeMail({ kind, recipient, isSent, isRefused, attempts, lastError });
}

/** Lists mails that can be sent again to recipients with an address. */
export function resendableTo(
  { status, customer_email: email }: Pick<BookingRow, 'status' | 'customer_email'>,
  mails: readonly MailRow[],
): BookingMail[] {
  return resendableMails(status, mails).filter(
    ({ recipient }) => email !== null || recipient !== 'visitor',
  );
}

type MailRow = Awaited<ReturnType<typeof listBookingMails>>[number];

export function listBookingMails(reader: Queryable, bookingId: string) {
  return reader
    .selectFrom('mails')
    .select(['kind', 'recipient', 'queued_at', 'sent_at', 'failed_at', 'attempts', 'last_error'])
    .where('subject_id', '=', bookingId)
    .orderBy('queued_at')
    .orderBy('key')
    .execute();
}
