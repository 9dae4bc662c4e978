import { formatDollars } from '#domain/money.ts';
import { keptForOperator } from '#domain/refunds.ts';
import { moneyOf } from '../booking-queries.ts';
import type { MailContent, MailSite } from '../../mail/mail-layout.ts';
import {
  bankShows,
  guestMail,
  guests,
  money,
  operatorMail,
  pageFor,
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
  const { words, boat_name: boat, operator_name: captain } = booking;
  const isByGuest = booking.moved_by === 'visitor';
  return guestMail(booking, site, {
    subject: words.moved(tripTitle(booking)),
    preview: isByGuest ? words.youMovedShort : words.captainMovedShort,
    paragraphs: [
      ...(isByGuest
        ? [words.youMoved(boat)]
        : [words.captainMoved(captain, boat), ifItDoesNotSuit(booking)]),
      ...smallestNumberNote(booking),
    ],
    facts: toldFacts(booking),
    action: seeBooking(booking),
    closing: [words.calendarIsNew],
  });
}

/** An unpaid reservation ends at the new start at the latest, so the deadline is repeated. */
function ifItDoesNotSuit(booking: MailedBooking): string {
  const { words } = booking;
  if (booking.status === 'pending') return words.orDoNotPay(payUntil(booking));
  if (paidByHandWords(booking) !== null) return words.orAskCaptain;
  return booking.status === 'asked' ? words.orWriteToUs : words.orCancel;
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
  const { words, code, boat_name: boat } = booking;
  return guestMail(booking, site, {
    subject: words.cancelled(tripTitle(booking)),
    preview: moneyWords(booking),
    paragraphs: [
      booking.cancelled_by === 'visitor'
        ? words.youCancelled(code, boat)
        : words.wasCancelled(code, boat),
      moneyWords(booking),
    ],
    facts: refundFact(booking),
    action: { label: words.findAnother, url: pageFor(booking, site, '/booking') },
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
  const { words, paid_at: paidAt, refunded_cents: back } = booking;
  const paid = money(booking, booking.amount_cents);
  if (paidByHandWords(booking) !== null) return words.paidToCaptain(paid, booking.operator_name);
  if (paidAt === null) return words.nothingCharged;
  if (booking.handed_over_at !== null) return refundToPayer(booking);
  if (back === 0) return words.nothingBack(paid);
  const isWhole = back === booking.amount_cents;
  const howMuch = isWhole ? words.wholeBack(paid) : words.partBack(money(booking, back), paid);
  return `${howMuch} ${bankShows(booking)}`;
}

function refundFact(booking: MailedBooking): [string, string][] {
  return booking.paid_at === null || paidByHandWords(booking) !== null
    ? []
    : [[booking.words.refund, money(booking, booking.refunded_cents)]];
}
