import { formatFullDay } from '#domain/days.ts';
import { BANK_SHOWS_REFUND_WITHIN } from '#domain/info-promises.ts';
import { formatDollars } from '#domain/money.ts';
import { keptForOperator } from '#domain/refunds.ts';
import type { BookingRecord } from '../../bookings/booking-queries.ts';
import type { Reader } from '../../database/database.ts';
import { moneyOf } from '../../bookings/booking-money.ts';
import type { MailContent } from '../../mail/mail-layout.ts';
import {
  bookingLink,
  guestFacts,
  support,
  tripFacts,
  type MailSite,
} from '../../bookings/mails/trip-facts.ts';

/** What a guest reads when money goes back to them and nothing else about their booking changes. */
export function refundMail(booking: BookingRecord, cents: number, site: MailSite): MailContent {
  const back = formatDollars(cents);
  return {
    subject: `Refund of ${back}: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: `We are giving you back ${back}.`,
    greeting: `Hello ${booking.customer_name},`,
    paragraphs: [
      `We are giving you back ${back} of the ${formatDollars(booking.amount_cents)} that you paid for your booking ${booking.code} on ${booking.boat_name}. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`,
      ...(booking.status === 'paid' ? ['Your booking stays as it is.'] : []),
    ],
    facts: [...tripFacts(booking), ['Refund', back]],
    action: { label: 'See your booking', url: bookingLink(booking, site) },
    closing: [support(booking, site)],
  };
}

/** What its operator reads: whose money it is. */
export function operatorRefundMail(booking: BookingRecord, cents: number): MailContent {
  const back = formatDollars(cents);
  return {
    subject: `Refund of ${back}: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: `${booking.customer_name} gets back ${back}.`,
    greeting: `Hello ${booking.operator_name},`,
    paragraphs: [
      `${back} of the ${formatDollars(booking.amount_cents)} that ${booking.customer_name} paid goes back to them. Your part of what is kept is ${formatDollars(keptForOperator(moneyOf(booking)))}; your statement shows it.`,
      ...(booking.status === 'paid' ? ['The booking stays as it is.'] : []),
    ],
    facts: [...tripFacts(booking), ['Refund', back], ...guestFacts(booking)],
    closing: [],
  };
}

export async function findMailedRefund(
  reader: Reader,
  id: string,
): Promise<{ cents: number } | null> {
  const refund = await reader
    .selectFrom('booking_refunds')
    .select('cents')
    .where('id', '=', id)
    .executeTakeFirst();
  return refund ?? null;
}
