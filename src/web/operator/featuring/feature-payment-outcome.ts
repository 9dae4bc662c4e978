import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { FeaturePaymentView, OperatorBoatView } from '#contract/operator-boat-api.ts';
import { FEATURE_PAYMENT_FAILED, FEATURE_PAYMENT_RECEIVED } from '#domain/featuring.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { featuredBoatsQuery } from '../../queries.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';
import { readBoat } from '../boats/boat-mutations.ts';
import { ownBoatsQuery } from '../session/operator-requests.ts';

/** After the 3-D Secure redirect: shows the payment's outcome once. */
export function useBankReturn(): void {
  const client = useQueryClient();
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [boatId, requestKey] = [query.get('boat'), query.get('payment')];
    if (boatId === null || requestKey === null) return;
    // Clear the bank's parameters from the address.
    navigate('/operator/dashboard', { replace: true });
    void showOutcome(client, { id: boatId, requestKey });
  }, [search, navigate, client]);
}

async function showOutcome(
  client: QueryClient,
  parts: { id: string; requestKey: string },
): Promise<void> {
  try {
    const path = 'GET /api/operator/boats/{id}/feature/{requestKey}';
    const { status } = await callEndpoint(path, { parts });
    showToast(outcomes[status]);
    void client.invalidateQueries(featuredBoatsQuery());
  } catch (error) {
    showToast(paymentFailure(error));
  }
  void client.invalidateQueries(ownBoatsQuery());
}

const outcomes: Readonly<Record<FeaturePaymentView['status'], Toast>> = {
  paid: { title: FEATURE_PAYMENT_RECEIVED },
  refused: {
    title: FEATURE_PAYMENT_FAILED,
    description: 'Nothing was charged. You can pay with another card now.',
    tone: 'destructive',
  },
  open: {
    title: 'Payment not confirmed yet',
    description:
      'Your bank has not confirmed it. Once it does, your boat is featured; else nothing is charged.',
  },
};

/** Declined by the provider or the card's bank. */
export class CardDeclined extends Error {}

/** The card did not reach the provider. */
export class ProviderUnavailable extends Error {}

/** Spec 5: all five fields are required. */
export const missingFields: Toast = {
  title: 'Please fill required fields',
  description: 'All payment fields are required.',
  tone: 'destructive',
};

/** The toast for a payment that failed, or whose outcome is unknown. */
export function paymentFailure(error: unknown): Toast {
  const failed: Toast = { title: FEATURE_PAYMENT_FAILED, tone: 'destructive' };
  if (error instanceof CardDeclined) return failed;
  if (error instanceof ProviderUnavailable) {
    const description = 'The payment provider does not answer. Nothing was charged.';
    return { ...failed, description };
  }
  const description = problemWords(
    error,
    'We could not find out whether the payment went through. Please try again in a minute: your card is not charged twice.',
  );
  const isKnown = error instanceof ApiError && error.status < 500 && error.status !== 409;
  return { ...failed, ...(!isKnown && { title: 'Payment not confirmed yet' }), description };
}

/** Refetches the boat; returns it when its featuring has changed, else null, also on failure. */
export async function refetchFeatured(shown: OperatorBoatView): Promise<OperatorBoatView | null> {
  const now = await readBoat(shown.id).catch(() => null);
  return now?.featured && now.featuredEndDate !== shown.featuredEndDate ? now : null;
}

export function showAlreadyFeatured(shown: OperatorBoatView, now: OperatorBoatView): void {
  const isPaid = now.featuredPaymentId !== shown.featuredPaymentId;
  showToast({
    title: isPaid ? FEATURE_PAYMENT_RECEIVED : 'Your boat is featured already.',
    description: 'Your card was not charged twice.',
  });
}
