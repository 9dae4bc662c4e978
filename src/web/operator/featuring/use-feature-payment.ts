import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OperatorBoatView } from '#contract/operator-views.ts';
import { FEATURE_PAYMENT_RECEIVED } from '#domain/featuring.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { callOf } from '../../api-calls.ts';
import { newRequestKey } from '../../frame/request-key.ts';
import { showToast } from '../../ui/toasts.ts';
import type { CardFieldErrors } from './card-field-words.ts';
import type { CardTaker } from './card-token.ts';
import { CardRefused, paymentFailure, ProviderSilent, toldMissing } from './payment-failures.ts';

/** Pays for featuring a boat. While nothing is known of a try, the next one is the same try again. */
export function useFeaturePayment(
  boatId: string,
  card: RefObject<CardTaker | null>,
  onPaid: (boat: OperatorBoatView) => void,
) {
  const client = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const [errors, setErrors] = useState<CardFieldErrors>({});
  const unknownTry = useRef<string | null>(null);

  const pay = async (form: HTMLFormElement) => {
    if (isPaying || !card.current) return;
    const missing = card.current.missing();
    // The field's error must be in the page before the field is announced.
    flushSync(() => setErrors(Object.fromEntries(missing.map((field) => [field, 'Required']))));
    if (missing.length > 0) {
      showToast(toldMissing);
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setPaying(true);
    try {
      const boat = await charge(await tokenOf(card.current));
      void client.invalidateQueries({ queryKey: [callOf('GET /api/featured-boats').path] });
      showToast({ title: FEATURE_PAYMENT_RECEIVED });
      onPaid(boat);
    } catch (error) {
      showToast(paymentFailure(error));
    } finally {
      setPaying(false);
    }
  };

  const charge = async (paymentMethod: string): Promise<OperatorBoatView> => {
    const earlier = unknownTry.current;
    const requestKey = earlier ?? newRequestKey();
    unknownTry.current = requestKey;
    try {
      const payload = { paymentMethod, requestKey };
      return await callEndpoint('POST /api/operator/boats/{id}/feature', {
        parts: { id: boatId },
        payload,
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 402) throw error;
      unknownTry.current = null;
      // That was the end of the earlier try, which nothing was known of: this card has yet to be asked.
      if (earlier !== null) return charge(paymentMethod);
      throw new CardRefused();
    }
  };
  /** A field that has been filled in is not asked for any more. */
  const recheck = () => {
    const missing = card.current?.missing() ?? [];
    setErrors((shown) =>
      Object.fromEntries(missing.flatMap((field) => (shown[field] ? [[field, shown[field]]] : []))),
    );
  };
  return { isPaying, errors, pay, recheck };
}

async function tokenOf(card: CardTaker): Promise<string> {
  const token = await card.token().catch((error: unknown) => {
    throw new ProviderSilent(error);
  });
  if (token === null) throw new CardRefused();
  return token;
}
