import type { BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import type { Time } from '../time/days.ts';

/** What the listing is filtered and sorted by. Every filter may be empty or `all`: then it does not filter (spec 5). */
export type BoatFilters = {
  date: string;
  port: string;
  groupSize: string;
  tripType: string;
  boatType: string;
  /** Most dollars, as one of `priceLimits`, or a range of them (`50-100`, `500-`). */
  price: string;
  /** One of `timesOfDay`. */
  timeOfDay: string;
  /** One of `lengthRanges`. */
  length: string;
  /** One of `listingOrders`; without one featured boats come first. */
  sort: string;
  /** The id of a cruise ship's call on the date, whose guests have to make the trip. */
  ship: string;
};

export const noFilters: BoatFilters = {
  date: '',
  port: '',
  groupSize: '',
  tripType: '',
  boatType: '',
  price: '',
  timeOfDay: '',
  length: '',
  sort: '',
  ship: '',
};

export function isSet(filter: string): boolean {
  return filter !== '' && filter !== 'all';
}

/**
 * How many people a range is for: at least, and at most; that many seats a boat has to have. "21+" asks for
 * its least, "6" for exactly so many. When none is chosen any boat will do.
 */
export function sizesIn(range: string): { least: number; most: number } {
  const [, least = 1, most] = /^([1-9]\d{0,5})(?:-(\d{1,6})|\+?)$/.exec(range) ?? ['', 1, 0];
  return { least: Number(least), most: Number(most ?? least) };
}

/** Prices the search offers, in dollars: of a seat, or of a boat's day. */
export const priceLimits = ['50', '100', '150', '250', '500', '1000', '2000'] as const;

/** The ranges between those prices: from the first on, up to the second. */
export const priceRanges = [
  '50-100',
  '100-250',
  '250-500',
  '500-1000',
  '1000-2000',
  '2000-',
] as const;

type CentsAsked = { least: number; most: number };

/** The cents that a price filter allows; null where none is chosen. */
export function centsIn(price: string): CentsAsked | null {
  const [whole, from, to] = /^(?:(\d{1,6})-)?(\d{0,6})$/.exec(price) ?? [''];
  if (!whole) return null;
  return { least: Number(from ?? 0) * 100, most: to ? Number(to) * 100 : MOST_CENTS };
}

/** More than any price: what the database holds of whole cents. */
const MOST_CENTS = 2 ** 31 - 1;

/** How long a trip may take, in minutes: longer than the first, and at most the second. */
export const lengthRanges = {
  short: { over: 0, most: 180 },
  half: { over: 180, most: 300 },
  full: { over: 300, most: 1440 },
} as const;

/** Sorts trips whose captains gave no length after all others. */
export const NO_LENGTH_LAST = 1441;

export function minutesIn(length: string): { over: number; most: number } | null {
  return Object.hasOwn(lengthRanges, length)
    ? lengthRanges[length as keyof typeof lengthRanges]
    : null;
}

/** In what order the listing may stand: what sails first, the group's price, the trip's length; least first. */
export const listingOrders = ['soonest', 'price', 'length'] as const;
export type ListingOrder = (typeof listingOrders)[number];

export function orderIn(sort: string): ListingOrder | null {
  return listingOrders.find((order) => order === sort) ?? null;
}

/** Whether a boat has to have a departure that fits; else it is listed whenever it sails. */
export function asksForDeparture({ date, timeOfDay, length, sort }: BoatFilters): boolean {
  return (
    isSet(date) || isSet(timeOfDay) || minutesIn(length) !== null || orderIn(sort) === 'soonest'
  );
}

type Prices = Pick<BoatTerms, 'pricePerSeatCents' | 'charterPriceCents'>;

/** How a group that searches would pay this boat: by the seat where seats are sold, unless it wants the whole boat. */
export function searchedMode(prices: Prices, tripType: string): PricingMode {
  const seats = (prices.pricePerSeatCents ?? 0) > 0;
  const charter = (prices.charterPriceCents ?? 0) > 0;
  return charter && (tripType === 'private' || !seats) ? 'charter' : 'perSeat';
}

/** What the boat costs the whole group, in cents. */
export function groupTotalCents(
  prices: Prices,
  filters: Pick<BoatFilters, 'groupSize' | 'tripType'>,
): number {
  const { least } = sizesIn(filters.groupSize);
  return searchedMode(prices, filters.tripType) === 'charter'
    ? (prices.charterPriceCents ?? 0)
    : (prices.pricePerSeatCents ?? 0) * least;
}

/** The parts of a day in which a trip starts: from a time on, and before another. Late afternoon is evening, too. */
export const timesOfDay = {
  morning: { from: '00:00', before: '12:00' },
  afternoon: { from: '12:00', before: '17:00' },
  // Trips into the sunset leave from four o'clock on.
  evening: { from: '16:00', before: '24:00' },
} as const satisfies Record<string, { from: Time; before: Time }>;

/** The part of the day that is chosen; the whole day when none is. */
export function startTimesIn(timeOfDay: string): { from: Time; before: Time } {
  const wholeDay = { from: '00:00', before: '24:00' };
  return Object.hasOwn(timesOfDay, timeOfDay)
    ? timesOfDay[timeOfDay as keyof typeof timesOfDay]
    : wholeDay;
}
