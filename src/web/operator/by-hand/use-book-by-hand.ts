import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  bookByHandPayload,
  type BookByHandPayload,
  type ByHandView,
  type FreePlacesView,
} from '#contract/operator/by-hand-api.ts';
import type { BookingSource } from '#domain/bookings/bookings.ts';
import type { ByHandPayment } from '#domain/operators/by-hand.ts';
import type { Day } from '#domain/time/days.ts';
import type { OperatorByHandMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { centsFromTyped } from '#domain/money/money.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { ApiError, callEndpoint, buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { fieldProblems, isAnswered, getProblemText } from '../../forms/request-problem.ts';
import { text, textOrNull, useCheckedForm } from '../../forms/use-checked-form.ts';
import { showToast } from '../../ui/toasts.ts';
import { firstBoat, firstOption, listOptions, findPrice } from './by-hand-trip.ts';
import { useChangedDay } from './use-changed-day.ts';

/** Fetches what is free on a day, without caching: every new booking needs the current state. */
export const freePlacesQuery = (date: Day) =>
  queryOptions({
    queryKey: [buildRequest('GET /api/operator/day/{date}/places', { date }).path],
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/operator/day/{date}/places', { parts: { date }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Selections of the form; null until the operator has chosen. */
export type ByHandChoice = {
  boatId: string | null;
  optionKey: string | null;
  groupSize: number;
  end: Day;
  payment: ByHandPayment;
  source: BookingSource;
  /** The amount as typed. */
  amount: string | null;
};
export type Choose = (part: Partial<ByHandChoice>) => void;

/** Holds the form of a booking by hand on the free departures. Repeated presses send it once. */
export function useBookByHand(places: FreePlacesView, onClose: () => void) {
  const t = useMessages('operator-by-hand');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const client = useQueryClient();
  const dayChanged = useChangedDay();
  const [choice, setChoice] = useState<ByHandChoice>({
    boatId: null,
    optionKey: null,
    groupSize: 2,
    end: places.date,
    payment: 'cash',
    source: 'walk-in',
    amount: null,
  });
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef({ sent: '', requestKey: '' });
  const trip = buildTrip(places, choice);
  const { errors, formProps } = useCheckedForm(
    bookByHandPayload,
    (fields) => readBooking(fields, places, choice, attempt.current),
    async (payload) => {
      setPending(true);
      setProblem(null);
      try {
        const booked = await callEndpoint('POST /api/operator/bookings', { payload });
        showToast({
          title: labels.booked,
          description: describeBooked(t, trips, booked, payload),
        });
        dayChanged();
        onClose();
        return {};
      } catch (error) {
        setProblem(getProblemText(error, t.noAnswer));
        if (isAnswered(error)) attempt.current = { sent: '', requestKey: '' };
        if (error instanceof ApiError) void client.refetchQueries(freePlacesQuery(places.date));
        return fieldProblems(error);
      } finally {
        setPending(false);
      }
    },
  );
  const choose: Choose = (part) => setChoice((before) => ({ ...before, ...part }));
  return { ...trip, choice, choose, errors, formProps, isPending, problem };
}

/** Returns the selected trip, or the default if its seats are gone meanwhile. */
function buildTrip({ boats, date }: FreePlacesView, choice: ByHandChoice) {
  const [anyBoat] = boats;
  const boat = boats.find(({ id }) => id === choice.boatId) ?? firstBoat(boats) ?? anyBoat;
  if (!boat) throw new Error('A form without a boat.');
  const open = listOptions(boat).filter(({ most }) => most > 0);
  const option = open.find(({ key }) => key === choice.optionKey) ?? firstOption(boat);
  const price = option ? findPrice(boat, option, { ...choice, start: date }) : null;
  const isTaken = choice.payment !== 'link' && choice.amount !== null;
  const takenCents = isTaken ? centsFromTyped(choice.amount ?? '') : null;
  return { boat, option, price, takenCents };
}

/** Reuses the idempotency key for an unchanged request, so that a retry after a lost response does not book twice. */
function readBooking(
  fields: FormData,
  places: FreePlacesView,
  choice: ByHandChoice,
  attempt: { sent: string; requestKey: string },
) {
  const { boat, option, price, takenCents } = buildTrip(places, choice);
  const isLink = choice.payment === 'link';
  // Turns an invalid amount into 0, which validation rejects at its field.
  const typed = choice.amount === null || isLink ? (price ?? undefined) : (takenCents ?? 0);
  const booking = {
    boatId: boat.id,
    pricingMode: option?.mode,
    time: option?.time,
    start: places.date,
    end: option?.mode === 'charter' ? choice.end : places.date,
    groupSize: choice.groupSize,
    customerName: text(fields, 'customerName'),
    customerEmail: textOrNull(fields, 'customerEmail'),
    customerPhone: textOrNull(fields, 'customerPhone'),
    specialRequests: textOrNull(fields, 'specialRequests'),
    ship: textOrNull(fields, 'ship') ?? undefined,
    language: textOrNull(fields, 'language') ?? undefined,
    source: choice.source,
    payment: choice.payment,
    amountCents: typed,
  };
  const sent = JSON.stringify(booking);
  if (attempt.sent !== sent) Object.assign(attempt, { sent, requestKey: newIdempotencyKey() });
  return { ...booking, requestKey: attempt.requestKey };
}

function describeBooked(
  t: OperatorByHandMessages,
  trips: TripsMessages,
  { code, payBy }: ByHandView,
  { customerName, customerEmail, groupSize }: BookByHandPayload,
): string {
  const who = t.bookedText(isolated(customerName), trips.guests(groupSize), code);
  return payBy === null ? who : `${who} ${t.linkSent(String(customerEmail))}`;
}
