import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type {
  FeaturePaymentView,
  OperatorBoatView,
} from '#contract/operator/boats/operator-boat-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import type { OperatorFeaturingMessages } from '#i18n/catalogues/messages.ts';
import { ApiError, callEndpoint } from '../../api.ts';
import { featuredBoatsQuery } from '../../shared/requests/boat-requests.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';
import { readBoat } from '../boats/boat-mutations.ts';
import { operatorBoatsQuery } from '../session/operator-requests.ts';

/** Shows the payment's outcome once, after the 3-D Secure redirect. */
export function useBankReturn(): void {
  const t = useMessages('operator-featuring');
  const client = useQueryClient();
  const search = useSearch();
  const [, navigate] = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const boatId = query.get('boat');
    const requestKey = query.get('payment');
    if (boatId === null || requestKey === null) return;
    // Removes the bank's parameters from the URL.
    navigate(portalPaths.operatorDashboard(), { replace: true });
    void showOutcome(client, t, { id: boatId, requestKey });
  }, [search, navigate, client, t]);
}

async function showOutcome(
  client: QueryClient,
  t: OperatorFeaturingMessages,
  parts: { id: string; requestKey: string },
): Promise<void> {
  try {
    const path = 'GET /api/operator/boats/{id}/feature/{requestKey}';
    const { status } = await callEndpoint(path, { parts });
    showToast(getOutcomes(t)[status]);
    void client.invalidateQueries(featuredBoatsQuery());
  } catch (error) {
    showToast(paymentFailure(t, error));
  }
  void client.invalidateQueries(operatorBoatsQuery());
}

const getOutcomes = (
  t: OperatorFeaturingMessages,
): Readonly<Record<FeaturePaymentView['status'], Toast>> => ({
  paid: { title: t.received },
  refused: { title: t.failed, description: t.nothingCharged, tone: 'destructive' },
  open: { title: t.notConfirmed, description: t.notConfirmedText },
});

/** Thrown if the provider or the card's bank declines the payment. */
export class CardDeclined extends Error {}

/** Thrown if the card data did not reach the provider. */
export class ProviderUnavailable extends Error {}

/** Returns the toast to show unless all five fields are filled in (spec 5). */
export const missingFields = (t: OperatorFeaturingMessages): Toast => ({
  title: t.fillRequired,
  description: t.allRequired,
  tone: 'destructive',
});

/** Returns the toast of a payment that failed or has an unknown outcome. */
export function paymentFailure(t: OperatorFeaturingMessages, error: unknown): Toast {
  const failed: Toast = { title: t.failed, tone: 'destructive' };
  if (error instanceof CardDeclined) return failed;
  if (error instanceof ProviderUnavailable) {
    return { ...failed, description: t.noProvider };
  }
  const description = getProblemText(error, t.unknown);
  const isKnown = error instanceof ApiError && error.status < 500 && error.status !== 409;
  return { ...failed, ...(!isKnown && { title: t.notConfirmed }), description };
}

/** Refetches the boat. Returns the boat if its featuring has changed; null if not, or if the request fails. */
export async function refetchFeatured(shown: OperatorBoatView): Promise<OperatorBoatView | null> {
  const now = await readBoat(shown.id).catch(() => null);
  return now?.featured && now.featuredEndDate !== shown.featuredEndDate ? now : null;
}

export function showAlreadyFeatured(
  t: OperatorFeaturingMessages,
  shown: OperatorBoatView,
  now: OperatorBoatView,
): void {
  const isPaid = now.featuredPaymentId !== shown.featuredPaymentId;
  showToast({
    title: isPaid ? t.received : t.already,
    description: t.notTwice,
  });
}
