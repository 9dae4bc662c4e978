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
import { addDays, daysBetween, type IslandNow } from '#domain/time/days.ts';
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
import { isAnswered, fieldProblems, problemWords } from '../../forms/request-problem.ts';
import { rememberPayment, isPaymentOpened } from './checkout-storage.ts';
import { useStoredIdempotencyKey } from '../../forms/idempotency-key.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { boatForSale } from '../../shared/trip/trip-choice.ts';

/**
 * The checkout of a chosen trip: its price and its payment, and, when it cannot be sold, why not and on which
 * days it can. The refusal is only shown, the server decides; a hold of this browser's own is no refusal.
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

/** The next days on which such a trip can start, at whatever time. */
function daysFor(sale: BoatForSale, input: TripRequest, now: IslandNow) {
  const length = daysBetween(input.start, input.end);
  return suggestDays(input.start < now.day ? now.day : input.start, (start) => {
    const moved = { ...input, start, end: addDays(start, length), time: null };
    return decideTrip(sale, moved, now).ok;
  });
}

type PaymentInput = {
  boat: BoatView;
  trip: RequestedBooking;
  /** The total of the trip by the boat's data. */
  priceCents: number;
  /** Called when the server refused, so that the page can look at the boat again. */
  onRefused: () => void;
};

export type Payment = ReturnType<typeof usePayment>;

/** Opens the payment page. `isSending` lasts until the browser has left for it, or it failed. */
function usePayment({ boat, trip, priceCents, onRefused }: PaymentInput) {
  const words = useMessages('checkout');
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
      const url = await openPayment({ ...input, requestKey: idempotencyKey() }, words.noSession);
      rememberPayment(boat.id, trip);
      location.assign(url);
      return {};
    } catch (error) {
      const message = problemWords(error, words.notProcessed);
      setSending(false);
      setProblem(message);
      // The seats that are taken now may be those of the hold whose answer was lost.
      if (!isAnswered(error)) rememberPayment(boat.id, trip);
      setChangedCents(changedAmount(error) ?? changedCents);
      setBookedId(bookedAlready(error) ?? bookedId);
      showToast({ title: words.setupFailed, description: message, tone: 'destructive' });
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

/** Back from the payment page, the browser may show this page just as it was left. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  });
}

/** The total the server asks for instead of the one that was shown, in cents; null when that was not the problem. */
function changedAmount(error: unknown): number | null {
  const cents = error instanceof ApiError ? error.facts.amountCents : undefined;
  return typeof cents === 'number' ? cents : null;
}

/** The booking of the same trip that this browser made before; null when that was not the problem. */
function bookedAlready(error: unknown): string | null {
  const id = error instanceof ApiError ? error.facts.bookedId : undefined;
  return typeof id === 'string' ? id : null;
}

const queryKey = ['refused-form'];

/** On the server: puts a refused form into the query cache, which is dehydrated into the page. */
export function keepRefusedForm(client: QueryClient, refused: RefusedForm): void {
  client.setQueryData(queryKey, refused);
}

/** The refused form that this page was rendered with, if any; later pages do not see it. */
function useRefusedForm(): RefusedForm | null {
  const client = useQueryClient();
  const [refused] = useState(() => client.getQueryData<RefusedForm>(queryKey) ?? null);
  useEffect(() => client.removeQueries({ queryKey }), [client]);
  return refused;
}
