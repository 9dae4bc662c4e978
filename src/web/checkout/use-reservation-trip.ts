import { useMemo, useState } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import { isInHorizon, suggestDays } from '#domain/availability.ts';
import { addDays, isDay } from '#domain/days.ts';
import { openTimes } from '#domain/departures.ts';
import { withServiceFee } from '#domain/pricing.ts';
import { decideTrip, priceTripRequest } from '#domain/trips.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { boatForSale } from '../booking-widgets/boat-for-sale.ts';
import { firstChoice, type RequestedTrip } from '../booking-widgets/trip-choice.ts';

/**
 * The trip of the booking form: a day without a time, so the first departure with room is taken (readings:
 * form flow). It begins with what was searched for.
 */
export function useReservationTrip(boat: BoatView, asked: RequestedTrip) {
  const now = useIslandNow();
  const sale = useMemo(() => boatForSale(boat), [boat]);
  const [first] = useState(() => firstChoice(sale, asked, now));
  const [mode, setMode] = useState(first.mode);
  const [date, setDate] = useState<string>(first.date ?? '');
  const [groupSize, setGroupSize] = useState(first.groupSize);
  const start = isDay(date) ? date : now.day;
  const input = { mode, start, end: start, time: null, groupSize };
  const price = priceTripRequest(sale, input);
  const decided = isDay(date) ? decideTrip(sale, input, now) : null;
  const isClosed = decided !== null && !decided.ok;
  const suggestions = useMemo(() => {
    if (date !== '' && !isClosed) return [];
    const isOpen = (day: string) => openTimes(sale, day, { mode, groupSize }, now).length > 0;
    const isNear = date !== '' && isInHorizon(start, now.day);
    return suggestDays(isNear ? start : addDays(now.day, -1), isOpen);
  }, [sale, mode, groupSize, now, date, start, isClosed]);
  return {
    ...{ sale, now, mode, setMode, date, setDate, groupSize, setGroupSize, suggestions },
    departure: decided?.ok ? decided.value.time : null,
    closed: decided !== null && !decided.ok ? decided.problem.message : null,
    price: { ...price, ...withServiceFee(price.totalCents), tripCents: price.totalCents },
  };
}

export type ReservationTripState = ReturnType<typeof useReservationTrip>;
