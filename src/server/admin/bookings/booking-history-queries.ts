import type { Reader } from '../../database/database.ts';

export type StepRow = Awaited<ReturnType<typeof findSteps>>[number];

/** The steps of a booking's life, in their order. */
export function findSteps(reader: Reader, bookingId: string) {
  return reader
    .selectFrom('booking_events')
    .select(['at', 'event', 'actor', 'facts'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

export type MailRow = Awaited<ReturnType<typeof findMailsOf>>[number];

/** The mails about a booking, in the order they were promised. */
export function findMailsOf(reader: Reader, bookingId: string) {
  return reader
    .selectFrom('mails')
    .select(['kind', 'recipient', 'queued_at', 'sent_at', 'failed_at', 'attempts', 'last_error'])
    .where('subject_id', '=', bookingId)
    .orderBy('queued_at')
    .orderBy('key')
    .execute();
}

/** These leave a step of the booking's own as well. */
const actsWithStep = ['cancel-booking', 'refund-booking', 'send-refund-again', 'settle-refund'];

export type EventRow = Awaited<ReturnType<typeof findEventsOn>>[number];

/** What else admins did to a booking. */
export function findEventsOn(reader: Reader, bookingId: string) {
  return reader
    .selectFrom('audit_events')
    .select(['at', 'action', 'admin_name', 'subject_name', 'facts'])
    .where('subject_id', '=', bookingId)
    .where('subject_kind', '=', 'booking')
    .where('action', 'not in', actsWithStep)
    .orderBy('id')
    .execute();
}
