import { queryOptions } from '@tanstack/react-query';
import type {
  MetricsView,
  MeView,
  OperatorBoatView,
  OperatorBookingView,
} from '#contract/operator-views.ts';
import type { PayoutDetailsView, StatementView } from '#contract/payout-views.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { callEndpoint } from '../../api.ts';
import { callOf } from '../../api-calls.ts';

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
