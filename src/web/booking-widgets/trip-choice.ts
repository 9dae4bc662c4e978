import { pricedModes, type BoatTerms, type PricingMode, type TripType } from '#domain/boats.ts';
import {
  isDay,
  isTime,
  monthOf,
  type Day,
  type IslandNow,
  type Month,
  type Time,
} from '#domain/days.ts';
import { isInHorizon } from '#domain/availability.ts';

/** What a visitor has chosen so far on a boat's page. */
export type TripChoice = {
  mode: PricingMode;
  date: Day | null;
  time: Time | null;
  groupSize: number;
  /** The month the calendar shows, once it was turned or a day was chosen. */
  month: Month | null;
};

export type TripChange =
  | { kind: 'mode'; mode: PricingMode }
  | { kind: 'date'; date: Day }
  | { kind: 'time'; time: Time }
  | { kind: 'groupSize'; groupSize: number }
  | { kind: 'month'; month: Month };

/** The reducer of the trip's choice. Another date clears the time (spec 4: booking selection) and shows its month. */
export function changeTrip(choice: TripChoice, change: TripChange): TripChoice {
  switch (change.kind) {
    case 'mode':
      return { ...choice, mode: change.mode };
    case 'date':
      return { ...choice, date: change.date, time: null, month: monthOf(change.date) };
    case 'time':
      return { ...choice, time: change.time };
    case 'groupSize':
      return { ...choice, groupSize: change.groupSize };
    case 'month':
      return { ...choice, month: change.month };
  }
}

/** Parses a submit button's value: a day, a time or a month, told apart by their format. */
export function stepOf(value: string): TripChange | null {
  if (isDay(value)) return { kind: 'date', date: value };
  if (isTime(value)) return { kind: 'time', time: value };
  return isMonth(value) ? { kind: 'month', month: value } : null;
}

function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

type Prices = Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;

/**
 * The query parameters of a boat's page; '' or undefined when absent. `choose` is the step of a visitor
 * without scripts.
 */
export type RequestedTrip = Partial<
  Record<'mode' | 'date' | 'time' | 'groupSize' | 'month' | 'choose', string>
>;

/** The initial choice: from the query parameters, else one guest and the first priced mode. */
export function firstChoice(
  boat: Prices & Pick<BoatTerms, 'capacity'>,
  asked: RequestedTrip,
  now: IslandNow,
): TripChoice {
  const { date = '', time = '', groupSize = '', month = '', choose = '' } = asked;
  const start: TripChoice = {
    mode: firstMode(boat, asked.mode),
    date: isDay(date) ? date : null,
    time: isTime(time) ? time : null,
    groupSize: Math.min(smallestGroup(groupSize), boat.capacity),
    month: isMonth(month) ? month : isDay(date) ? monthOf(date) : null,
  };
  const step = stepOf(choose);
  const choice = step ? changeTrip(start, step) : start;
  const isBookable = choice.date !== null && isInHorizon(choice.date, now.day);
  return isBookable ? choice : { ...choice, date: null };
}

function firstMode(boat: Prices, asked: string | undefined): PricingMode {
  const modes = pricedModes(boat);
  const fallback = boat.tripType === 'private' ? 'charter' : 'perSeat';
  return modes.find((mode) => mode === asked) ?? modes[0] ?? fallback;
}

/** 5 for "5-10" and for "5"; 1 for anything invalid. */
function smallestGroup(text: string): number {
  return Math.max(1, Number(/^\d{1,3}/.exec(text)?.[0] ?? 1));
}

/** Which select lets the visitor choose the mode, if any (spec 2: boat detail). */
export function modeSelect(boat: Prices): 'tripType' | 'pricingMode' | null {
  if (boat.tripType === 'both') return 'tripType';
  return pricedModes(boat).length > 1 ? 'pricingMode' : null;
}

/** The mode of each option of the Trip Type select (spec 4: booking selection). */
export const modeOfTripType: Readonly<Record<Exclude<TripType, 'both'>, PricingMode>> = {
  tour: 'perSeat',
  private: 'charter',
};
