import type { BookingView } from '#contract/public/booking-views.ts';
import type { BookingMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../../shared/calendar/use-trip-times.ts';

type Headline = { title: string; text: string };

export function describeBookingHeadline(
  booking: BookingView,
  t: BookingMessages,
  times: TripTimes,
): Headline {
  const { status, customerEmail } = booking;
  switch (status) {
    case 'paid':
      return { title: t.confirmed, text: t.paidText(customerEmail) };
    case 'pending':
      return { title: t.confirmed, text: t.reservedText(customerEmail) };
    case 'asked':
      return { title: t.asked, text: describeAwaitingApproval(booking, t, times) };
    case 'held':
      return { title: t.paymentProcessing, text: t.heldText };
    case 'expired':
      return { title: t.expired, text: t.expiredText };
    case 'cancelled':
      return {
        title: t.cancelled,
        text: booking.paymentStatus === 'paid' ? t.cancelledPaid : t.cancelledUnpaid,
      };
    case 'refunded':
      return refundedHeadline(booking, t, times);
  }
}

function describeAwaitingApproval(
  { customerEmail, answerBy }: BookingView,
  t: BookingMessages,
  { moment }: TripTimes,
): string {
  return answerBy === null
    ? t.askedText(customerEmail)
    : t.askedTextBy(customerEmail, t.islandTime(moment(answerBy)));
}

function refundedHeadline(
  { refundedCents, amountCents }: BookingView,
  t: BookingMessages,
  { money }: TripTimes,
): Headline {
  return refundedCents > 0 && refundedCents < amountCents
    ? { title: t.cancelled, text: t.partText(money(refundedCents), money(amountCents)) }
    : { title: t.bookingRefunded, text: t.refundedText };
}
