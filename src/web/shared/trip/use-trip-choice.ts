import { useMemo, useReducer } from 'react';
import type { BoatView } from '#contract/public/boat-views.ts';
import { suggestDays, listSlotsByDay } from '#domain/availability/availability.ts';
import { getMonth, type Day, type IslandNow, type Month, type Time } from '#domain/time/days.ts';
import { priceTripRequest } from '#domain/bookings/trips.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import {
  listCharterEnds,
  listDepartures,
  listOpenTimes,
  type Departure,
  type SellableBoat,
} from '#domain/departures/departures.ts';
import { useIslandNow } from '../site/island-clock.tsx';
import {
  boatForSale,
  changeTrip,
  chooseFirst,
  chooseOpeningMonth,
  type RequestedTrip,
  type TripChoice,
} from './trip-choice.ts';

/** Holds the state of selecting a trip: the selection, the open days and times, and the price. */
export function useTripChoice(boat: BoatView, requested: RequestedTrip) {
  const now = useIslandNow();
  const sale = useMemo(() => boatForSale(boat), [boat]);
  const [selected, change] = useReducer(changeTrip, null, () =>
    openAtMonth(sale, chooseFirst(sale, requested, now), now),
  );
  const { mode, date, groupSize } = selected;
  const calendar = useMemo(
    () => openCalendar(sale, { mode, groupSize }, now),
    [sale, mode, groupSize, now],
  );
  const times = useMemo(
    () => (date === null ? [] : listTimes(sale, date, { mode, groupSize }, now)),
    [sale, date, mode, groupSize, now],
  );
  const suggestions = useMemo(() => {
    if (date === null || times.length > 0) return [];
    return suggestDays(date, (day) => isOpenDay(calendar(getMonth(day)).get(day)));
  }, [date, times, calendar]);
  // Drops a selected time when it closes because of another group size, a sale or the clock.
  const isStillOpen = times.some((offer) => offer.time === selected.time && offer.isOpen);
  const ends = useMemo(
    () => (date === null || mode !== 'charter' ? [] : listCharterEnds(sale, date, now)),
    [sale, date, mode, now],
  );
  const end = ends.find((last) => last === selected.end) ?? null;
  const choice = { ...selected, end, time: isStillOpen ? selected.time : null };
  const day = date ?? now.day;
  const price = priceTripRequest(sale, { mode, groupSize, start: day, end: end ?? day });
  return { sale, now, choice, change, calendar, times, ends, suggestions, price };
}

/** Chooses the month of a calendar whose URL contains neither a day nor a month. */
function openAtMonth(boat: SellableBoat, choice: TripChoice, now: IslandNow): TripChoice {
  if (choice.month !== null) return choice;
  const calendar = openCalendar(boat, choice, now);
  const countOpenDays = (month: Month) => [...calendar(month).values()].filter(isOpenDay).length;
  const month = chooseOpeningMonth(getMonth(now.day), countOpenDays);
  return month === getMonth(now.day) ? choice : { ...choice, month };
}

export type TripPicker = ReturnType<typeof useTripChoice>;

/** Input that a day's offer depends on. */
type DayInput = { mode: PricingMode; groupSize: number };

/**
 * The offer on a day on which the boat sails. `times` are open to this party; `maxSeats` is the largest party that
 * still fits, 0 for charters; `smallestParty` is the smallest party that can still book.
 */
export type DayOffer = { times: readonly Time[]; maxSeats: number; smallestParty: number };

/** True if this party can book the day; the offer is undefined if the boat does not sail. */
export function isOpenDay(offer: DayOffer | undefined): boolean {
  return offer !== undefined && offer.times.length > 0;
}

/** Returns a month's offers by day. Days missing from the map are closed. */
export function offersOfMonth(
  boat: SellableBoat,
  month: Month,
  input: DayInput,
  now: IslandNow,
): ReadonlyMap<Day, DayOffer> {
  const sailing = [...listSlotsByDay(boat.availability, month, now, boat.noticeHours ?? 0).keys()];
  return new Map(sailing.map((day) => [day, offerOn(boat, day, input, now)]));
}

function offerOn(boat: SellableBoat, day: Day, input: DayInput, now: IslandNow): DayOffer {
  const times = listOpenTimes(boat, day, input, now);
  if (input.mode === 'charter') return { times, maxSeats: 0, smallestParty: 1 };
  const departures = listDepartures(boat, day, now).filter(canBeBooked);
  const seats = departures.map(({ seatsLeft }) => seatsLeft);
  const parties = departures.map(({ smallestParty }) => smallestParty);
  const smallestParty = parties.length > 0 ? Math.min(...parties) : 1;
  return { times, maxSeats: Math.max(0, ...seats), smallestParty };
}

/** True if any party can still book the departure. */
function canBeBooked({ seatsLeft, smallestParty }: Departure): boolean {
  return smallestParty <= seatsLeft;
}

/** Memoizes offers by month. The caller must create a new calendar when the boat, input or minute changes. */
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
export type TimeOffer = {
  time: Time;
  isOpen: boolean;
  seatsLeft: number | null;
  smallestParty: number;
};

/** Returns a day's departures, including those closed to this party; empty if all are closed to it. */
function listTimes(boat: SellableBoat, day: Day, input: DayInput, now: IslandNow): TimeOffer[] {
  const open = listOpenTimes(boat, day, input, now);
  if (open.length === 0) return [];
  if (input.mode === 'charter') {
    return open.map((time) => ({ time, isOpen: true, seatsLeft: null, smallestParty: 1 }));
  }
  return listDepartures(boat, day, now).map((departure) => ({
    ...departure,
    isOpen: open.includes(departure.time),
    seatsLeft: canBeBooked(departure) ? departure.seatsLeft : 0,
  }));
}
