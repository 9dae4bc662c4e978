import type * as z from 'zod/mini';
import { useRef, useState, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { reservationForm } from '#contract/public/booking-payloads.ts';
import { paths } from '#contract/pages/paths.ts';
import { isInHorizon, suggestDays } from '#domain/availability/availability.ts';
import { addDays, isDay } from '#domain/time/days.ts';
import { listOpenTimes } from '#domain/departures/departures.ts';
import { computeFormCapacity, priceReservation } from '#domain/bookings/reservation-price.ts';
import { decideTrip } from '#domain/bookings/trips.ts';
import { callEndpoint } from '../../../api.ts';
import { storeCompletedBooking } from '../../../shared/acts/stored-trips.ts';
import { useLanguage, useMessages } from '../../../shared/language/use-messages.ts';
import { useTranslateError } from '../../../shared/language/use-translate-error.ts';
import type { FieldErrors } from '../../../forms/use-checked-form.ts';
import { dismissToast, showToast } from '../../../ui/toasts.ts';
import { fieldProblems, getProblemText, isAnswered } from '../../../forms/request-problem.ts';
import { useStoredIdempotencyKey } from '../../../forms/idempotency-key.ts';
import { useIslandNow } from '../../../shared/site/island-clock.tsx';
import { boatForSale, chooseFirst, type RequestedTrip } from '../../../shared/trip/trip-choice.ts';

type ReservationInput = { boat: BoatView; trip: ReservationTrip; onRefused: () => void };

export function useReservation({ boat, trip, onRefused }: ReservationInput) {
  const [, navigate] = useLocation();
  const language = useLanguage();
  const t = useMessages('checkout');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { idempotencyKey, forgetKey } = useStoredIdempotencyKey('reservationKey');
  const isUnanswered = useRef(false);

  const reserve = async (values: z.infer<typeof reservationForm>): Promise<FieldErrors> => {
    // Sends even for a closed day after a lost response: the first attempt may have closed the day, so the server
    // decides.
    if (trip.closed !== null && !isUnanswered.current) return { date: trip.closed };
    setSending(true);
    setProblem(null);
    // Removes a failed attempt's toast, which would cover the confirmation.
    dismissToast();
    try {
      const payload = {
        ...buildPayload(boat, trip, values),
        ...(language !== 'en' && { language }),
        requestKey: idempotencyKey(),
      };
      const booking = await callEndpoint('POST /api/bookings', { payload });
      forgetKey();
      storeCompletedBooking(booking, boat);
      navigate(paths.confirmation());
      return {};
    } catch (error) {
      const description = getProblemText(error, t.checkFields);
      setSending(false);
      setProblem(description);
      showToast({ title: t.bookingFailed, description, tone: 'destructive' });
      isUnanswered.current = !isAnswered(error);
      if (isAnswered(error)) onRefused();
      const { startDate, ...fields } = fieldProblems(error);
      return startDate === undefined ? fields : { ...fields, date: startDate };
    }
  };
  return { reserve, isSending, problem };
}

function buildPayload(
  boat: BoatView,
  trip: ReservationTrip,
  { date, termsAccepted: _, ...values }: z.infer<typeof reservationForm>,
) {
  return {
    operatorId: boat.operatorId,
    pricingMode: trip.mode,
    boatId: boat.id,
    startDate: date,
    endDate: date,
    amountCents: trip.price.totalCents,
    ...values,
  };
}

/**
 * The trip on the booking form. It has a date but no time, so the first departure with room applies. Its initial values
 * come from the search.
 */
export function useReservationTrip(boat: BoatView, requested: RequestedTrip) {
  const translateError = useTranslateError();
  const now = useIslandNow();
  const sale = useMemo(() => boatForSale(boat), [boat]);
  const [first] = useState(() => chooseFirst(sale, requested, now));
  const [mode, setMode] = useState(first.mode);
  const [date, setDate] = useState<string>(first.date ?? '');
  const [groupSize, setGroupSize] = useState(Math.min(first.groupSize, computeFormCapacity(boat)));
  const [ship, setShip] = useState(requested.ship ?? '');
  const start = isDay(date) ? date : now.day;
  const input = { mode, start, end: start, time: null, groupSize };
  const decided = isDay(date) ? decideTrip(sale, input, now) : null;
  const isClosed = decided !== null && !decided.ok;
  const suggestions = useMemo(() => {
    if (date !== '' && !isClosed) return [];
    const isOpen = (day: string) => listOpenTimes(sale, day, { mode, groupSize }, now).length > 0;
    const isNear = date !== '' && isInHorizon(start, now.day);
    return suggestDays(isNear ? start : addDays(now.day, -1), isOpen);
  }, [sale, mode, groupSize, now, date, start, isClosed]);
  return {
    sale,
    now,
    mode,
    setMode,
    date,
    groupSize,
    setGroupSize,
    suggestions,
    ship,
    setShip,
    // Clears the ship, because it calls on one date only.
    setDate: (day: string) => {
      setDate(day);
      setShip('');
    },
    departure: decided?.ok ? decided.value.time : null,
    closed: decided !== null && !decided.ok ? translateError(decided.problem.message) : null,
    price: priceReservation(sale, input),
  };
}

export type ReservationTrip = ReturnType<typeof useReservationTrip>;
