import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type * as z from 'zod/mini';
import type { BoatView } from '#contract/boat-views.ts';
import type { reservationForm } from '#contract/booking-payloads.ts';
import { callEndpoint } from '../api.ts';
import { storeCompletedBooking } from '../booking-widgets/stored-trips.ts';
import type { FieldErrors } from '../layout/form-errors.ts';
import { showToast } from '../ui/toasts.ts';
import { fieldProblems, problemWords } from '../layout/request-problem.ts';
import { useKeptRequestKey } from './kept-request-key.ts';
import { isAnswered } from '../layout/lost-answer.ts';
import type { ReservationTripState } from './use-reservation-trip.ts';

type ReservationNeeds = { boat: BoatView; trip: ReservationTripState; onRefused: () => void };

/** Reserves the trip and goes to the confirmation; a refusal is shown and the form stays. */
export function useReservation({ boat, trip, onRefused }: ReservationNeeds) {
  const [, navigate] = useLocation();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { requestKey, forgetKey } = useKeptRequestKey('reservationKey');
  const isUnanswered = useRef(false);

  const reserve = async (values: z.infer<typeof reservationForm>): Promise<FieldErrors> => {
    // The day may be closed by the very reservation whose answer was lost: then the server tells.
    if (trip.closed !== null && !isUnanswered.current) return { date: trip.closed };
    setSending(true);
    setProblem(null);
    try {
      const payload = { ...payloadOf(boat, trip, values), requestKey: requestKey() };
      const booking = await callEndpoint('POST /api/bookings', { payload });
      forgetKey();
      storeCompletedBooking(booking, boat);
      navigate('/booking/confirmation');
      return {};
    } catch (error) {
      const description = problemWords(error, 'Please check required fields.');
      setSending(false);
      setProblem(description);
      showToast({ title: 'Booking Failed', description, tone: 'destructive' });
      isUnanswered.current = !isAnswered(error);
      if (isAnswered(error)) onRefused();
      const { startDate, ...fields } = fieldProblems(error);
      return startDate === undefined ? fields : { ...fields, date: startDate };
    }
  };
  return { reserve, isSending, problem };
}

function payloadOf(
  boat: BoatView,
  trip: ReservationTripState,
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
