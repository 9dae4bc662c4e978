import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { FeaturePaymentView } from '#contract/operator-boat-api.ts';
import { FEATURE_PAYMENT_FAILED, FEATURE_PAYMENT_RECEIVED } from '#domain/featuring.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';
import { ownBoatsQuery } from '../session/operator-queries.ts';
import { paymentFailure } from './payment-failures.ts';

/** After the 3-D Secure redirect: shows the payment's outcome once, as the server tells it. */
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
    void tellOutcome(client, { id: boatId, requestKey });
  }, [search, navigate, client]);
}

async function tellOutcome(
  client: QueryClient,
  parts: { id: string; requestKey: string },
): Promise<void> {
  try {
    const path = 'GET /api/operator/boats/{id}/feature/{requestKey}';
    const { status } = await callEndpoint(path, { parts });
    showToast(words[status]);
    void client.invalidateQueries({ queryKey: [callOf('GET /api/featured-boats').path] });
  } catch (error) {
    showToast(paymentFailure(error));
  }
  void client.invalidateQueries(ownBoatsQuery());
}

const words: Readonly<Record<FeaturePaymentView['status'], Toast>> = {
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
