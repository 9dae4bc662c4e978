import type { Sailing } from '../availability/trip-times.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import type { PriceTerms } from '../money/pricing.ts';

export const boatTypes = [
  'Catamaran',
  'Fishing Charter',
  'Luxury Yacht',
  'Speedboat',
  'Sailboat',
] as const;
export type BoatType = (typeof boatTypes)[number];

export const tripTypes = ['private', 'tour', 'both'] as const;
export type TripType = (typeof tripTypes)[number];

/** Pricing modes that a boat offers: one, or both. */
export const offeredPricings = ['perSeat', 'charter', 'both'] as const;
export type OfferedPricing = (typeof offeredPricings)[number];

export const boatStatuses = ['draft', 'published'] as const;
export type BoatStatus = (typeof boatStatuses)[number];

/** Maximum number of boats per operator, including drafts: the operator's portal loads all of them. */
export const MAX_BOATS = 50;

/** The boat fields that the rules need. */
export type BoatTerms = Sailing & PriceTerms & { tripType: TripType };

/**
 * Returns the modes that a guest may choose between: allowed by the trip type and priced above zero, seats first (spec
 * 4: booking selection).
 */
export function listPricedModes(
  boat: Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>,
): PricingMode[] {
  const modes: PricingMode[] = [];
  if (boat.tripType !== 'private' && (boat.pricePerSeatCents ?? 0) > 0) modes.push('perSeat');
  if (boat.tripType !== 'tour' && (boat.charterPriceCents ?? 0) > 0) modes.push('charter');
  return modes;
}

/** Group sizes the search offers (spec 9). */
export const groupRanges = ['1-4', '5-10', '11-20', '21+'] as const;
