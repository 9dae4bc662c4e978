import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { FeaturePaymentView, OperatorBoatView } from '#contract/operator/operator-boat-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { OperatorFeaturingMessages } from '#i18n/catalogues/messages.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { featuredBoatsQuery } from '../../shared/requests/boat-requests.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { problemWords } from '../../forms/request-problem.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';
import { readBoat } from '../boats/boat-mutations.ts';
import { ownBoatsQuery } from '../session/operator-requests.ts';

/** Shows the payment's outcome once, after the 3-D Secure redirect. */
export function useBankReturn(): void {
  const words = useMessages('operator-featuring');
  const client = useQueryClient();
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const boatId = query.get('boat');
    const requestKey = query.get('payment');
    if (boatId === null || requestKey === null) return;
    // Removes the bank's parameters from the address.
    navigate(portalPaths.operatorDashboard(), { replace: true });
    void showOutcome(client, words, { id: boatId, requestKey });
  }, [search, navigate, client, words]);
}

async function showOutcome(
  client: QueryClient,
  words: OperatorFeaturingMessages,
  parts: { id: string; requestKey: string },
): Promise<void> {
  try {
    const path = 'GET /api/operator/boats/{id}/feature/{requestKey}';
    const { status } = await callEndpoint(path, { parts });
    showToast(outcomesIn(words)[status]);
    void client.invalidateQueries(featuredBoatsQuery());
  } catch (error) {
    showToast(paymentFailure(words, error));
  }
  void client.invalidateQueries(ownBoatsQuery());
}

const outcomesIn = (
  words: OperatorFeaturingMessages,
): Readonly<Record<FeaturePaymentView['status'], Toast>> => ({
  paid: { title: words.received },
  refused: { title: words.failed, description: words.nothingCharged, tone: 'destructive' },
  open: { title: words.notConfirmed, description: words.notConfirmedText },
});

/** Thrown if the provider or the card's bank declines. */
export class CardDeclined extends Error {}

/** Thrown if the card did not reach the provider. */
export class ProviderUnavailable extends Error {}

/** Requires all five fields (spec 5). */
export const missingFields = (words: OperatorFeaturingMessages): Toast => ({
  title: words.fillRequired,
  description: words.allRequired,
  tone: 'destructive',
});

/** Returns the toast of a payment that failed or has an unknown outcome. */
export function paymentFailure(words: OperatorFeaturingMessages, error: unknown): Toast {
  const failed: Toast = { title: words.failed, tone: 'destructive' };
  if (error instanceof CardDeclined) return failed;
  if (error instanceof ProviderUnavailable) {
    return { ...failed, description: words.noProvider };
  }
  const description = problemWords(error, words.unknown);
  const isKnown = error instanceof ApiError && error.status < 500 && error.status !== 409;
  return { ...failed, ...(!isKnown && { title: words.notConfirmed }), description };
}

/** Refetches the boat; returns it if its featuring has changed, else null, also after a failure. */
export async function refetchFeatured(shown: OperatorBoatView): Promise<OperatorBoatView | null> {
  const now = await readBoat(shown.id).catch(() => null);
  return now?.featured && now.featuredEndDate !== shown.featuredEndDate ? now : null;
}

export function showAlreadyFeatured(
  words: OperatorFeaturingMessages,
  shown: OperatorBoatView,
  now: OperatorBoatView,
): void {
  const isPaid = now.featuredPaymentId !== shown.featuredPaymentId;
  showToast({
    title: isPaid ? words.received : words.already,
    description: words.notTwice,
  });
}
