import type { BoatView } from '#contract/boat-views.ts';
import type { TripPrice } from '#domain/pricing.ts';
import { decideTrip, priceWish } from '#domain/trips.ts';
import { useIslandNow } from '../frame/island-clock.tsx';
import { boatForSale } from '../trip/boat-for-sale.ts';
import type { AskedBooking } from './booking-query.ts';
import { useCheckout } from './use-checkout.ts';

/**
 * The chosen trip on its way to being paid: its price, and why it cannot be sold, if so. The refusal is
 * only told: the server decides, since what is taken may be this visitor's own earlier hold.
 */
export function useBookedTrip(boat: BoatView, trip: AskedBooking, onRefused: () => void) {
  const now = useIslandNow();
  const sale = boatForSale(boat);
  const wish = { ...trip, start: trip.date };
  const priced = priceWish(sale, wish);
  const checkout = useCheckout({ boat, trip, priceCents: priced.totalCents, onRefused });
  const price: TripPrice = priced.isValid
    ? { ...priced, totalCents: checkout.amountCents }
    : priced;
  const decided = decideTrip(sale, wish, now);
  const refusal = priced.isValid && !decided.ok ? decided.problem.message : null;
  return { price, refusal, checkout };
}
