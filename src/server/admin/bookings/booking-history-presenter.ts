import type { HistoryStepView } from '#contract/admin-booking-api.ts';
import { eventLabel } from '#domain/audit-entries.ts';
import {
  recipientLabel,
  describeMail,
  describePaymentPage,
  describeStep,
  type HistoryStep,
} from '#domain/booking-history.ts';
import { bookingMailNames } from '#domain/mail-kinds.ts';
import type { PaymentSessionRow } from '../../payments/payment-queries.ts';
import type { EventRow, MailRow, StepRow } from './booking-history-queries.ts';

/** Where the history of a booking is written down. */
export type HistorySources = {
  steps: readonly StepRow[];
  acts: readonly EventRow[];
  pages: readonly PaymentSessionRow[];
  mails: readonly MailRow[];
};

/** All that happened to a booking, oldest first; of what happened at once, the cause before what it led to. */
export function presentHistory({ steps, acts, pages, mails }: HistorySources): HistoryStepView[] {
  return [
    ...steps.map((step) => at(step.at, describeStep(step))),
    ...acts.map((act) => at(act.at, tellEvent(act))),
    ...pages.map((page) => at(page.created_at, describePaymentPage(page.amount_cents))),
    ...mails.map((mail) => at(mail.sent_at ?? mail.queued_at, tellMailRow(mail))),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

function at(when: Date, step: HistoryStep): HistoryStepView {
  return { at: when.toISOString(), ...step };
}

function tellMailRow({
  kind,
  recipient,
  sent_at: sentAt,
  failed_at: failedAt,
  attempts,
  last_error: lastError,
}: MailRow) {
  const [isSent, isRefused] = [sentAt !== null, failedAt !== null];
  return describeMail({ kind, recipient, isSent, isRefused, attempts, lastError });
}

function tellEvent({ action, admin_name: by, facts }: EventRow): HistoryStep {
  return { what: eventWords(action, facts), by, more: null, state: 'done' };
}

function eventWords(act: string, facts: EventRow['facts']): string {
  if (act !== 'resend-mail') return eventLabel(act);
  const kind = String(facts['kind']);
  const name = Object.hasOwn(bookingMailNames, kind)
    ? bookingMailNames[kind as keyof typeof bookingMailNames]
    : kind;
  return `Asked for the mail “${name}” to go to the ${recipientLabel(String(facts['recipient']))} again`;
}
