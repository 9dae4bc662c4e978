import { slotsOfMonth } from '#domain/availability.ts';
import type { PricingMode } from '#domain/boats.ts';
import type { Day, IslandNow, Month, Time } from '#domain/days.ts';
import { departuresOn, openTimes, type SellableBoat } from '#domain/departures.ts';

/** What decides whether a day is open to a visitor. */
export type DayInput = { mode: PricingMode; groupSize: number };

/** A day on which the boat sails. `times` are those still open to this party; `mostSeats` is the largest party that still fits by the seat; 0 for a charter, which takes the boat or nothing. */
export type DayOffer = { times: readonly Time[]; mostSeats: number };

/** Whether this party can go on a day, of which the offer is given if the boat sails at all. */
export function isOpenDay(offer: DayOffer | undefined): boolean {
  return offer !== undefined && offer.times.length > 0;
}

/** The days of a month on which the boat sails, with what is left of them; every other day is closed. */
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

/** Offers by month, each worked out once: a new one is made when the boat, the wish or the minute changes. */
export function openCalendar(boat: SellableBoat, input: DayInput, now: IslandNow) {
  const months = new Map<Month, ReadonlyMap<Day, DayOffer>>();
  return (month: Month): ReadonlyMap<Day, DayOffer> => {
    const known = months.get(month) ?? offersOfMonth(boat, month, input, now);
    months.set(month, known);
    return known;
  };
}

export type OpenCalendar = ReturnType<typeof openCalendar>;

/** A departure of a day as its button shows it. `seatsLeft` is null on a charter, which takes the whole boat. */
export type TimeOffer = { time: Time; isOpen: boolean; seatsLeft: number | null };

/** The departures of a day, those that are closed to this party included; none when the day has no open one. */
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
