import type { TripView } from '#contract/trip-api.ts';
import { formatDollars } from '#domain/money.ts';

/** A trip's page opens with these words; a trip that stands needs no more than its title. */
export function headlineOf({
  booking: { status, boat, amountCents, refundedCents, paymentStatus },
  paidBy,
}: Pick<TripView, 'booking' | 'paidBy'>): {
  title: string;
  text: string | null;
} {
  switch (status) {
    case 'paid':
      return { title: `Your trip on ${boat.name}`, text: null };
    case 'pending':
      return { title: `Your trip on ${boat.name} is reserved`, text: null };
    case 'asked':
      return { title: `Your trip on ${boat.name} awaits your captain`, text: null };
    case 'held':
      return {
        title: 'Your payment is on its way',
        text: 'This page shows your trip as soon as the payment has arrived.',
      };
    case 'expired':
      return {
        title: 'This booking has ended',
        text: 'It was not paid or not confirmed in time, so its places were given back. Nothing was charged.',
      };
    case 'cancelled':
    case 'refunded':
      return {
        title: 'This trip was cancelled',
        text:
          paidBy === 'cash' || paidBy === 'elsewhere'
            ? `Your captain gives you back the ${formatDollars(refundedCents)} that you paid them.`
            : refundedCents > 0
              ? `${formatDollars(refundedCents)} of the ${formatDollars(amountCents)} that was paid goes back to the card that paid.`
              : paymentStatus === 'paid'
                ? `Nothing of the ${formatDollars(amountCents)} that was paid goes back.`
                : 'Nothing was charged.',
      };
  }
}
