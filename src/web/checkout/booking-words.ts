import type { BookingView } from '#contract/booking-views.ts';
import { formatTime, formatWeekdayDay, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { dateAndTime } from '../booking-widgets/trip-words.ts';

/** A booking's page opens with these words. */
export function headlineOf(booking: BookingView): { title: string; text: string } {
  const { status, customerEmail, answerBy } = booking;
  switch (status) {
    case 'paid':
      return {
        title: 'Booking Confirmed',
        text: `Your trip is booked and paid. We have sent the confirmation to ${customerEmail}.`,
      };
    case 'pending':
      return {
        title: 'Booking Confirmed',
        text: `Your places are reserved. We have sent the details and the payment link to ${customerEmail}.`,
      };
    case 'asked':
      return {
        title: 'Waiting for Your Captain',
        text: `Your places are kept, and your captain has been asked to confirm${answerBy === null ? '' : ` by ${islandTimeOf(answerBy)}, Sint Maarten time`}. Your card has not been charged; it is only charged after a yes. We write to ${customerEmail} either way.`,
      };
    case 'held':
      return {
        title: 'Payment Processing',
        text: 'We are waiting for your payment. Your confirmation follows as soon as it arrives.',
      };
    case 'expired':
      return {
        title: 'Booking Expired',
        text: 'This booking was not paid in time, so its places were given back. Nothing was charged.',
      };
    case 'cancelled':
      return {
        title: 'Booking Cancelled',
        text:
          booking.paymentStatus === 'paid'
            ? 'This booking was cancelled. Nothing of what you paid goes back to you.'
            : 'This booking was cancelled. Nothing was charged.',
      };
    case 'refunded':
      return refundedHeadline(booking);
  }
}

function refundedHeadline({ refundedCents, amountCents }: BookingView) {
  const isPart = refundedCents > 0 && refundedCents < amountCents;
  return {
    title: isPart ? 'Booking Cancelled' : 'Booking Refunded',
    text: isPart
      ? `This booking was cancelled. We are giving you back ${formatDollars(refundedCents)} of the ${formatDollars(amountCents)} that you paid.`
      : 'This trip did not take place for you. Your money is on its way back.',
  };
}

/** "Friday, December 4, 2026 at 9:00 AM"; a charter without a time has the whole day. */
export function tripTimeOf({ startDate, endDate, time }: BookingView): string {
  return dateAndTime(startDate, time, endDate);
}

/** "Friday, December 4 at 9:00 AM" on the island's clocks, of an instant in ISO form. */
export function islandTimeOf(instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  return `${formatWeekdayDay(day)} at ${formatTime(time)}`;
}
