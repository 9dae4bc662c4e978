import { BANK_SHOWS_REFUND_WITHIN } from '#domain/site-texts.ts';
import { formatDollars } from '#domain/money.ts';
import { keptForOperator } from '#domain/refunds.ts';
import { moneyOf } from '../booking-queries.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import {
  guestMail,
  guests,
  operatorMail,
  paidByHandWords,
  payUntil,
  refundToPayer,
  seeBooking,
  smallestNumberNote,
  toldFacts,
  tripTitle,
  type MailedBooking,
} from './booking-mail-parts.ts';

export function movedMail(booking: MailedBooking, site: MailSite): MailContent {
  return guestMail(booking, site, {
    subject: `New time: ${tripTitle(booking)}`,
    ...(booking.moved_by === 'visitor'
      ? {
          preview: 'You moved your trip.',
          paragraphs: [
            `You moved your trip on ${booking.boat_name}. The new date and time are below; the price stays.`,
            ...smallestNumberNote(booking),
          ],
        }
      : {
          preview: 'Your captain had to move your trip.',
          paragraphs: [
            `${booking.operator_name} had to move your trip on ${booking.boat_name}. The new date and time are below; the price stays.`,
            ifItDoesNotSuit(booking),
            ...smallestNumberNote(booking),
          ],
        }),
    facts: toldFacts(booking),
    action: seeBooking(booking),
    closing: ['The calendar file brings your own calendar up to date.'],
  });
}

/** An unpaid reservation ends at the new start at the latest, so the deadline is repeated. */
function ifItDoesNotSuit(booking: MailedBooking): string {
  if (booking.status === 'pending') {
    return `Please pay until ${payUntil(booking)}, island time. If the new time does not suit you, just do not pay: nothing has been charged.`;
  }
  if (paidByHandWords(booking) !== null) {
    return 'If the new time does not suit you, please ask your captain, whom you have paid.';
  }
  return booking.status === 'asked'
    ? 'If the new time does not suit you, write to us. Your card has not been charged.'
    : 'If the new time does not suit you, cancel on your trip’s page within three days and before the start: you get all of your money back.';
}

export function operatorMovedMail(booking: MailedBooking): MailContent {
  return operatorMail(booking, {
    subject: `Moved: ${tripTitle(booking)}`,
    preview: `${booking.customer_name}, ${guests(booking)}.`,
    paragraphs: [
      booking.moved_by === 'visitor'
        ? `${booking.customer_name} moved their trip on ${booking.boat_name}. The new date and time are below.`
        : `The trip of ${booking.customer_name} on ${booking.boat_name} has moved, and they were told.`,
    ],
    closing: ['The calendar file moves this trip in your own calendar, too.'],
  });
}

/** To an operator whose calendar has a busy time on a sold trip. */
export function clashMail(booking: MailedBooking, site: MailSite): MailContent {
  return operatorMail(booking, {
    subject: `Your calendar says busy: ${tripTitle(booking)}`,
    preview: `${booking.customer_name} is booked at that time.`,
    paragraphs: [
      `Your calendar has a busy time on a trip that is sold: ${booking.customer_name} is booked on ${booking.boat_name}.`,
      booking.status === 'paid' && paidByHandWords(booking) === null
        ? 'Please settle it: keep the trip, move it, or cancel it with a full refund.'
        : `Please settle it: keep the trip, move it, or cancel it. ${booking.status === 'paid' ? 'What you took you give back yourself.' : 'Nothing has been charged yet.'}`,
    ],
    action: { label: 'Settle it now', url: `${site.publicUrl}/operator/dashboard` },
  });
}

export function cancelledMail(booking: MailedBooking, site: MailSite): MailContent {
  return guestMail(booking, site, {
    subject: `Cancelled: ${tripTitle(booking)}`,
    preview: moneyWords(booking),
    paragraphs: [
      booking.cancelled_by === 'visitor'
        ? `You cancelled your booking ${booking.code} on ${booking.boat_name}.`
        : `Your booking ${booking.code} on ${booking.boat_name} was cancelled. You are not expected on board.`,
      moneyWords(booking),
    ],
    facts: refundFact(booking),
    action: { label: 'Find another trip', url: `${site.publicUrl}/booking` },
  });
}

export function operatorCancelledMail(booking: MailedBooking): MailContent {
  return operatorMail(booking, {
    subject: `Cancelled: ${tripTitle(booking)}`,
    preview: `${booking.customer_name}, ${guests(booking)}.`,
    paragraphs: [
      booking.cancelled_by === 'visitor'
        ? `${booking.customer_name} cancelled their booking on ${booking.boat_name}. Their places are free again.`
        : `We cancelled the booking of ${booking.customer_name} on ${booking.boat_name}. Their places are free again.`,
      operatorMoneyWords(booking),
    ],
    facts: refundFact(booking),
    closing: ['The calendar file takes this trip out of your own calendar.'],
  });
}

function operatorMoneyWords(booking: MailedBooking): string {
  const [back, paid] = [booking.refunded_cents, booking.amount_cents].map(formatDollars);
  if (booking.paid_at === null) return 'It was not paid, so nothing changes in what you are owed.';
  return paidByHandWords(booking) === null
    ? `${back} of the ${paid} that was paid goes back to the guest. Your part of what is kept is ${formatDollars(keptForOperator(moneyOf(booking)))}; your statement shows it.`
    : `You took ${paid} for it yourself, so please give that back to your guest yourself. Nothing changes in what you are owed.`;
}

function moneyWords(booking: MailedBooking): string {
  const { paid_at: paidAt, refunded_cents: back, amount_cents: paid } = booking;
  if (paidByHandWords(booking) !== null) {
    return `You paid ${formatDollars(paid)} to your captain and not to us: ${booking.operator_name} gives you your money back.`;
  }
  if (paidAt === null) return 'Nothing was charged.';
  if (booking.handed_over_at !== null) return refundToPayer(booking);
  if (back === 0) return `Nothing of the ${formatDollars(paid)} that you paid goes back to you.`;
  const howMuch =
    back === paid
      ? `the whole ${formatDollars(paid)}`
      : `${formatDollars(back)} of the ${formatDollars(paid)} that you paid`;
  return `We are giving you back ${howMuch}. Your bank usually shows it within ${BANK_SHOWS_REFUND_WITHIN}.`;
}

function refundFact(booking: MailedBooking): [string, string][] {
  return booking.paid_at === null || paidByHandWords(booking) !== null
    ? []
    : [['Refund', formatDollars(booking.refunded_cents)]];
}
