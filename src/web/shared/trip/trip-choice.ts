import { listPricedModes, type BoatTerms } from '#domain/boats/boats.ts';
import { chooseGroupSize, chooseMode } from '#domain/bookings/opening-choice.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import {
  addMonths,
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
import { parseDecimalCents } from '#domain/money/money.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';

export type TripChoice = {
  mode: PricingMode;
  date: Day | null;
  /** The last day of a charter that takes several days. */
  end: Day | null;
  time: Time | null;
  groupSize: number;
  /** The month that the calendar shows; null for its default month. */
  month: Month | null;
};

export type TripChange = Partial<TripChoice>;

/** Applies a change to the trip. Another date clears the time (spec 4: booking selection) and shows its month. */
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

/** Fragments at which a boat's page reopens without JavaScript. */
export type TripPart = 'select-date' | 'select-time';

/** Name of the trip form's submit buttons; the value is the step. */
export const STEP_BUTTON_NAME = 'choose';

/**
 * Returns the props for a submit button that selects a day, a time or a month. The form handles the step in place.
 * Without JavaScript, the browser submits the form, and the page reopens at the fragment.
 */
export function stepButton(step: string, fragment: TripPart) {
  return {
    type: 'submit',
    name: STEP_BUTTON_NAME,
    value: step,
    formAction: `#${fragment}`,
  } as const;
}

type Prices = Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;

/** Query parameters of a boat's page; '' or undefined if absent. `choose` is the step submitted without JavaScript. */
export type RequestedTrip = Partial<
  Record<'mode' | 'date' | 'end' | 'time' | 'groupSize' | 'month' | 'choose' | 'ship', string>
>;

/** Returns the initial selection: from the query parameters, else one guest and the first priced mode. */
export function chooseFirst(
  boat: Prices & Pick<BoatTerms, 'capacity'>,
  requested: RequestedTrip,
  now: IslandNow,
): TripChoice {
  const { date = '', end = '', time = '', groupSize = '', month = '', choose = '' } = requested;
  const start: TripChoice = {
    mode: chooseMode(boat, requested.mode),
    date: isDay(date) ? date : null,
    end: isDay(end) ? end : null,
    time: isTime(time) ? time : null,
    groupSize: chooseGroupSize(groupSize, boat.capacity),
    month: isMonth(month) ? month : isDay(date) ? getMonth(date) : null,
  };
  const step = readStep(choose);
  const choice = step ? changeTrip(start, step) : start;
  const isBookable = choice.date !== null && isInHorizon(choice.date, now.day);
  return isBookable ? choice : { ...choice, date: null };
}

/** The number of bookable days below which the calendar may open at the next month. */
const MIN_OPEN_DAYS = 7;

/**
 * Returns the month at which the calendar opens: the next one if less than a week of this month can still be booked and
 * the next month offers at least twice as much.
 */
export function chooseOpeningMonth(month: Month, countOpenDays: (month: Month) => number): Month {
  const open = countOpenDays(month);
  if (open >= MIN_OPEN_DAYS) return month;
  const next = addMonths(month, 1);
  return countOpenDays(next) >= Math.max(1, 2 * open) ? next : month;
}

/** Returns which select sets the mode, if any (spec 2: boat detail). */
export function modeSelect(boat: Prices): 'tripType' | 'pricingMode' | null {
  if (boat.tripType === 'both') return 'tripType';
  return listPricedModes(boat).length > 1 ? 'pricingMode' : null;
}

/** Converts a boat view to the domain's boat: prices in whole cents. */
export function boatForSale(boat: BoatView): BoatForSale {
  return {
    ...boat,
    pricePerSeatCents: parseDecimalCents(boat.pricePerSeat ?? ''),
    charterPriceCents: parseDecimalCents(boat.charterPricePerDay ?? ''),
  };
}
