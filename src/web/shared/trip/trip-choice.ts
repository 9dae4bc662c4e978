import { pricedModes, type BoatTerms } from '#domain/boats/boats.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import {
  isDay,
  isTime,
  getMonth,
  type Day,
  type IslandNow,
  type Month,
  type Time,
} from '#domain/time/days.ts';
import { isInHorizon } from '#domain/availability/availability.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';

export type TripChoice = {
  mode: PricingMode;
  date: Day | null;
  /** The last day of a charter of several days. */
  end: Day | null;
  time: Time | null;
  groupSize: number;
  /** The calendar's month, once it was turned or a day was selected. */
  month: Month | null;
};

export type TripChange = Partial<TripChoice>;

/** Reduces a change of the trip. Another date clears the time (spec 4: booking selection) and shows its month. */
export function changeTrip(choice: TripChoice, change: TripChange): TripChoice {
  const { date } = change;
  return { ...choice, ...change, ...(date && { time: null, end: null, month: getMonth(date) }) };
}

/** Parses a submit button's value: a day, a time or a month, distinguished by format. */
export function readStep(value: string): TripChange | null {
  if (isDay(value)) return { date: value };
  if (isTime(value)) return { time: value };
  return isMonth(value) ? { month: value } : null;
}

function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** Fragments of a boat's page at which it reopens without scripts. */
export type TripPart = 'select-date' | 'select-time';

/** Name of the trip form's submit buttons; the value is the step. */
export const STEP = 'choose';

/**
 * Returns the props of a submit button that selects a day, a time or a month. The form handles the step in place;
 * without scripts the browser submits it, and the page reopens at the fragment.
 */
export function stepButton(step: string, fragment: TripPart) {
  return { type: 'submit', name: STEP, value: step, formAction: `#${fragment}` } as const;
}

type Prices = Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;

/** Query parameters of a boat's page; '' or undefined if absent. `choose` is the step of a visitor without scripts. */
export type RequestedTrip = Partial<
  Record<'mode' | 'date' | 'end' | 'time' | 'groupSize' | 'month' | 'choose' | 'ship', string>
>;

/** Returns the initial selection: from the query parameters, else one guest and the first priced mode. */
export function firstChoice(
  boat: Prices & Pick<BoatTerms, 'capacity'>,
  requested: RequestedTrip,
  now: IslandNow,
): TripChoice {
  const { date = '', end = '', time = '', groupSize = '', month = '', choose = '' } = requested;
  const start: TripChoice = {
    mode: firstMode(boat, requested.mode),
    date: isDay(date) ? date : null,
    end: isDay(end) ? end : null,
    time: isTime(time) ? time : null,
    groupSize: Math.min(smallestGroup(groupSize), boat.capacity),
    month: isMonth(month) ? month : isDay(date) ? getMonth(date) : null,
  };
  const step = readStep(choose);
  const choice = step ? changeTrip(start, step) : start;
  const isBookable = choice.date !== null && isInHorizon(choice.date, now.day);
  return isBookable ? choice : { ...choice, date: null };
}

function firstMode(boat: Prices, requested: string | undefined): PricingMode {
  const modes = pricedModes(boat);
  const fallback = boat.tripType === 'private' ? 'charter' : 'perSeat';
  return modes.find((mode) => mode === requested) ?? modes[0] ?? fallback;
}

/** Returns 5 for "5-10" and for "5"; 1 for anything invalid. */
function smallestGroup(text: string): number {
  return Math.max(1, Number(/^\d{1,3}/.exec(text)?.[0] ?? 1));
}

/** Returns which select sets the mode, if any (spec 2: boat detail). */
export function modeSelect(boat: Prices): 'tripType' | 'pricingMode' | null {
  if (boat.tripType === 'both') return 'tripType';
  return pricedModes(boat).length > 1 ? 'pricingMode' : null;
}

/** Converts a boat view to the domain's boat: prices in whole cents. */
export function boatForSale(boat: BoatView): BoatForSale {
  return {
    ...boat,
    pricePerSeatCents: centsFromDecimal(boat.pricePerSeat ?? ''),
    charterPriceCents: centsFromDecimal(boat.charterPricePerDay ?? ''),
  };
}
