import { keptForOperator } from '#domain/refunds/refunds.ts';
import { toPaidMoney } from '../core/bookings/booking-queries.ts';
import { toGuest } from '../core/mails/booking-mail-templates.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';
import {
  bankShows,
  findMailedBooking,
  guestMail,
  money,
  operatorMail,
  refundToPayer,
  seeBooking,
  tripTitle,
  type MailedBooking,
} from '../core/mails/booking-mail-parts.ts';

/** The `matter` of these mails is the refund. */
export const refundMails = {
  refund: async (deps, { subject_id: bookingId, matter: refundId, recipient }) => {
    const reader = recipient === 'visitor' ? 'visitor' : 'operator';
    const booking = await findMailedBooking(deps, bookingId, reader);
    const refund = refundId && (await findMailedRefund(deps.database, refundId));
    if (!booking || !refund) return null;
    return recipient === 'visitor'
      ? { content: refundMail(booking, refund.cents, deps.site), ...toGuest(deps, booking) }
      : { content: operatorRefundMail(booking, refund.cents), to: booking.operator_email };
  },
} satisfies Partial<MailTemplates>;

/** Mail to a guest about a refund that changes nothing else. */
function refundMail(booking: MailedBooking, cents: number, site: MailSite): MailContent {
  const { words, code, boat_name: boat } = booking;
  const back = money(booking, cents);
  const paid = money(booking, booking.amount_cents);
  return guestMail(booking, site, {
    subject: words.refunded(back, tripTitle(booking)),
    preview: words.refundedShort(back),
    paragraphs: [
      booking.handed_over_at === null
        ? `${words.refundedText(back, paid, code, boat)} ${bankShows(booking)}`
        : `${words.refundedToPayer(back, code, boat)} ${refundToPayer(booking)}`,
      ...(booking.status === 'paid' ? [words.bookingStays] : []),
    ],
    action: seeBooking(booking),
  });
}

function operatorRefundMail(booking: MailedBooking, cents: number): MailContent {
  const { captainWords: words } = booking;
  const back = money(booking, cents);
  const paid = money(booking, booking.amount_cents);
  const kept = money(booking, keptForOperator(toPaidMoney(booking)));
  return operatorMail(booking, {
    subject: booking.words.refunded(back, tripTitle(booking)),
    preview: words.getsBack(booking.customer_name, back),
    paragraphs: [
      words.goesBack(back, paid, kept),
      ...(booking.status === 'paid' ? [words.bookingStays] : []),
    ],
  });
}

function findMailedRefund(reader: Queryable, id: string): Promise<{ cents: number } | undefined> {
  return reader
    .selectFrom('booking_refunds')
    .select('cents')
    .where('id', '=', id)
    .executeTakeFirst();
}
