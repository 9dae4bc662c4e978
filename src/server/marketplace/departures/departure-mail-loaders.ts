import { findBookingForGuest } from '../core/mails/mailed-bookings.ts';
import { toGuest } from '../core/mails/load-trip-mail.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';

/** The `dedupeId` of this mail is the idempotency key of the request that contained the operator's message. */
export const departureMails = {
  'operator-wrote': {
    visitor: async (deps, { subjectId: bookingId, dedupeId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      const event = await deps.database
        .selectFrom('bookingEvents')
        .select('facts')
        .where('bookingId', '=', bookingId)
        .where('idempotencyKey', '=', dedupeId)
        .executeTakeFirst();
      const message = event?.facts['message'];
      if (!found || typeof message !== 'string') return null;
      return { data: { trip: found.trip, message }, ...toGuest(deps, found) };
    },
  },
} satisfies Partial<MailLoaders>;
