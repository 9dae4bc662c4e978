import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCall } from '#contract/endpoints.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { MeView } from '#contract/operator-api.ts';
import { ApiError, callOf, callEndpoint, type AnswerOf } from '../../api.ts';
import { keptAnswer } from '../../layout/kept-days.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';

/** The query of an endpoint whose path has no parts; its key is the path (spec 7). */
export function queryOf<Call extends ApiCall>(call: Call, options: QuerySettings = {}) {
  return queryOptions<AnswerOf<Call>>({ queryKey: [callOf(call).path], ...options });
}

type QuerySettings = {
  staleTime?: number;
  refetchInterval?: number;
  retry?: boolean;
  retryOnMount?: boolean;
};

/** The signed-in operator: not retried, fresh for 5 minutes (spec 7). */
export const meQuery = () =>
  queryOf('GET /api/auth/me', { staleTime: 5 * MINUTE_MS, retry: false, retryOnMount: true });

/** The same where a day is read without a connection: who it was kept for, while they are signed in here. */
export async function readMeOrKept(): Promise<MeView> {
  const call = 'GET /api/auth/me';
  try {
    return await callEndpoint(call);
  } catch (error) {
    const kept =
      error instanceof ApiError ? undefined : await keptAnswer<MeView>(callOf(call).path);
    if (kept) return kept;
    throw error;
  }
}

export const ownBoatsQuery = () => queryOf('GET /api/operator/boats');
export const metricsQuery = () => queryOf('GET /api/operator/figures');
export const statementQuery = () => queryOf('GET /api/operator/statement');

/** Null when nothing is saved, and on any error (spec 7). */
export const payoutDetailsQuery = () =>
  queryOptions({
    queryKey: [callOf('GET /api/payment-details').path],
    queryFn: () => callEndpoint('GET /api/payment-details').catch(() => null),
  });

/** The next operator must not see this one's cached data. Call it only when no such query is mounted: it would refetch. */
export function clearOperatorQueries(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(operator|auth|payment-details)/.test(String(path)),
  });
}

export type MutationToasts = {
  /** The toast on success, if there is one, and the title of the one on failure. */
  done?: Toast;
  failed: string;
  /** The description when the server has no message. */
  fallback?: string;
};

/** Runs mutations one at a time, each with a toast for its outcome. */
export function useOperatorMutation() {
  const [running, setRunning] = useState<string | null>(null);
  /** Resolves to the error, or to null. */
  const run = async (
    name: string,
    { done, failed, fallback = 'Please try again.' }: MutationToasts,
    mutate: () => Promise<unknown>,
  ): Promise<unknown> => {
    setRunning(name);
    try {
      await mutate();
      if (done) showToast(done);
      return null;
    } catch (error) {
      showToast({ title: failed, description: problemWords(error, fallback), tone: 'destructive' });
      return error;
    } finally {
      setRunning(null);
    }
  };
  return { running, run };
}
