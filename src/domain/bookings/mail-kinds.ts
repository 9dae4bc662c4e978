import { soldStatuses, type BookingStatus } from './bookings.ts';

/** Every mail that the outbox sends. What each says is registered by the slice that knows its subject. */
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

/** Of captains' licences and insurances. */
export type DocumentMailKind =
  | 'document-sent'
  | 'document-accepted'
  | 'document-refused'
  | 'document-reminder'
  | 'documents-asked'
  | 'uncovered-trips'
  | 'boats-unlisted';

/** Of many trips of one captain at once. */
export type CaptainListKind = 'trips-called-off' | 'call-off-settled' | 'trips-clash';

export type MailRecipient = 'visitor' | 'operator' | 'admin' | 'platform';

export const mailReaders = ['visitor', 'operator'] as const;
export type MailReader = (typeof mailReaders)[number];

/** Every mail of a booking. */
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

/** Of what guests change and ask on their trip's page, and of trips that are called off. */
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
  | 'ship-changed';

/** Sent by the clock on the day before a trip. */
export type ReminderMailKind = 'reminder';

/** Of what guests say of their trips afterwards. */
export type ReviewMailKind = 'review-asked' | 'reviewed' | 'review-answered';

/** Mails that an admin may resend. A conflict and a refund are handled on their own screens. */
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

/** Rate limit for resending one mail: a second click means the first. */
export const RESEND_COOLDOWN_SECONDS = 60;

/** The booking statuses in which a mail is still true. */
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

/** The mail that tells the booking's status: both sides can get it, queued before or not. */
const statusMail: Partial<Record<BookingStatus, ResendableKind>> = {
  paid: 'confirmation',
  pending: 'reservation',
  asked: 'asked',
};

/** The mails that can be resent now: the one for the current status, and earlier ones that are still true. */
export function resendableMails(
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

/** Kept with a mail that nobody needed any more when its turn came: its subject or its reader was gone. */
export const NOTHING_TO_SAY = 'There was nothing left to say.';

/** How long until this mail may be sent again, in seconds; 0 for now. */
export function secondsUntilResend(lastQueuedMs: number | null, nowMs: number): number {
  if (lastQueuedMs === null) return 0;
  return Math.max(0, Math.ceil((lastQueuedMs - nowMs) / 1000) + RESEND_COOLDOWN_SECONDS);
}
