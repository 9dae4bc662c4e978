import { pricedModes, type BoatTerms, type PricingMode, type TripType } from '#domain/boats.ts';
import { isDay, isTime, type Day, type IslandNow, type Time } from '#domain/days.ts';
import { isInHorizon } from '#domain/availability.ts';

/** What a visitor has chosen so far on a boat's page. */
export type TripChoice = {
  mode: PricingMode;
  date: Day | null;
  time: Time | null;
  groupSize: number;
};

export type TripChange =
  | { kind: 'mode'; mode: PricingMode }
  | { kind: 'date'; date: Day }
  | { kind: 'time'; time: Time }
  | { kind: 'groupSize'; groupSize: number };

/** One step of choosing. Another date clears the time (spec 4: booking selection). */
export function changeTrip(choice: TripChoice, change: TripChange): TripChoice {
  switch (change.kind) {
    case 'mode':
      return { ...choice, mode: change.mode };
    case 'date':
      return { ...choice, date: change.date, time: null };
    case 'time':
      return { ...choice, time: change.time };
    case 'groupSize':
      return { ...choice, groupSize: change.groupSize };
  }
}

type Prices = Pick<BoatTerms, 'tripType' | 'pricePerSeatCents' | 'charterPriceCents'>;

/** What an address asks for, as its query parameters give it: '' or nothing when it does not. */
export type AskedTrip = Partial<Record<'mode' | 'date' | 'time' | 'groupSize', string>>;

/** Where choosing starts: one guest and the first priced mode, or what the address asks for. */
export function firstChoice(
  boat: Prices & Pick<BoatTerms, 'capacity'>,
  asked: AskedTrip,
  now: IslandNow,
): TripChoice {
  const { date = '', time = '', groupSize = '' } = asked;
  const modes = pricedModes(boat);
  return {
    mode:
      modes.find((mode) => mode === asked.mode) ??
      modes[0] ??
      (boat.tripType === 'private' ? 'charter' : 'perSeat'),
    date: isDay(date) && isInHorizon(date, now.day) ? date : null,
    time: isTime(time) ? time : null,
    groupSize: Math.min(smallestGroup(groupSize), boat.capacity),
  };
}

/** 5 for "5-10" as for "5"; 1 for anything that is not a group size. */
function smallestGroup(text: string): number {
  return Math.max(1, Number(/^\d{1,3}/.exec(text)?.[0] ?? 1));
}

/** Which select lets the visitor choose the mode, if any (spec 2: boat detail). */
export function modeSelect(boat: Prices): 'tripType' | 'pricingMode' | null {
  if (boat.tripType === 'both') return 'tripType';
  return pricedModes(boat).length > 1 ? 'pricingMode' : null;
}

/** The modes the Trip Type select stands for (spec 4: booking selection). */
export const modeOfTripType: Readonly<Record<Exclude<TripType, 'both'>, PricingMode>> = {
  tour: 'perSeat',
  private: 'charter',
};
