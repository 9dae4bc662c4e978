import { formatFullDay } from '#domain/days.ts';
import { BANK_SHOWS_REFUND_WITHIN } from '#domain/site-texts.ts';
import { formatDollars } from '#domain/money.ts';
import { keptForOperator } from '#domain/refunds.ts';
import { moneyOf } from '../booking-money.ts';
import type { BookingRecord } from '../booking-queries.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import { guests, guestFacts, support, tripFacts } from './trip-facts.ts';

/** What a guest reads when their booking was called off. */
export function cancelledMail(booking: BookingRecord, site: MailSite): MailContent {
  const when = formatFullDay(booking.start_date);
  return {
    subject: `Cancelled: ${booking.boat_name}, ${when}`,
    preview: moneyWords(booking),
    greeting: `Hello ${booking.customer_name},`,
    paragraphs: [
      `Your booking ${booking.code} on ${booking.boat_name} was cancelled. You are not expected on board.`,
      moneyWords(booking),
    ],
    facts: [...tripFacts(booking), ...refundFact(booking)],
    action: { label: 'Find another trip', url: `${site.publicUrl}/booking` },
    closing: [support(booking, site)],
  };
}

/** What its operator reads. */
export function operatorCancelledMail(booking: BookingRecord): MailContent {
  return {
    subject: `Cancelled: ${booking.boat_name}, ${formatFullDay(booking.start_date)}`,
    preview: `${booking.customer_name}, ${guests(booking)}.`,
    greeting: `Hello ${booking.operator_name},`,
    paragraphs: [
      `We cancelled the booking of ${booking.customer_name} on ${booking.boat_name}. Their places are free again.`,
      booking.paid_at === null
        ? 'It was not paid, so nothing changes in what you are owed.'
        : `${formatDollars(booking.refunded_cents)} of the ${formatDollars(booking.amount_cents)} that was paid goes back to the guest. Your part of what is kept is ${formatDollars(keptOf(booking))}; your statement shows it.`,
    ],
    facts: [...tripFacts(booking), ...refundFact(booking), ...guestFacts(booking)],
    closing: ['The calendar file takes this trip out of your own calendar.'],
  };
}

function moneyWords({ paid_at: paidAt, refunded_cents: back, amount_cents: paid }: BookingRecord) {
  if (paidAt === null) return 'Nothing was charged.';
  if (back === 0) return `Nothing of the ${formatDollars(paid)} that you paid goes back to you.`;
  const howMuch =
    back === paid
      ? `the whole ${formatDollars(paid)}`
      : `${formatDollars(back)} of the ${formatDollars(paid)} that you paid`;
  return `We are giving you back ${howMuch}. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`;
}

function refundFact(booking: BookingRecord): [string, string][] {
  return booking.paid_at === null ? [] : [['Refund', formatDollars(booking.refunded_cents)]];
}

function keptOf(booking: BookingRecord): number {
  return keptForOperator(moneyOf(booking));
}
