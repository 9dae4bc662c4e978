import { computeOperatorShare } from '#domain/refunds/refunds.ts';
import { toPaidMoney } from '../core/bookings/booking-queries.ts';
import { toGuest } from '../core/mails/load-trip-mail.ts';
import { findBookingForGuest, findBookingForOperator } from '../core/mails/mailed-bookings.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** The `dedupeId` of these mails is the refund. */
export const refundMails = {
  refund: {
    visitor: async (deps, { subjectId: bookingId, dedupeId: refundId }) => {
      const found = await findBookingForGuest(deps, bookingId);
      const refund = await findMailedRefund(deps.database, refundId);
      if (!found || !refund) return null;
      return { data: { trip: found.trip, cents: refund.cents }, ...toGuest(deps, found) };
    },
    operator: async (deps, { subjectId: bookingId, dedupeId: refundId }) => {
      const found = await findBookingForOperator(deps, bookingId);
      const refund = await findMailedRefund(deps.database, refundId);
      if (!found || !refund) return null;
      const { booking, trip, language } = found;
      const keptCents = computeOperatorShare(toPaidMoney(booking));
      return { data: { trip, ...refund, keptCents }, language, to: booking.operatorEmail };
    },
  },
} satisfies Partial<MailLoaders>;

function findMailedRefund(
  reader: Queryable,
  id: string | null,
): Promise<{ cents: number } | undefined> {
  return reader
    .selectFrom('bookingRefunds')
    .select('cents')
    .where('id', '=', id)
    .executeTakeFirst();
}
