import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { MetricsView, MeView, OperatorBookingView } from '#contract/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { PayoutDetailsView, StatementView } from '#contract/payout-api.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { callOf, callEndpoint } from '../../api.ts';

/** The signed-in operator: not retried, fresh for 5 minutes (spec 7). */
export const meQuery = () =>
  queryOptions<MeView>({
    queryKey: [callOf('GET /api/auth/me').path],
    staleTime: 5 * MINUTE_MS,
    retry: false,
    retryOnMount: true,
  });

export const ownBoatsQuery = () =>
  queryOptions<OperatorBoatView[]>({ queryKey: [callOf('GET /api/operator/boats').path] });

export const ownBookingsQuery = () =>
  queryOptions<OperatorBookingView[]>({ queryKey: [callOf('GET /api/operator/bookings').path] });

export const metricsQuery = () =>
  queryOptions<MetricsView>({ queryKey: [callOf('GET /api/operator/figures').path] });

/** Null when nothing is saved, and on any error (spec 7). */
export const payoutDetailsQuery = () =>
  queryOptions<PayoutDetailsView | null>({
    queryKey: [callOf('GET /api/payment-details').path],
    queryFn: () => callEndpoint('GET /api/payment-details').catch(() => null),
  });

export const statementQuery = () =>
  queryOptions<StatementView>({ queryKey: [callOf('GET /api/operator/statement').path] });

/** The next operator must not see this one's cached data. Call it only when no such query is mounted: it would refetch. */
export function clearOperatorQueries(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(operator|auth|payment-details)/.test(String(path)),
  });
}
