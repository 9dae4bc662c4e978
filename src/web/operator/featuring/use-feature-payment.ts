import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { FEATURE_PAYMENT_RECEIVED } from '#domain/featuring.ts';
import { callOf, ApiError, callEndpoint, type AnswerOf } from '../../api.ts';
import { newIdempotencyKey } from '../../layout/idempotency-key.ts';
import { showToast } from '../../ui/toasts.ts';
import type { CardInput } from './card-token.ts';
import {
  CardDeclined,
  paymentFailure,
  ProviderUnavailable,
  missingFields,
} from './payment-failures.ts';
import { refetchFeatured, showAlreadyFeatured } from './refetch-featured.ts';
import type { CardFieldErrors } from './typed-card-field.tsx';
import { forgetTry, keepTry, unknownTryOf } from './unknown-attempt.ts';

type Answer = AnswerOf<'POST /api/operator/boats/{id}/feature'>;

/** Pays for featuring a boat. While nothing is known of a try, the next one is the same try again. */
export function useFeaturePayment(
  boat: OperatorBoatView,
  card: RefObject<CardInput | null>,
  onPaid: (boat: OperatorBoatView) => void,
) {
  const client = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const [challengeUrl, setChallengeUrl] = useState<string | null>(null);
  const [errors, setErrors] = useState<CardFieldErrors>({});

  const pay = async (form: HTMLFormElement) => {
    if (isPaying || challengeUrl !== null || !card.current) return;
    const missing = card.current.missing();
    // Render the error before focusing, so that it is announced with the field.
    flushSync(() => setErrors(Object.fromEntries(missing.map((field) => [field, 'Required']))));
    if (missing.length > 0) {
      showToast(missingFields);
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setPaying(true);
    try {
      const answer = await charge(await tokenOf(card.current));
      if ('challengeUrl' in answer) startChallenge(answer.challengeUrl);
      else {
        finish(answer);
        showToast({ title: FEATURE_PAYMENT_RECEIVED });
      }
    } catch (error) {
      const featured = isOutcomeKnown(error) ? null : await refetchFeatured(boat);
      if (featured) {
        finish(featured);
        showAlreadyFeatured(boat, featured);
      } else showToast(paymentFailure(error));
    } finally {
      setPaying(false);
    }
  };

  /** The redirect may be held up by unsaved changes: the link to the bank stays, or another card can be used. */
  const startChallenge = (url: string) => {
    setChallengeUrl(url);
    location.assign(url);
  };

  const finish = (paid: OperatorBoatView) => {
    void client.invalidateQueries({ queryKey: [callOf('GET /api/featured-boats').path] });
    onPaid(paid);
  };

  const charge = async (paymentMethod: string): Promise<Answer> => {
    const earlier = unknownTryOf(boat);
    const requestKey = earlier ?? newIdempotencyKey();
    keepTry(boat, requestKey);
    try {
      const payload = { paymentMethod, requestKey, featuredUntil: boat.featuredEndDate };
      const answer = await callEndpoint('POST /api/operator/boats/{id}/feature', {
        parts: { id: boat.id },
        payload,
      });
      forgetTry(boat);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 402) throw error;
      forgetTry(boat);
      // That was the end of the earlier try, which nothing was known of: this card has yet to be asked.
      if (earlier !== null) return charge(paymentMethod);
      throw new CardDeclined();
    }
  };
  /** Clears the errors of fields that have been filled in. */
  const recheck = () => {
    const missing = card.current?.missing() ?? [];
    setErrors((shown) =>
      Object.fromEntries(missing.flatMap((field) => (shown[field] ? [[field, shown[field]]] : []))),
    );
  };
  const chooseAnotherCard = () => setChallengeUrl(null);
  return { isPaying, errors, challengeUrl, pay, recheck, chooseAnotherCard };
}

function isOutcomeKnown(error: unknown): boolean {
  return error instanceof CardDeclined || error instanceof ProviderUnavailable;
}

async function tokenOf(card: CardInput): Promise<string> {
  const token = await card.token().catch((error: unknown) => {
    throw new ProviderUnavailable(error);
  });
  if (token === null) throw new CardDeclined();
  return token;
}
