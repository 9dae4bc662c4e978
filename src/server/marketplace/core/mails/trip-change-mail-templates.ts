import { paths } from '#contract/pages/paths.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { keptForOperator } from '#domain/refunds/refunds.ts';
import { toPaidMoney } from '../bookings/booking-queries.ts';
import type { MailContent, MailSite } from '../../../platform/mail/mail-layout.ts';
import {
  bankShows,
  cancellationFact,
  guestMail,
  money,
  operatorMail,
  buildPageAddress,
  describeParty,
  describePaidByHand,
  payUntil,
  refundToPayer,
  seeBooking,
  smallestNumberNote,
  buildTripDetailRows,
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
    facts: [...cancellationFact(booking), ...buildTripDetailRows(booking)],
    action: seeBooking(booking),
    closing: [words.calendarIsNew],
  });
}

/** Repeats the deadline, since an unpaid reservation expires at the new start at the latest. */
function ifItDoesNotSuit(booking: MailedBooking): string {
  const { words } = booking;
  if (booking.status === 'pending') return words.orDoNotPay(payUntil(booking));
  if (describePaidByHand(booking) !== null) return words.orAskCaptain;
  return booking.status === 'asked' ? words.orWriteToUs : words.orCancel;
}

export function operatorMovedMail(booking: MailedBooking): MailContent {
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return operatorMail(booking, {
    subject: words.moved(tripTitle(booking)),
    preview: describeParty(booking),
    paragraphs: [
      booking.moved_by === 'visitor' ? words.guestMoved(guest, boat) : words.hasMoved(guest, boat),
    ],
    closing: [words.calendarMoves],
  });
}

export function clashMail(booking: MailedBooking, site: MailSite): MailContent {
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return operatorMail(booking, {
    subject: words.clash(tripTitle(booking)),
    preview: words.clashShort(guest),
    paragraphs: [words.clashText(guest, boat), settleWords(booking)],
    action: {
      label: words.settleNow,
      url: buildPageAddress(booking, site, portalPaths.operatorDashboard()),
    },
  });
}

function settleWords({ captainWords: words, ...booking }: MailedBooking): string {
  if (booking.status !== 'paid') return words.settleUnpaid;
  return describePaidByHand(booking) === null ? words.settlePaid : words.settleByHand;
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
    action: { label: words.findAnother, url: buildPageAddress(booking, site, paths.listing()) },
  });
}

export function operatorCancelledMail(booking: MailedBooking): MailContent {
  const { captainWords: words, customer_name: guest, boat_name: boat } = booking;
  return operatorMail(booking, {
    subject: words.cancelled(tripTitle(booking)),
    preview: describeParty(booking),
    paragraphs: [
      booking.cancelled_by === 'visitor'
        ? words.guestCancelled(guest, boat)
        : words.weCancelled(guest, boat),
      operatorMoneyWords(booking),
    ],
    closing: [words.calendarTakesOut],
  });
}

function operatorMoneyWords(booking: MailedBooking): string {
  const { captainWords: words, refunded_cents: back, amount_cents: paid } = booking;
  if (booking.paid_at === null) return words.wasUnpaid;
  if (describePaidByHand(booking) !== null) return words.giveBack(money(booking, paid));
  const kept = keptForOperator(toPaidMoney(booking));
  return words.goesBack(money(booking, back), money(booking, paid), money(booking, kept));
}

function moneyWords(booking: MailedBooking): string {
  const { words, paid_at: paidAt, refunded_cents: back } = booking;
  const paid = money(booking, booking.amount_cents);
  if (describePaidByHand(booking) !== null) return words.paidToCaptain(paid, booking.operator_name);
  if (paidAt === null) return words.nothingCharged;
  if (booking.handed_over_at !== null) return refundToPayer(booking);
  if (back === 0) return words.nothingBack(paid);
  const isWhole = back === booking.amount_cents;
  const howMuch = isWhole ? words.wholeBack(paid) : words.partBack(money(booking, back), paid);
  return `${howMuch} ${bankShows(booking)}`;
}
