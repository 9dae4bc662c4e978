import * as z from 'zod/mini';
import { resendableKinds, mailReaders } from '#domain/booking-mails.ts';
import { bookingStatuses } from '#domain/bookings.ts';
import { isDay } from '#domain/days.ts';
import { portCodes } from '#domain/ports.ts';
import { refundStates } from '#domain/refunds.ts';
import { searchQuery } from './admin-search-query.ts';

const day = z.optional(z.string().check(z.refine(isDay, 'Please choose a day')));

/**
 * GET /api/admin/bookings. `search` is the beginning of a code, of a guest's name or surname, or of their
 * email address. Days are those of the trip, both included: a charter is on each of its days. `refund` is how any of
 * its refunds stands.
 */
export const adminBookingsQuery = z.extend(searchQuery, {
  status: z.optional(z.enum(bookingStatuses, 'There is no such status')),
  refund: z.optional(z.enum(refundStates, 'There is no such state of a refund')),
  port: z.optional(z.enum([...portCodes, 'other'], 'There is no such port')),
  boat: z.optional(z.uuid('There is no such boat')),
  operator: z.optional(z.uuid('There is no such operator')),
  day,
  from: day,
  to: day,
});
export type AdminBookingsQuery = z.infer<typeof adminBookingsQuery>;

/** POST /api/admin/bookings/{id}/mails. */
export const sendMailAgainPayload = z.object({
  kind: z.enum(resendableKinds, 'Please choose a mail'),
  recipient: z.enum(mailReaders, 'Please choose who gets it'),
});
export type SendMailAgainPayload = z.infer<typeof sendMailAgainPayload>;
