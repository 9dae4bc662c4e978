import { listPricedModes, type BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';

type Prices = Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;

/** Returns the mode with which a boat's page and the booking form open: the requested one, else the first on offer. */
export function chooseMode(boat: Prices, requested: string | undefined): PricingMode {
  const modes = listPricedModes(boat);
  const fallback = boat.tripType === 'private' ? 'charter' : 'perSeat';
  return modes.find((mode) => mode === requested) ?? modes[0] ?? fallback;
}

/** Returns the smallest size of a searched group, at most `max`: 5 for "5-10" and for "5", 1 for anything invalid. */
export function chooseGroupSize(searched: string, max: number): number {
  const smallest = Number(/^\d{1,3}/.exec(searched)?.[0] ?? 1);
  return Math.min(Math.max(1, smallest), max);
}
