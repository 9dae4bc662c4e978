import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiCall } from '#contract/endpoints.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { MeView } from '#contract/operator/operator-api.ts';
import { ApiError, buildRequest, callEndpoint, type AnswerOf } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { findStoredAnswer } from '../../shared/storage/offline-days.ts';
import {
  useEndpointMutation,
  type EndpointMutation,
} from '../../shared/requests/use-endpoint-mutation.ts';

/** Builds the query for an endpoint whose path has no parameters; its key is the path (spec 7). */
export function createQuery<Call extends ApiCall>(call: Call, options: QuerySettings = {}) {
  return queryOptions<AnswerOf<Call>>({ queryKey: [buildRequest(call).path], ...options });
}

type QuerySettings = {
  staleTime?: number;
  refetchInterval?: number;
  retry?: boolean;
  retryOnMount?: boolean;
};

/** Fetches the signed-in operator: without retries, fresh for 5 minutes (spec 7). */
export const meQuery = () =>
  createQuery('GET /api/auth/me', { staleTime: 5 * MINUTE_MS, retry: false, retryOnMount: true });

/** Timeout after which a page shows its stored copy instead of waiting for the network. */
export const STORED_AFTER_MS = 1500;

/**
 * Fetches the operator, or returns the stored copy after a timeout. Waiting for a network failure is not enough:
 * refreshing an expired session retries for half a minute.
 */
export async function readMeOrStored(): Promise<MeView> {
  const call = 'GET /api/auth/me';
  const stored = await findStoredAnswer<MeView>(buildRequest(call).path);
  if (!stored) return callEndpoint(call);
  const request = callEndpoint(call).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return stored;
  });
  return Promise.race([request, resolveLater(STORED_AFTER_MS, stored)]);
}

export function resolveLater<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

export const operatorBoatsQuery = () => createQuery('GET /api/operator/boats');
export const metricsQuery = () => createQuery('GET /api/operator/figures');
/** Polls, because guests book and request changes while the dashboard is open. */
export const overviewQuery = () =>
  createQuery('GET /api/operator/overview', { refetchInterval: MINUTE_MS });
export const statementKey = [buildRequest('GET /api/operator/statement').path];

/** Fetches the payout details; null if none are saved or the request fails (spec 7). */
export const payoutDetailsQuery = () =>
  queryOptions({
    queryKey: [buildRequest('GET /api/payment-details').path],
    queryFn: () => callEndpoint('GET /api/payment-details').catch(() => null),
  });

/**
 * Clears cached data, which the next operator must not see. The caller must unmount these queries first, because a
 * mounted query would refetch.
 */
export function clearOperatorQueries(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(operator|auth|payment-details)/.test(String(path)),
  });
}

export type OperatorMutation<Call extends ApiCall> = EndpointMutation<Call> & {
  /** The message to show if the server sent none. */
  fallback?: string;
};

/**
 * Sends an endpoint's payloads as an operator, then refreshes the overview, whose counts any request may change.
 */
export function useOperatorMutation<Call extends ApiCall>(
  call: Call,
  { fallback, refreshes = [], ...mutation }: OperatorMutation<Call>,
) {
  const actionMessages = useMessages('portal-actions');
  return useEndpointMutation(call, fallback ?? actionMessages.pleaseRetry, {
    ...mutation,
    refreshes: [...refreshes, overviewQuery()],
  });
}
