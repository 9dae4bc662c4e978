import type { TripView } from '#contract/public/trip-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';

type HeadedTrip = Pick<TripView, 'booking' | 'paidBy'>;

/** Returns the title and text of a trip's page; a trip that goes ahead has only a title. */
export function headlineOf(
  trip: HeadedTrip,
  words: TripMessages,
  money: (cents: number) => string,
): { title: string; text: string | null } {
  const { status, boat } = trip.booking;
  switch (status) {
    case 'paid':
      return { title: words.tripOn(boat.name), text: null };
    case 'pending':
      return { title: words.reserved(boat.name), text: null };
    case 'asked':
      return { title: words.awaiting(boat.name), text: null };
    case 'held':
      return { title: words.paymentComes, text: words.paymentComesText };
    case 'expired':
      return { title: words.ended, text: words.endedText };
    case 'cancelled':
    case 'refunded':
      return { title: words.cancelled, text: moneyBack(trip, words, money) };
  }
}

function moneyBack(
  { booking: { amountCents, refundedCents, paymentStatus }, paidBy }: HeadedTrip,
  words: TripMessages,
  money: (cents: number) => string,
): string {
  if (paidBy === 'cash' || paidBy === 'elsewhere')
    return words.captainGivesBack(money(refundedCents));
  if (refundedCents > 0) return words.partBack(money(refundedCents), money(amountCents));
  return paymentStatus === 'paid' ? words.nothingOf(money(amountCents)) : words.nothingCharged;
}
