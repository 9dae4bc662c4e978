import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BoatView } from '#contract/public/boat-views.ts';
import {
  type CheckoutForm,
  type CheckoutPayload,
  type RequestedBooking,
  checkoutRequest,
} from '#contract/public/booking-payloads.ts';
import type { RefusedForm } from '#contract/pages/page-rendering.ts';
import { suggestDays } from '#domain/availability/availability.ts';
import { addDays, countDaysBetween, type IslandNow } from '#domain/time/days.ts';
import type { TripPrice } from '#domain/money/pricing.ts';
import {
  decideTrip,
  priceTripRequest,
  type BoatForSale,
  type TripRequest,
} from '#domain/bookings/trips.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { FieldErrors } from '../../forms/use-checked-form.ts';
import { showToast } from '../../ui/toasts.ts';
import { isAnswered, fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { rememberPayment, isPaymentOpened } from './checkout-storage.ts';
import { useStoredIdempotencyKey } from '../../forms/idempotency-key.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { boatForSale } from '../../shared/trip/trip-choice.ts';

/**
 * Prices a chosen trip and handles its payment. If the trip cannot be sold, gives the reason and other days. The reason
 * is only informative, because the server decides. It is omitted if this browser's own hold may have taken the seats.
 */
export function useCheckout(boat: BoatView, trip: RequestedBooking, onRefused: () => void) {
  const now = useIslandNow();
  const isHydrated = useIsHydrated();
  const sale = boatForSale(boat);
  const input = { ...trip, start: trip.date };
  const priced = priceTripRequest(sale, input);
  const payment = usePayment({ boat, trip, priceCents: priced.totalCents, onRefused });
  const price: TripPrice = priced.isValid ? { ...priced, totalCents: payment.amountCents } : priced;
  const decided = decideTrip(sale, input, now);
  const isOwnHold = isHydrated && isPaymentOpened(boat.id, trip);
  const isRefused = priced.isValid && !decided.ok && !isOwnHold;
  if (!isRefused) return { price, refusal: null, otherDays: [], payment };
  const otherDays = daysFor(sale, input, now);
  return { price, refusal: decided.problem.message, otherDays, payment };
}

/** Returns the next days on which such a trip can start, at any time of day. */
function daysFor(sale: BoatForSale, input: TripRequest, now: IslandNow) {
  const length = countDaysBetween(input.start, input.end);
  return suggestDays(input.start < now.day ? now.day : input.start, (start) => {
    const moved = { ...input, start, end: addDays(start, length), time: null };
    return decideTrip(sale, moved, now).ok;
  });
}

type PaymentInput = {
  boat: BoatView;
  trip: RequestedBooking;
  /** The trip's total according to the boat's data, in cents. */
  priceCents: number;
  /** Called after a rejection, so that the page refetches the boat. */
  onRefused: () => void;
};

export type Payment = ReturnType<typeof usePayment>;

/**
 * Opens the payment page. `isSending` stays true until the browser has left for that page or the request has failed.
 */
function usePayment({ boat, trip, priceCents, onRefused }: PaymentInput) {
  const t = useMessages('checkout');
  const refused = useRefusedForm();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [changedCents, setChangedCents] = useState(refused?.amountCents ?? null);
  const [bookedId, setBookedId] = useState(refused?.bookedId ?? null);
  const amountCents = changedCents ?? priceCents;
  const { idempotencyKey } = useStoredIdempotencyKey('checkoutKey');
  useReturn(() => setSending(false));

  const pay = async (customer: CheckoutForm): Promise<FieldErrors> => {
    setTried(true);
    setSending(true);
    setProblem(null);
    try {
      const input = checkoutRequest(boat.id, trip, customer, amountCents);
      const url = await openPayment({ ...input, requestKey: idempotencyKey() }, t.noSession);
      rememberPayment(boat.id, trip);
      location.assign(url);
      return {};
    } catch (error) {
      const message = getProblemText(error, t.notProcessed);
      setSending(false);
      setProblem(message);
      // After a lost response, the taken seats may be this browser's own hold.
      if (!isAnswered(error)) rememberPayment(boat.id, trip);
      setChangedCents(changedAmount(error) ?? changedCents);
      setBookedId(bookedAlready(error) ?? bookedId);
      showToast({ title: t.setupFailed, description: message, tone: 'destructive' });
      onRefused();
      return fieldProblems(error);
    }
  };
  return { pay, isSending, problem, amountCents, bookedId, refused, isRefusalNews: !isTried };
}

async function openPayment(payload: CheckoutPayload, noSession: string): Promise<string> {
  const { url } = await callEndpoint('POST /checkout/create', { payload });
  if (!url) throw new ApiError(502, { message: noSession });
  return url;
}

/** Runs when the browser restores the page from the back-forward cache after a visit to the payment page. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}

/** Returns the server's changed total in cents; null if the error has another cause. */
function changedAmount(error: unknown): number | null {
  const cents = error instanceof ApiError ? error.facts.amountCents : undefined;
  return typeof cents === 'number' ? cents : null;
}

/** Returns the id of this browser's earlier booking of the trip; null if the error has another cause. */
function bookedAlready(error: unknown): string | null {
  const id = error instanceof ApiError ? error.facts.bookedId : undefined;
  return typeof id === 'string' ? id : null;
}

const queryKey = ['refused-form'];

/** Puts a rejected form into the server's query cache, which is dehydrated into the page. */
export function storeRefusedForm(client: QueryClient, refused: RefusedForm): void {
  client.setQueryData(queryKey, refused);
}

/**
 * Returns the rejected form that the server rendered, if any. Removes it from the cache, so that later pages do not see
 * it.
 */
function useRefusedForm(): RefusedForm | null {
  const client = useQueryClient();
  const [refused] = useState(() => client.getQueryData<RefusedForm>(queryKey) ?? null);
  useEffect(() => client.removeQueries({ queryKey }), [client]);
  return refused;
}
