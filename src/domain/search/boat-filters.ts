import { DAY_MINUTES } from '../time/durations.ts';
import type { BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import type { Time } from '../time/days.ts';

/** Filters and order of the listing. A filter that is empty or `all` is inactive (spec 5). */
export type BoatFilters = {
  date: string;
  port: string;
  groupSize: string;
  tripType: string;
  boatType: string;
  /** Maximum in dollars, one of `priceLimits`, or a range (`50-100`, `500-`). */
  price: string;
  timeOfDay: string;
  length: string;
  /** One of `listingOrders`; by default featured boats come first. */
  sort: string;
  /** Id of a cruise ship's call on the date: matches only trips that the ship's guests can make. */
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
 * Parses a group range: a departure needs `min` seats left, and its boat a capacity of `max`. "21+" gives 21 for both.
 * Without a range, any boat matches.
 */
export function parseGroupSizes(range: string): { min: number; max: number } {
  const [, min = 1, max] = /^([1-9]\d{0,5})(?:-(\d{1,6})|\+?)$/.exec(range) ?? ['', 1, 0];
  return { min: Number(min), max: Number(max ?? min) };
}

/** Price limits of the search in dollars, per seat or per boat and day. */
export const priceLimits = ['50', '100', '150', '250', '500', '1000', '2000'] as const;

/** Ranges between those prices; both bounds are inclusive. */
export const priceRanges = [
  '50-100',
  '100-250',
  '250-500',
  '500-1000',
  '1000-2000',
  '2000-',
] as const;

type CentsRange = { min: number; max: number };

/** Returns the prices in cents that a price filter allows; null if the filter is empty or invalid. */
export function parsePriceRange(price: string): CentsRange | null {
  const [whole, from, to] = /^(?:(\d{1,6})-)?(\d{0,6})$/.exec(price) ?? [''];
  if (!whole) return null;
  return { min: Number(from ?? 0) * 100, max: to ? Number(to) * 100 : MAX_CENTS };
}

/** Exceeds any price: the largest PostgreSQL integer. */
const MAX_CENTS = 2 ** 31 - 1;

/** Trip lengths in minutes: `over` is exclusive, `max` inclusive. */
export const lengthRanges = {
  short: { over: 0, max: 180 },
  half: { over: 180, max: 300 },
  full: { over: 300, max: DAY_MINUTES },
} as const;

/** Sorts trips whose captains gave no length after all others. */
export const UNKNOWN_LENGTH_SORT_MINUTES = 1441;

export function parseLengthRange(length: string): { over: number; max: number } | null {
  return Object.hasOwn(lengthRanges, length)
    ? lengthRanges[length as keyof typeof lengthRanges]
    : null;
}

/** Orders of the listing, ascending: next departure, the group's price, trip length. */
export const listingOrders = ['soonest', 'price', 'length'] as const;
export type ListingOrder = (typeof listingOrders)[number];

export function parseListingOrder(sort: string): ListingOrder | null {
  return listingOrders.find((order) => order === sort) ?? null;
}

/** Whether the filters require a matching departure; otherwise a boat is listed whenever it sails. */
export function hasDepartureFilter({ date, timeOfDay, length, sort }: BoatFilters): boolean {
  return (
    isSet(date) ||
    isSet(timeOfDay) ||
    parseLengthRange(length) !== null ||
    parseListingOrder(sort) === 'soonest'
  );
}

type Prices = Pick<BoatTerms, 'pricePerSeatCents' | 'charterPriceCents'>;

/**
 * Returns how a searching group would pay for this boat: by the seat if seats are sold, unless it wants the whole boat.
 */
export function chooseSearchedMode(prices: Prices, tripType: string): PricingMode {
  const seats = (prices.pricePerSeatCents ?? 0) > 0;
  const charter = (prices.charterPriceCents ?? 0) > 0;
  return charter && (tripType === 'private' || !seats) ? 'charter' : 'perSeat';
}

/** Returns the mode that a searched trip type asks for; undefined if it allows both modes. */
export function toSearchedMode(tripType: string): PricingMode | undefined {
  if (tripType === 'private') return 'charter';
  return tripType === 'tour' ? 'perSeat' : undefined;
}

/** The group's total on this boat, in cents. */
export function computeGroupTotalCents(
  prices: Prices,
  filters: Pick<BoatFilters, 'groupSize' | 'tripType'>,
): number {
  const { min } = parseGroupSizes(filters.groupSize);
  return chooseSearchedMode(prices, filters.tripType) === 'charter'
    ? (prices.charterPriceCents ?? 0)
    : (prices.pricePerSeatCents ?? 0) * min;
}

/** Times of day by start time; `before` is exclusive. Late afternoon is also evening. */
export const timesOfDay = {
  morning: { from: '00:00', before: '12:00' },
  afternoon: { from: '12:00', before: '17:00' },
  // Sunset trips leave from four o'clock on.
  evening: { from: '16:00', before: '24:00' },
} as const satisfies Record<string, { from: Time; before: Time }>;

/** Returns the selected time of day, or the whole day. */
export function parseStartTimes(timeOfDay: string): { from: Time; before: Time } {
  const wholeDay = { from: '00:00', before: '24:00' };
  return Object.hasOwn(timesOfDay, timeOfDay)
    ? timesOfDay[timeOfDay as keyof typeof timesOfDay]
    : wholeDay;
}
