import type { BoatView } from '#contract/boat-views.ts';
import { centsFromDecimal } from '#domain/money.ts';
import type { BoatForSale } from '#domain/trips.ts';

/** A boat as the rules of selling know it: its prices are whole cents. */
export function boatForSale(boat: BoatView): BoatForSale {
  return {
    tripType: boat.tripType,
    capacity: boat.capacity,
    pricePerSeatCents: cents(boat.pricePerSeat),
    charterPriceCents: cents(boat.charterPricePerDay),
    availability: boat.availability,
    tripMinutes: boat.tripMinutes,
    turnaroundMinutes: boat.turnaroundMinutes,
    taken: boat.taken,
    closed: boat.closed,
  };
}

function cents(price: string | null): number | null {
  return price === null ? null : centsFromDecimal(price);
}
