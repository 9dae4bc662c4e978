import { useEffect, useState } from 'react';
import type { BoatView } from '#contract/boat-views.ts';
import {
  type CheckoutForm,
  type CheckoutPayload,
  type RequestedBooking,
  checkoutRequest,
} from '#contract/booking-payloads.ts';
import { ApiError, callEndpoint } from '../api.ts';
import type { FieldErrors } from '../layout/form-errors.ts';
import { useRefusedForm } from '../layout/refused-form.ts';
import { showToast } from '../ui/toasts.ts';
import { isAnswered } from '../layout/lost-answer.ts';
import { rememberPayment } from './opened-payment.ts';
import { fieldProblems, problemWords } from '../layout/request-problem.ts';
import { useKeptRequestKey } from './kept-request-key.ts';

type CheckoutNeeds = {
  boat: BoatView;
  trip: RequestedBooking;
  /** The total of the trip as the boat's data says it. */
  priceCents: number;
  /** Called when the server refused, so that the page can look at the boat again. */
  onRefused: () => void;
};

/** Opens the payment page. Until the browser has left for it, or it failed, it is being sent. */
export function useCheckout({ boat, trip, priceCents, onRefused }: CheckoutNeeds) {
  const refused = useRefusedForm();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [changedCents, setChangedCents] = useState(refused?.amountCents ?? null);
  const [bookedId, setBookedId] = useState(refused?.bookedId ?? null);
  const amountCents = changedCents ?? priceCents;
  const { requestKey } = useKeptRequestKey('checkoutKey');
  useReturn(() => setSending(false));

  const pay = async (customer: CheckoutForm): Promise<FieldErrors> => {
    setTried(true);
    setSending(true);
    setProblem(null);
    try {
      const input = checkoutRequest(boat.id, trip, customer, amountCents);
      const url = await openPayment({ ...input, requestKey: requestKey() });
      rememberPayment(boat.id, trip);
      location.assign(url);
      return {};
    } catch (error) {
      const message = problemWords(error, openingFailed(error));
      setSending(false);
      setProblem(message);
      // What is taken now may be the hold whose answer was lost.
      if (!isAnswered(error)) rememberPayment(boat.id, trip);
      setChangedCents(changedAmount(error) ?? changedCents);
      setBookedId(bookedAlready(error) ?? bookedId);
      showToast({ title: 'Payment Setup Failed', description: message, tone: 'destructive' });
      onRefused();
      return fieldProblems(error);
    }
  };
  return { pay, isSending, problem, amountCents, bookedId, refused, isRefusalNews: !isTried };
}

const NO_ADDRESS = 'Failed to create checkout session.';

async function openPayment(payload: CheckoutPayload): Promise<string> {
  const { url } = await callEndpoint('POST /checkout/create', { payload });
  if (!url) throw new Error(NO_ADDRESS);
  return url;
}

function openingFailed(error: unknown): string {
  const hasNoAddress = error instanceof Error && error.message === NO_ADDRESS;
  return hasNoAddress ? NO_ADDRESS : 'Unable to process payment. Please try again.';
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
