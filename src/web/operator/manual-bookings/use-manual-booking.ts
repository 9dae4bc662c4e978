import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  manualBookingPayload,
  type ManualBookingPayload,
  type ManualBookingView,
  type FreePlacesView,
} from '#contract/operator/manual-booking-api.ts';
import type { BookingSource } from '#domain/bookings/bookings.ts';
import type { ManualPaymentWay } from '#domain/operators/manual-booking.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { OperatorManualBookingsMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { parseTypedCents } from '#domain/money/money.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { ApiError, callEndpoint, buildRequest } from '../../api.ts';
import { useSentOnce } from '../../shared/acts/use-sent-once.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { fieldProblems } from '../../forms/request-problem.ts';
import { text, textOrNull, useCheckedForm } from '../../forms/use-checked-form.ts';
import { showToast } from '../../ui/toasts.ts';
import {
  firstBoat,
  firstOption,
  listOptions,
  findPrice,
  buildSeatsKey,
} from './manual-booking-trip.ts';
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
export type ManualBookingChoice = {
  boatId: string | null;
  optionKey: string | null;
  groupSize: number;
  end: Day;
  payment: ManualPaymentWay;
  source: BookingSource;
  /** The amount as typed. */
  amount: string | null;
};
export type Choose = (part: Partial<ManualBookingChoice>) => void;

/** The boat and the per-seat departure that the form initially selects. */
export type BookingStart = { boatId: string; time?: Time | undefined };

type FormSettings = { start: BookingStart | undefined; onClose: () => void };

/** Holds the state of the manual booking form for the free departures. Pressing the button repeatedly books once. */
export function useManualBooking(places: FreePlacesView, { start, onClose }: FormSettings) {
  const t = useMessages('operator-manual-bookings');
  const labels = useMessages('portal-labels');
  const trips = useMessages('trips');
  const client = useQueryClient();
  const dayChanged = useChangedDay();
  const [choice, setChoice] = useState<ManualBookingChoice>({
    boatId: start?.boatId ?? null,
    optionKey: start?.time === undefined ? null : buildSeatsKey(start.time),
    groupSize: 2,
    end: places.date,
    payment: 'cash',
    source: 'walk-in',
    amount: null,
  });
  const { send, ...shown } = useSentOnce(() => Promise.resolve(), t.noAnswer);
  const trip = buildTrip(places, choice);
  const { errors, formProps } = useCheckedForm(
    manualBookingPayload,
    (fields) => readBooking(fields, places, choice),
    async ({ requestKey: _, ...booking }) => {
      const sent = await send(JSON.stringify(booking), (requestKey) =>
        callEndpoint('POST /api/operator/bookings', { payload: { ...booking, requestKey } }),
      );
      if (!sent.isDone) {
        if (sent.error instanceof ApiError) {
          void client.refetchQueries(freePlacesQuery(places.date));
        }
        return fieldProblems(sent.error);
      }
      showToast({
        title: labels.booked,
        description: describeBooked(t, trips, sent.answer, booking),
      });
      dayChanged();
      onClose();
      return {};
    },
  );
  const choose: Choose = (part) => setChoice((before) => ({ ...before, ...part }));
  return { ...trip, ...shown, choice, choose, errors, formProps };
}

/** Returns the selected trip, or the default if its seats have been taken meanwhile. */
function buildTrip({ boats, date }: FreePlacesView, choice: ManualBookingChoice) {
  const [anyBoat] = boats;
  const boat = boats.find(({ id }) => id === choice.boatId) ?? firstBoat(boats) ?? anyBoat;
  if (!boat) throw new Error('The manual booking form has no boats.');
  const open = listOptions(boat).filter(({ maxGuests }) => maxGuests > 0);
  const option = open.find(({ key }) => key === choice.optionKey) ?? firstOption(boat);
  const price = option ? findPrice(boat, option, { ...choice, start: date }) : null;
  const isTaken = choice.payment !== 'link' && choice.amount !== null;
  const takenCents = isTaken ? parseTypedCents(choice.amount ?? '') : null;
  return { boat, option, price, takenCents };
}

function readBooking(fields: FormData, places: FreePlacesView, choice: ManualBookingChoice) {
  const { boat, option, price, takenCents } = buildTrip(places, choice);
  const isLink = choice.payment === 'link';
  // Turns an invalid amount into 0, which validation rejects at its field.
  const typed = choice.amount === null || isLink ? (price ?? undefined) : (takenCents ?? 0);
  return {
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
    // Satisfies the schema only: `useSentOnce` replaces this key with the attempt's key.
    requestKey: newIdempotencyKey(),
  };
}

function describeBooked(
  t: OperatorManualBookingsMessages,
  trips: TripsMessages,
  { code, payBy }: ManualBookingView,
  { customerName, customerEmail, groupSize }: Omit<ManualBookingPayload, 'requestKey'>,
): string {
  const who = t.bookedText(isolateName(customerName), trips.guests(groupSize), code);
  return payBy === null ? who : `${who} ${t.linkSent(String(customerEmail))}`;
}
