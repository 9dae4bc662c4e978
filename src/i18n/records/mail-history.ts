import type { HistoryEntry } from '#domain/bookings/event-payloads.ts';
import { NO_MAIL_DUE, type MailRecipient } from '#domain/bookings/mail-kinds.ts';
import { bookingHistoryMessages } from '../catalogues/booking-history-messages.ts';
import type { PortalLanguage } from '../languages/portal-languages.ts';
import { findName } from './find-name.ts';

type MailState = {
  kind: string;
  recipient: MailRecipient;
  isSent: boolean;
  isRefused?: boolean;
  attempts: number;
  lastError: string | null;
};

/** Describes a mail by its state in the outbox: sent, queued, failing, or rejected for good. */
export function describeMail(mail: MailState, language: PortalLanguage): HistoryEntry {
  const t = bookingHistoryMessages[language];
  const { attempts, lastError } = mail;
  const about = [getMailName(mail.kind, language), t.recipients[mail.recipient]] as const;
  const entry = { by: null, more: attempts > 1 ? t.afterTries(attempts) : null };
  if (mail.isSent) {
    const isNeeded = lastError !== NO_MAIL_DUE;
    return {
      ...entry,
      what: isNeeded ? t.mailSent(...about) : t.mailNotNeeded(...about),
      state: 'done',
    };
  }
  if (lastError === null) return { ...entry, what: t.mailWaiting(...about), state: 'waiting' };
  const what = mail.isRefused ? t.mailRefused(...about) : t.mailFailing(...about);
  return { ...entry, what, more: lastError, state: 'failed' };
}

/** Describes an admin's request to send a mail again. */
export function describeMailAskedAgain(
  kind: string,
  recipient: MailRecipient,
  language: PortalLanguage,
): string {
  const t = bookingHistoryMessages[language];
  return t.mailAskedAgain(getMailName(kind, language), t.recipients[recipient]);
}

export function getMailName(kind: string, language: PortalLanguage): string {
  const t = bookingHistoryMessages[language];
  return findName(t.mailNames, kind) ?? kind;
}
