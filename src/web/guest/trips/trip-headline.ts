import type { TripView } from '#contract/public/trip-api.ts';
import type { TripMessages } from '#i18n/catalogues/messages.ts';

type HeadedTrip = Pick<TripView, 'booking' | 'paidBy'>;

/** Returns the title and text for a trip's page. A trip that goes ahead has only a title. */
export function describeTripHeadline(
  trip: HeadedTrip,
  t: TripMessages,
  money: (cents: number) => string,
): { title: string; text: string | null } {
  const { status, boat } = trip.booking;
  switch (status) {
    case 'paid':
      return { title: t.tripOn(boat.name), text: null };
    case 'pending':
      return { title: t.reserved(boat.name), text: null };
    case 'asked':
      return { title: t.awaiting(boat.name), text: null };
    case 'held':
      return { title: t.paymentComes, text: t.paymentComesText };
    case 'expired':
      return { title: t.ended, text: t.endedText };
    case 'cancelled':
    case 'refunded':
      return { title: t.cancelled, text: moneyBack(trip, t, money) };
  }
}

function moneyBack(
  { booking: { amountCents, refundedCents, paymentStatus }, paidBy }: HeadedTrip,
  t: TripMessages,
  money: (cents: number) => string,
): string {
  if (paidBy === 'cash' || paidBy === 'elsewhere') return t.captainGivesBack(money(refundedCents));
  if (refundedCents > 0) return t.partBack(money(refundedCents), money(amountCents));
  return paymentStatus === 'paid' ? t.nothingOf(money(amountCents)) : t.nothingCharged;
}
