import { queryOptions } from '@tanstack/react-query';
import type {
  FiguresView,
  MeView,
  OperatorBoatView,
  OperatorBookingView,
} from '#contract/operator-views.ts';
import type { PayoutDetailsView, StatementView } from '#contract/payout-views.ts';
import { callEndpoint } from '../../api.ts';
import { callOf } from '../../api-calls.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

/** The signed-in captain: not retried, fresh for 5 minutes (spec 7). */
export const meQuery = () =>
  queryOptions<MeView>({
    queryKey: [callOf('me').path],
    staleTime: FIVE_MINUTES_MS,
    retry: false,
    retryOnMount: true,
  });

export const ownBoatsQuery = () =>
  queryOptions<OperatorBoatView[]>({ queryKey: [callOf('operatorBoats').path] });

export const ownBookingsQuery = () =>
  queryOptions<OperatorBookingView[]>({ queryKey: [callOf('operatorBookings').path] });

export const figuresQuery = () =>
  queryOptions<FiguresView>({ queryKey: [callOf('operatorFigures').path] });

/** Null when nothing is saved, and on any error (spec 7). */
export const payoutDetailsQuery = () =>
  queryOptions<PayoutDetailsView | null>({
    queryKey: [callOf('payoutDetails').path],
    queryFn: () => callEndpoint('payoutDetails').catch(() => null),
  });

export const statementQuery = () =>
  queryOptions<StatementView>({ queryKey: [callOf('statement').path] });
