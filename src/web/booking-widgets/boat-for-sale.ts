import type { BoatView } from '#contract/boat-views.ts';
import { centsFromDecimal } from '#domain/money.ts';
import type { BoatForSale } from '#domain/trips.ts';

/** A boat view as the domain's boat: prices in whole cents. */
export function boatForSale(boat: BoatView): BoatForSale {
  return {
    ...boat,
    pricePerSeatCents: cents(boat.pricePerSeat),
    charterPriceCents: cents(boat.charterPricePerDay),
  };
}

function cents(price: string | null): number | null {
  return price === null ? null : centsFromDecimal(price);
}
