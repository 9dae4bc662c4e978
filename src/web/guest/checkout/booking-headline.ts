import type { BookingView } from '#contract/public/booking-views.ts';
import type { BookingMessages } from '#i18n/catalogues/messages.ts';
import type { TripTimes } from '../../shared/calendar/use-trip-times.ts';

type Headline = { title: string; text: string };

export function headlineOf(
  booking: BookingView,
  words: BookingMessages,
  times: TripTimes,
): Headline {
  const { status, customerEmail } = booking;
  switch (status) {
    case 'paid':
      return { title: words.confirmed, text: words.paidText(customerEmail) };
    case 'pending':
      return { title: words.confirmed, text: words.reservedText(customerEmail) };
    case 'asked':
      return { title: words.asked, text: askedText(booking, words, times) };
    case 'held':
      return { title: words.paymentProcessing, text: words.heldText };
    case 'expired':
      return { title: words.expired, text: words.expiredText };
    case 'cancelled':
      return {
        title: words.cancelled,
        text: booking.paymentStatus === 'paid' ? words.cancelledPaid : words.cancelledUnpaid,
      };
    case 'refunded':
      return refundedHeadline(booking, words, times);
  }
}

function askedText(
  { customerEmail, answerBy }: BookingView,
  words: BookingMessages,
  { moment }: TripTimes,
): string {
  return answerBy === null
    ? words.askedText(customerEmail)
    : words.askedTextBy(customerEmail, words.islandTime(moment(answerBy)));
}

function refundedHeadline(
  { refundedCents, amountCents }: BookingView,
  words: BookingMessages,
  { money }: TripTimes,
): Headline {
  return refundedCents > 0 && refundedCents < amountCents
    ? { title: words.cancelled, text: words.partText(money(refundedCents), money(amountCents)) }
    : { title: words.bookingRefunded, text: words.refundedText };
}
