import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCall } from '#contract/endpoints.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { MeView } from '#contract/operator/operator-api.ts';
import { ApiError, buildRequest, callEndpoint, type AnswerOf } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { findStoredAnswer } from '../../shared/storage/offline-days.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';

/** Builds the query of an endpoint whose path has no parts; its key is the path (spec 7). */
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
export const KEPT_AFTER_MS = 1500;

/**
 * Fetches the operator, or returns the stored copy after a timeout. Waiting for a network failure is not enough:
 * refreshing an expired session retries for half a minute.
 */
export async function readMeOrKept(): Promise<MeView> {
  const call = 'GET /api/auth/me';
  const kept = await findStoredAnswer<MeView>(buildRequest(call).path);
  if (!kept) return callEndpoint(call);
  const asked = callEndpoint(call).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return kept;
  });
  return Promise.race([asked, later(KEPT_AFTER_MS, kept)]);
}

export function later<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

export const ownBoatsQuery = () => createQuery('GET /api/operator/boats');
export const metricsQuery = () => createQuery('GET /api/operator/figures');
export const statementKey = [buildRequest('GET /api/operator/statement').path];

/** Null if there are no saved details, and on any error (spec 7). */
export const payoutDetailsQuery = () =>
  queryOptions({
    queryKey: [buildRequest('GET /api/payment-details').path],
    queryFn: () => callEndpoint('GET /api/payment-details').catch(() => null),
  });

/**
 * Clears cached data, which the next operator must not see. Call it only if no such query is mounted: it would refetch.
 */
export function clearOperatorQueries(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(operator|auth|payment-details)/.test(String(path)),
  });
}

export type MutationToasts = {
  /** The success toast, if any, and the title of the failure toast. */
  done?: Toast;
  failed: string;
  /** The description if the server has no message. */
  fallback?: string;
};

/** Runs mutations one at a time, with a toast for each outcome. */
export function useOperatorMutation() {
  const acts = useMessages('portal-acts');
  const [running, setRunning] = useState<string | null>(null);
  /** Resolves to the error, or to null. */
  const run = async (
    name: string,
    { done, failed, fallback = acts.pleaseRetry }: MutationToasts,
    mutate: () => Promise<unknown>,
  ): Promise<unknown> => {
    setRunning(name);
    try {
      await mutate();
      if (done) showToast(done);
      return null;
    } catch (error) {
      showToast({
        title: failed,
        description: getProblemText(error, fallback),
        tone: 'destructive',
      });
      return error;
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
}
