import { slotsOfMonth } from '#domain/availability.ts';
import type { PricingMode } from '#domain/boats.ts';
import type { Day, IslandNow, Month, Time } from '#domain/days.ts';
import { departuresOn, openTimes, type SellableBoat } from '#domain/departures.ts';

/** What a day's offer depends on. */
export type DayInput = { mode: PricingMode; groupSize: number };

/** The offer of a day on which the boat sails. `times` are open to this party; `mostSeats` is the largest party that still fits; 0 for charters. */
export type DayOffer = { times: readonly Time[]; mostSeats: number };

/** Whether this party can book the day; the offer is undefined when the boat does not sail. */
export function isOpenDay(offer: DayOffer | undefined): boolean {
  return offer !== undefined && offer.times.length > 0;
}

/** The offers of a month, by day; days not in the map are closed. */
export function offersOfMonth(
  boat: SellableBoat,
  month: Month,
  input: DayInput,
  now: IslandNow,
): ReadonlyMap<Day, DayOffer> {
  const sailing = [...slotsOfMonth(boat.availability, month, now).keys()];
  return new Map(sailing.map((day) => [day, offerOn(boat, day, input, now)]));
}

function offerOn(boat: SellableBoat, day: Day, input: DayInput, now: IslandNow): DayOffer {
  const times = openTimes(boat, day, input, now);
  if (input.mode === 'charter') return { times, mostSeats: 0 };
  const seats = departuresOn(boat, day, now).map((departure) => departure.seatsLeft);
  return { times, mostSeats: Math.max(0, ...seats) };
}

/** Offers by month, memoised; create a new calendar when the boat, the input or the minute changes. */
export function openCalendar(boat: SellableBoat, input: DayInput, now: IslandNow) {
  const months = new Map<Month, ReadonlyMap<Day, DayOffer>>();
  return (month: Month): ReadonlyMap<Day, DayOffer> => {
    const known = months.get(month) ?? offersOfMonth(boat, month, input, now);
    months.set(month, known);
    return known;
  };
}

export type OpenCalendar = ReturnType<typeof openCalendar>;

/** A departure for its button. `seatsLeft` is null for charters. */
export type TimeOffer = { time: Time; isOpen: boolean; seatsLeft: number | null };

/** A day's departures, including those closed to this party; empty when none is open. */
export function timesOf(
  boat: SellableBoat,
  day: Day,
  input: DayInput,
  now: IslandNow,
): TimeOffer[] {
  const open = openTimes(boat, day, input, now);
  if (open.length === 0) return [];
  if (input.mode === 'charter') {
    return open.map((time) => ({ time, isOpen: true, seatsLeft: null }));
  }
  return departuresOn(boat, day, now).map(({ time, seatsLeft }) => ({
    time,
    isOpen: open.includes(time),
    seatsLeft,
  }));
}
