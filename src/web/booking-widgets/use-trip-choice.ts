import { useMemo, useReducer } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import { suggestDays } from '#domain/availability.ts';
import { monthOf } from '#domain/days.ts';
import { priceTripRequest } from '#domain/trips.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { boatForSale } from './boat-for-sale.ts';
import { isOpenDay, openCalendar, timesOf } from './open-days.ts';
import { changeTrip, firstChoice, type RequestedTrip } from './trip-choice.ts';

/** The state of choosing a trip: the choice, the open days and times, and the price. */
export function useTripChoice(boat: BoatView, asked: RequestedTrip) {
  const now = useIslandNow();
  const sale = useMemo(() => boatForSale(boat), [boat]);
  const [wanted, change] = useReducer(changeTrip, null, () => firstChoice(sale, asked, now));
  const { mode, date, groupSize } = wanted;
  const calendar = useMemo(
    () => openCalendar(sale, { mode, groupSize }, now),
    [sale, mode, groupSize, now],
  );
  const times = useMemo(
    () => (date === null ? [] : timesOf(sale, date, { mode, groupSize }, now)),
    [sale, date, mode, groupSize, now],
  );
  const suggestions = useMemo(() => {
    if (date === null || times.length > 0) return [];
    return suggestDays(date, (day) => isOpenDay(calendar(monthOf(day)).get(day)));
  }, [date, times, calendar]);
  // A chosen time is dropped when it closes, by another group size, a sale or the clock.
  const isStillOpen = times.some((offer) => offer.time === wanted.time && offer.isOpen);
  const choice = isStillOpen ? wanted : { ...wanted, time: null };
  const day = date ?? now.day;
  const price = priceTripRequest(sale, { mode, groupSize, start: day, end: day });
  return { sale, now, choice, change, calendar, times, suggestions, price };
}
