import { soldStatuses, type BookingStatus } from './bookings.ts';

export const mailReaders = ['visitor', 'operator'] as const;
export type MailReader = (typeof mailReaders)[number];

/** What each mail about a booking is called in the portal. */
export const bookingMailNames = {
  confirmation: 'Confirmation',
  reservation: 'Reservation, with the link to pay',
  'late-payment': 'Refund of a late payment',
  'second-payment': 'Refund of a second payment',
  released: 'Reservation released',
  cancelled: 'Cancellation',
  refund: 'Refund',
  asked: 'Captain is asked',
  declined: 'Captain cannot take the trip',
  unanswered: 'Captain did not answer',
  'card-refused': 'Card refused after the captain’s yes',
  moved: 'New time of the trip',
  clash: 'Clash with the captain’s calendar',
} as const;
export type BookingMailKind = keyof typeof bookingMailNames;

/** Mails that an admin may send again: not those whose matter is settled elsewhere. */
export const againKinds = [
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
export type AgainKind = (typeof againKinds)[number];

export type BookingMail = { kind: AgainKind; recipient: MailReader };

/** One mail is sent again at most once in so many seconds: a second press means the first. */
export const MAIL_AGAIN_SECONDS = 60;

/** In which states of the booking a mail still says the truth. */
const trueWhile: Readonly<Record<AgainKind, readonly BookingStatus[]>> = {
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

/** What tells how the booking stands: both sides get it, promised before or not. */
const mainMail: Partial<Record<BookingStatus, AgainKind>> = {
  paid: 'confirmation',
  pending: 'reservation',
  asked: 'asked',
};

/** The mails that can be sent again now: what the booking stands for, and what was mailed before and is still true. */
export function mailsToSendAgain(
  status: BookingStatus,
  promised: readonly { kind: string; recipient: string }[],
): BookingMail[] {
  const main = mainMail[status];
  return againKinds.flatMap((kind) =>
    trueWhile[kind].includes(status)
      ? mailReaders
          .filter(
            (recipient) =>
              kind === main ||
              promised.some((mail) => mail.kind === kind && mail.recipient === recipient),
          )
          .map((recipient) => ({ kind, recipient }))
      : [],
  );
}

/** How long until this mail may be sent again, in seconds; 0 for now. */
export function secondsToMailAgain(lastQueuedMs: number | null, nowMs: number): number {
  if (lastQueuedMs === null) return 0;
  return Math.max(0, Math.ceil((lastQueuedMs - nowMs) / 1000) + MAIL_AGAIN_SECONDS);
}
