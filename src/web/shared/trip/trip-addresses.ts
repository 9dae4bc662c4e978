import { paths } from '#contract/pages/paths.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import type { Day, Time } from '#domain/time/days.ts';

type AddressedTrip = {
  mode: PricingMode;
  date: Day;
  /** The last day of a charter that takes several days. */
  end?: Day;
  time: Time;
  groupSize: number;
  /** The ship on which the guests arrive. */
  ship?: string | undefined;
};

/** Returns the checkout's URL for a chosen trip (spec 7: the checkout hand-off). */
export function checkoutAddress(boatId: string, trip: AddressedTrip): string {
  return paths.checkout({ boatId }, { boat: boatId, ...buildParameters(trip) });
}

export function boatAddress(slug: string, trip: AddressedTrip): string {
  return paths.boat({ slug }, buildParameters(trip));
}

/** Returns the searched day, group size and ship as query parameters for the next pages. */
export function searchedTrip(filters: {
  date: string;
  groupSize: string;
  ship: string;
}): [string, string][] {
  const { date, groupSize, ship } = filters;
  return Object.entries({ date, groupSize, ship }).filter(([, value]) => value && value !== 'all');
}

function buildParameters(trip: AddressedTrip): Record<string, string> {
  const { date, end = date, time, groupSize, mode, ship } = trip;
  const last = end === date ? {} : { end };
  return { date, time, groupSize: String(groupSize), mode, ...last, ...(ship && { ship }) };
}
