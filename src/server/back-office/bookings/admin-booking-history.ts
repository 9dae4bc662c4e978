import type { HistoryStepView } from '#contract/admin/admin-booking-api.ts';
import { eventLabel } from '#i18n/records/audit-entries.ts';
import { describePaymentPage, describeStep } from '#i18n/records/booking-history.ts';
import { describeMail, describeMailAskedAgain } from '#i18n/records/mail-history.ts';
import type { PortalLanguage } from '#i18n/languages/portal-languages.ts';
import type { HistoryEntry } from '#domain/bookings/event-payloads.ts';
import {
  listResendableMails,
  type BookingMail,
  type MailRecipient,
} from '#domain/bookings/mail-kinds.ts';
import { type BookingRow, listEvents } from '../../marketplace/core/bookings/booking-queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentSessionRow } from '../../marketplace/core/money/payment-queries.ts';

type PagesAndMails = { pages: readonly PaymentSessionRow[]; mails: readonly MailRow[] };

/** Reads a booking's history, oldest first; simultaneous events are ordered by cause and effect. */
export async function readHistory(
  reader: Queryable,
  bookingId: string,
  { pages, mails }: PagesAndMails,
  language: PortalLanguage,
): Promise<HistoryStepView[]> {
  const steps = await listEvents(reader, bookingId);
  const audited = await reader
    .selectFrom('auditEvents')
    .select(['at', 'action', 'adminName as by', 'facts'])
    .where('subjectId', '=', bookingId)
    .where('subjectKind', '=', 'booking')
    .where('action', 'not in', actionsWithEvent)
    .orderBy('id')
    .execute();
  return [
    ...steps.map((step) => at(step.at, describeStep(step, language))),
    ...audited.map((act) => {
      const what = describeAct(act.action, act.facts, language);
      return at(act.at, { what, by: act.by, more: null, state: 'done' });
    }),
    ...pages.map((page) => at(page.createdAt, describePaymentPage(page.amountCents, language))),
    ...mails.map((mail) => at(mail.sentAt ?? mail.queuedAt, presentMail(mail, language))),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Audited actions that also write a booking event. */
const actionsWithEvent = ['cancel-booking', 'refund-booking', 'send-refund-again', 'settle-refund'];

function at(when: Date, step: HistoryEntry): HistoryStepView {
  return { at: when.toISOString(), ...step };
}

function describeAct(
  act: string,
  facts: Readonly<Record<string, unknown>>,
  language: PortalLanguage,
): string {
  if (act !== 'resend-mail') return eventLabel(act);
  const recipient = facts['recipient'] as MailRecipient;
  return describeMailAskedAgain(String(facts['kind']), recipient, language);
}

function presentMail(
  { kind, recipient, attempts, lastError, ...mail }: MailRow,
  language: PortalLanguage,
) {
  const isSent = mail.sentAt !== null;
  const isRefused = mail.failedAt !== null;
  return describeMail({ kind, recipient, isSent, isRefused, attempts, lastError }, language);
}

/** Lists mails that can be sent again to recipients with an address. */
export function resendableTo(
  { status, customerEmail: email }: Pick<BookingRow, 'status' | 'customerEmail'>,
  mails: readonly MailRow[],
): BookingMail[] {
  return listResendableMails(status, mails).filter(
    ({ recipient }) => email !== null || recipient !== 'visitor',
  );
}

type MailRow = Awaited<ReturnType<typeof listBookingMails>>[number];

export function listBookingMails(reader: Queryable, bookingId: string) {
  return reader
    .selectFrom('mails')
    .select(['kind', 'recipient', 'queuedAt', 'sentAt', 'failedAt', 'attempts', 'lastError'])
    .where('subjectId', '=', bookingId)
    .orderBy('queuedAt')
    .orderBy('key')
    .execute();
}
