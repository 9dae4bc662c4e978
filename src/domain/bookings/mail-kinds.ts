import { soldStatuses, type BookingStatus } from './bookings.ts';

/** Every kind of mail in the outbox. The slice that owns the subject of a mail registers its content. */
export type MailKind =
  | BookingMailKind
  | 'notice'
  | 'lengths-asked'
  | DocumentMailKind
  | CaptainListKind
  | 'help-asked'
  | 'featured'
  | 'invitation'
  | 'account-changed'
  | 'paid-out'
  | 'dispute-notice'
  | 'feature-refunded'
  | 'alert'
  | 'alert-over';

/** Mails about operators' licences and insurances. */
export type DocumentMailKind =
  | 'document-sent'
  | 'document-accepted'
  | 'document-refused'
  | 'document-reminder'
  | 'documents-asked'
  | 'uncovered-trips'
  | 'boats-unlisted';

/** Mails about several trips of one operator. */
export type CaptainListKind = 'trips-called-off' | 'call-off-settled' | 'trips-clash';

export type MailRecipient = 'visitor' | 'operator' | 'admin' | 'platform';

export const mailReaders = ['visitor', 'operator'] as const;
export type MailReader = (typeof mailReaders)[number];

export type BookingMailKind =
  | 'confirmation'
  | 'reservation'
  | 'late-payment'
  | 'second-payment'
  | 'released'
  | 'cancelled'
  | 'refund'
  | 'dispute'
  | 'asked'
  | 'declined'
  | 'unanswered'
  | 'card-refused'
  | 'moved'
  | 'clash'
  | TripMailKind
  | ReminderMailKind
  | ReviewMailKind;

/** Mails about guests' changes and requests on their trip's page, and about cancelled trips. */
export type TripMailKind =
  | 'fewer-guests'
  | 'handed-over'
  | 'handed-away'
  | 'corrected'
  | 'trip-link'
  | 'guest-wrote'
  | 'change-asked'
  | 'change-declined'
  | 'called-off'
  | 'rebooked'
  | 'rebooked-away'
  | 'operator-wrote'
  | 'ship-changed'
  | 'meeting-point-changed';

/** Scheduled for the day before a trip. */
export type ReminderMailKind = 'reminder';

/** Mails about reviews. */
export type ReviewMailKind = 'review-asked' | 'reviewed' | 'review-answered';

/** Mails that an admin may resend. Conflicts and refunds have screens of their own. */
export const resendableKinds = [
  'confirmation',
  'reservation',
  'asked',
  'moved',
  'cancelled',
  'declined',
  'unanswered',
  'card-refused',
  'released',
  'late-payment',
  'second-payment',
] as const satisfies readonly BookingMailKind[];
export type ResendableKind = (typeof resendableKinds)[number];

export type BookingMail = { kind: ResendableKind; recipient: MailReader };

/** Minimum time between two resends of a mail, so that double clicks are ignored. */
export const RESEND_COOLDOWN_SECONDS = 60;

/** Booking statuses in which a mail remains true. */
const validStatuses: Readonly<Record<ResendableKind, readonly BookingStatus[]>> = {
  confirmation: ['paid'],
  reservation: ['pending'],
  asked: ['asked'],
  moved: soldStatuses,
  cancelled: ['cancelled', 'refunded'],
  declined: ['cancelled'],
  unanswered: ['expired'],
  'card-refused': ['expired'],
  released: ['expired'],
  'late-payment': ['refunded'],
  'second-payment': ['paid', 'cancelled', 'refunded'],
};

/** The mail that states the booking's status: both sides can get it, even if it was never queued. */
const statusMail: Partial<Record<BookingStatus, ResendableKind>> = {
  paid: 'confirmation',
  pending: 'reservation',
  asked: 'asked',
};

/**
 * Returns the mails that can be resent now: the mail that states the current status, and earlier mails that remain
 * true.
 */
export function listResendableMails(
  status: BookingStatus,
  queued: readonly { kind: string; recipient: string }[],
): BookingMail[] {
  const main = statusMail[status];
  return resendableKinds.flatMap((kind) =>
    validStatuses[kind].includes(status)
      ? mailReaders
          .filter(
            (recipient) =>
              kind === main ||
              queued.some((mail) => mail.kind === kind && mail.recipient === recipient),
          )
          .map((recipient) => ({ kind, recipient }))
      : [],
  );
}

/** Recorded with a mail that was skipped because its subject or recipient no longer exists. */
export const NO_MAIL_DUE = 'There was nothing left to say.';

/** Seconds until this mail may be resent; 0 means now. */
export function computeSecondsUntilResend(lastQueuedMs: number | null, nowMs: number): number {
  if (lastQueuedMs === null) return 0;
  return Math.max(0, Math.ceil((lastQueuedMs - nowMs) / 1000) + RESEND_COOLDOWN_SECONDS);
}
