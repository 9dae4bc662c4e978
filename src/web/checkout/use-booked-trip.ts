import type { BoatView } from '#contract/boat-views.ts';
import type { RequestedBooking } from '#contract/booking-payloads.ts';
import { suggestDays } from '#domain/availability.ts';
import { addDays, daysBetween, type IslandNow } from '#domain/days.ts';
import type { TripPrice } from '#domain/pricing.ts';
import { decideTrip, priceTripRequest, type BoatForSale, type TripRequest } from '#domain/trips.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { boatForSale } from '../booking-widgets/boat-for-sale.ts';
import { isPaymentOpened } from './opened-payment.ts';
import { useCheckout } from './use-checkout.ts';

/**
 * The chosen trip on its way to being paid: its price, and why it cannot be sold, if so, and on which days
 * it can. The refusal is only told, the server decides; it is not told of a trip that this browser holds itself.
 */
export function useBookedTrip(boat: BoatView, trip: RequestedBooking, onRefused: () => void) {
  const now = useIslandNow();
  const isHydrated = useIsHydrated();
  const sale = boatForSale(boat);
  const input = { ...trip, start: trip.date };
  const priced = priceTripRequest(sale, input);
  const checkout = useCheckout({ boat, trip, priceCents: priced.totalCents, onRefused });
  const price: TripPrice = priced.isValid
    ? { ...priced, totalCents: checkout.amountCents }
    : priced;
  const decided = decideTrip(sale, input, now);
  const isOwnHold = isHydrated && isPaymentOpened(boat.id, trip);
  const isRefused = priced.isValid && !decided.ok && !isOwnHold;
  if (!isRefused) return { price, refusal: null, otherDays: [], checkout };
  return {
    price,
    refusal: decided.problem.message,
    otherDays: daysFor(sale, input, now),
    checkout,
  };
}

/** The next days on which such a trip can start, at whatever time. */
function daysFor(sale: BoatForSale, input: TripRequest, now: IslandNow) {
  const length = daysBetween(input.start, input.end);
  return suggestDays(input.start < now.day ? now.day : input.start, (start) => {
    const moved = { ...input, start, end: addDays(start, length), time: null };
    return decideTrip(sale, moved, now).ok;
  });
}
