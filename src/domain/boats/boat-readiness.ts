import type { ErrorMessage } from '../errors/error-message.ts';
import type { Availability, Season } from '../availability/availability.ts';
import { listPricedModes, type BoatTerms, type OfferedPricing, type TripType } from './boats.ts';
import { addDays, listDays, computeWeekday, type Day } from '../time/days.ts';

/** The pricing mode that each trip type implies (spec 4: pricing mode in the operator form). */
export const choosePricingMode: Readonly<Record<TripType, OfferedPricing>> = {
  private: 'charter',
  tour: 'perSeat',
  both: 'both',
};

export type Readiness = {
  photos: boolean;
  availability: boolean;
  pricing: boolean;
  isReady: boolean;
};

type BoatToPublish = Pick<
  BoatTerms,
  'tripType' | 'pricePerSeatCents' | 'charterPriceCents' | 'availability'
> & { photoCount: number; hasCalendar: boolean };

/** Decides whether a boat may be published, and which of the three conditions it meets (spec 4). */
export function computeBoatReadiness(boat: BoatToPublish, today: Day): Readiness {
  const photos = boat.photoCount >= 1;
  const availability = boat.hasCalendar || hasDaysToCome(boat.availability, today);
  const pricing = listPricedModes(boat).length === (boat.tripType === 'both' ? 2 : 1);
  return { photos, availability, pricing, isReady: photos && availability && pricing };
}

/** Returns what is missing as one message; null if the boat is ready. */
export function describeMissingForPublishing(readiness: Readiness): ErrorMessage | null {
  const missing: ErrorMessage[] = [
    readiness.photos ? [] : (['need.photo'] as const),
    readiness.availability ? [] : (['need.day'] as const),
    readiness.pricing ? [] : (['need.price'] as const),
  ].flat();
  return missing.length === 0
    ? null
    : { code: 'boat.unready', values: { detail: joinMessages(missing) } };
}

/** Whether any manual day or season day from today on is open. */
function hasDaysToCome(availability: Availability, today: Day): boolean {
  const closedDays = new Set(availability.blackoutDates);
  return (
    availability.manualDays.some((day) => day >= today && !closedDays.has(day)) ||
    availability.recurring.seasons.some((season) => seasonHasDays(season, closedDays, today))
  );
}

function seasonHasDays(season: Season, closedDays: ReadonlySet<Day>, today: Day): boolean {
  if (season.timeSlots.length === 0) return false;
  const first = season.start > today ? season.start : today;
  // Limits the scan: two years without an open day count as closed.
  const last = [season.end, addDays(first, 730)].toSorted()[0] ?? first;
  return listDays(first, last).some(
    (day) => season.weekdays.includes(computeWeekday(day)) && !closedDays.has(day),
  );
}

/** "a", "a and b", "a, b and c" */
function joinMessages(messages: readonly ErrorMessage[]): ErrorMessage {
  return messages.reduceRight((last, first) => ({
    code: typeof last === 'string' ? 'list.pair' : 'list.more',
    values: { first, last },
  }));
}
