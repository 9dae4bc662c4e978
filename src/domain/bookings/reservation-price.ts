import type { BoatTerms } from '../boats/boats.ts';
import { addServiceFee } from '../money/pricing.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { FORM_GROUP_CAP } from './bookings.ts';
import { chooseGroupSize, chooseMode } from './opening-choice.ts';
import { priceTripRequest, type TripRequest } from './trips.ts';

type PricedBoat = Pick<
  BoatTerms,
  'tripType' | 'capacity' | 'pricePerSeatCents' | 'charterPriceCents'
>;

/** Prices a trip of the booking form: `totalCents` includes the service fee (spec 9), `tripCents` does not. */
export function priceReservation(
  boat: PricedBoat,
  request: Pick<TripRequest, 'mode' | 'start' | 'end' | 'groupSize'>,
) {
  const price = priceTripRequest(boat, request);
  return { ...price, ...addServiceFee(price.totalCents), tripCents: price.totalCents };
}

/** Returns the largest group that the booking form offers on a boat. */
export function computeFormCapacity({ capacity }: Pick<BoatTerms, 'capacity'>): number {
  return Math.min(capacity, FORM_GROUP_CAP);
}

/** Prices the one-day trip with which the booking form opens after a search; null if it has no price. */
export function priceSearchedReservation(
  boat: PricedBoat,
  searched: { groupSize: string; mode: PricingMode | undefined },
): { guests: number; totalCents: number } | null {
  const guests = chooseGroupSize(searched.groupSize, computeFormCapacity(boat));
  const mode = chooseMode(boat, searched.mode);
  const price = priceReservation(boat, { mode, ...ONE_DAY, groupSize: guests });
  return price.isValid ? { guests, totalCents: price.totalCents } : null;
}

/** Any single day: the date does not affect the price. */
const ONE_DAY = { start: '2000-01-01', end: '2000-01-01' };
