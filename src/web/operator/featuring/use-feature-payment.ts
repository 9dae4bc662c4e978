import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ApiError, callEndpoint, type AnswerOf } from '../../api.ts';
import { featuredBoatsQuery } from '../../shared/requests/boat-requests.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { forgetStored, readStored, writeStored } from '../../shared/storage/session-store.ts';
import { showToast } from '../../ui/toasts.ts';
import type { CardInput, CardFieldErrors } from './card-fields.tsx';
import {
  CardDeclined,
  paymentFailure,
  ProviderUnavailable,
  missingFields,
  refetchFeatured,
  showAlreadyFeatured,
} from './feature-payment-outcome.ts';

type Answer = AnswerOf<'POST /api/operator/boats/{id}/feature'>;

/** Pays for featuring a boat. If an attempt's outcome is unknown, the next attempt reuses its idempotency key. */
export function useFeaturePayment(
  boat: OperatorBoatView,
  card: RefObject<CardInput | null>,
  onPaid: (boat: OperatorBoatView) => void,
) {
  const t = useMessages('operator-featuring');
  const client = useQueryClient();
  const [isPaying, setPaying] = useState(false);
  const [challengeUrl, setChallengeUrl] = useState<string | null>(null);
  const [errors, setErrors] = useState<CardFieldErrors>({});

  const pay = async (form: HTMLFormElement) => {
    if (isPaying || challengeUrl !== null || !card.current) return;
    const missing = card.current.missing();
    // Renders the error before focusing, so that screen readers announce it with the field.
    flushSync(() => setErrors(Object.fromEntries(missing.map((field) => [field, t.required]))));
    if (missing.length > 0) {
      showToast(missingFields(t));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    setPaying(true);
    try {
      const answer = await charge(boat, await fetchToken(card.current));
      if ('challengeUrl' in answer) {
        // Shows the link to the bank too, because unsaved changes may block the redirect.
        setChallengeUrl(answer.challengeUrl);
        location.assign(answer.challengeUrl);
      } else {
        finish(answer);
        showToast({ title: t.received });
      }
    } catch (error) {
      const featured = isOutcomeKnown(error) ? null : await refetchFeatured(boat);
      if (featured) {
        finish(featured);
        showAlreadyFeatured(t, boat, featured);
      } else showToast(paymentFailure(t, error));
    } finally {
      setPaying(false);
    }
  };

  const finish = (paid: OperatorBoatView) => {
    void client.invalidateQueries(featuredBoatsQuery());
    onPaid(paid);
  };

  /** Clears the errors of fields that have been filled in since. */
  const recheck = () => {
    const missing = card.current?.missing() ?? [];
    setErrors((shown) =>
      Object.fromEntries(missing.flatMap((field) => (shown[field] ? [[field, shown[field]]] : []))),
    );
  };
  const chooseAnotherCard = () => setChallengeUrl(null);
  return { isPaying, errors, challengeUrl, pay, recheck, chooseAnotherCard };
}

async function charge(boat: PaidBoat, paymentMethod: string): Promise<Answer> {
  const earlier = unknownAttempt(boat);
  const requestKey = earlier ?? newIdempotencyKey();
  storeAttempt(boat, requestKey);
  try {
    const payload = { paymentMethod, requestKey, featuredUntil: boat.featuredEndDate };
    const parts = { id: boat.id };
    const path = 'POST /api/operator/boats/{id}/feature';
    const answer = await callEndpoint(path, { parts, payload });
    forgetAttempt(boat);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 402) throw error;
    forgetAttempt(boat);
    // Charges again, because the decline was the earlier attempt's outcome and this card has not been charged yet.
    if (earlier !== null) return charge(boat, paymentMethod);
    throw new CardDeclined();
  }
}

function isOutcomeKnown(error: unknown): boolean {
  return error instanceof CardDeclined || error instanceof ProviderUnavailable;
}

async function fetchToken(card: CardInput): Promise<string> {
  const token = await card.token().catch((cause: unknown) => {
    throw new ProviderUnavailable('The payment provider did not respond.', { cause });
  });
  if (token === null) throw new CardDeclined();
  return token;
}

type PaidBoat = Pick<OperatorBoatView, 'id' | 'featuredEndDate'>;

const storedAttempt = z.object({ requestKey: z.string(), featuredUntil: z.nullable(z.string()) });

/** Keeps attempts until the page is reloaded, in case session storage is unavailable. */
const attempts = new Map<string, z.infer<typeof storedAttempt>>();

/**
 * Returns the idempotency key of an attempt with an unknown outcome; null if there is none. The next attempt must reuse
 * the key, even after the form was closed. A change of the boat's featuring ends the attempt.
 */
function unknownAttempt({ id, featuredEndDate }: PaidBoat): string | null {
  const stored = z.safeParse(storedAttempt, readStored(storageKey(id)));
  const attempt = stored.success ? stored.data : attempts.get(id);
  return attempt?.featuredUntil === featuredEndDate ? attempt.requestKey : null;
}

function storeAttempt({ id, featuredEndDate }: PaidBoat, requestKey: string): void {
  const attempt = { requestKey, featuredUntil: featuredEndDate };
  attempts.set(id, attempt);
  writeStored(storageKey(id), attempt);
}

function forgetAttempt({ id }: PaidBoat): void {
  attempts.delete(id);
  forgetStored(storageKey(id));
}

const storageKey = (boatId: string) => `featureTry:${boatId}`;
