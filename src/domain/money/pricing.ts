import type { ErrorMessage } from '../errors/error-message.ts';
import type { PricingMode } from './pricing-modes.ts';
import { computePercent } from './money.ts';

/** Added to the trip's price in the form flow only (spec 9). */
export const SERVICE_FEE_PERCENT = 5;

/** The boat fields that a price depends on. Prices are whole cents; null means not priced. */
export type PriceTerms = {
  capacity: number;
  pricePerSeatCents: number | null;
  charterPriceCents: number | null;
};

export type PriceQuestion = {
  boat: PriceTerms;
  mode: PricingMode;
  groupSize: number;
  /** Length of a charter; a tour is one day. */
  days?: number;
};

export type TripPrice =
  | { isValid: true; unitCents: number; units: number; totalCents: number; error: null }
  | { isValid: false; totalCents: 0; error: ErrorMessage; reason: NoPrice };

/** Reason for a missing price: no guests, too many guests, or an unpriced mode. */
export type NoPrice = 'nobody' | 'capacity' | PricingMode;

/** Returns a trip's price in whole cents, or one of spec 5's four messages if it has no price. */
export function priceTrip({ boat, mode, groupSize, days = 1 }: PriceQuestion): TripPrice {
  if (!(groupSize > 0)) return refuseUnpriced('groupSize.tooSmall', 'nobody');
  if (groupSize > boat.capacity)
    return refuseUnpriced(
      { code: 'groupSize.overCapacity', values: { count: boat.capacity } },
      'capacity',
    );
  const unitCents = (mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents) ?? 0;
  if (unitCents <= 0) return refuseUnpriced(unpricedMessages[mode], mode);
  const units = mode === 'perSeat' ? groupSize : days;
  return { isValid: true, unitCents, units, totalCents: unitCents * units, error: null };
}

const unpricedMessages = {
  perSeat: 'price.perSeatMissing',
  charter: 'price.charterMissing',
} as const satisfies Record<PricingMode, ErrorMessage>;

function refuseUnpriced(error: ErrorMessage, reason: NoPrice): TripPrice {
  return { isValid: false, totalCents: 0, error, reason };
}

/** Adds the service fee: the form flow's total in cents. */
export function addServiceFee(tripCents: number): { feeCents: number; totalCents: number } {
  const feeCents = computePercent(tripCents, SERVICE_FEE_PERCENT);
  return { feeCents, totalCents: tripCents + feeCents };
}
