import type { Time } from './days.ts';

/** What the listing is filtered by. Every filter may be empty or `all`: then it does not filter (spec 5). */
export type BoatFilters = {
  date: string;
  port: string;
  groupSize: string;
  tripType: string;
  boatType: string;
  /** Most dollars, as one of `priceLimits`. */
  price: string;
  /** One of `timesOfDay`; it counts with a date alone. */
  timeOfDay: string;
};

export const noFilters: BoatFilters = {
  date: '',
  port: '',
  groupSize: '',
  tripType: '',
  boatType: '',
  price: '',
  timeOfDay: '',
};

export function isSet(filter: string): boolean {
  return filter !== '' && filter !== 'all';
}

/**
 * How many people a range is for: at least, and at most; that many seats a boat has to have. "21+" asks for
 * its least. When no range is chosen any boat will do.
 */
export function sizesIn(range: string): { least: number; most: number } {
  const [, least = 1, most] = /^(\d{1,6})(?:-(\d{1,6})|\+)$/.exec(range) ?? ['', 1, 0];
  return { least: Number(least), most: Number(most ?? least) };
}

/** Prices the search offers, in dollars: of a seat, or of a boat's day. */
export const priceLimits = ['50', '100', '150', '250', '500', '1000', '2000'] as const;

/** The most cents that a price filter allows; null where none is chosen. */
export function mostCentsIn(price: string): number | null {
  return /^\d{1,6}$/.test(price) ? Number(price) * 100 : null;
}

/** The parts of a day in which a trip starts: from a time on, and before another. */
export const timesOfDay = {
  morning: { from: '00:00', before: '12:00' },
  afternoon: { from: '12:00', before: '17:00' },
  evening: { from: '17:00', before: '24:00' },
} as const satisfies Record<string, { from: Time; before: Time }>;

/** The part of the day that is chosen; the whole day when none is. */
export function startTimesIn(timeOfDay: string): { from: Time; before: Time } {
  const wholeDay = { from: '00:00', before: '24:00' };
  return Object.hasOwn(timesOfDay, timeOfDay)
    ? timesOfDay[timeOfDay as keyof typeof timesOfDay]
    : wholeDay;
}
