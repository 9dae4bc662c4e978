import { useQueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiCall } from '#contract/endpoints.ts';
import {
  buildRequest,
  callEndpoint,
  isConflict,
  type AnswerOf,
  type PathParts,
  type PayloadOf,
} from '../../api.ts';
import { fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';

/** Sends values one at a time. `send` resolves to the error, or to null. */
export type Mutation<Values> = {
  send: (values: Values) => Promise<unknown>;
  isPending: boolean;
  problem: string | null;
};

/** Naming a call includes the queries for all its filters and pages. */
type StaleQueries = readonly (ApiCall | Pick<QueryFilters, 'queryKey' | 'predicate'>)[];

type MutationOutcome<Answer, Payload> = {
  /** The query whose data the response replaces. */
  answers?: { queryKey: QueryKey };
  /** Queries that the change makes stale: refetched before the toast appears. */
  invalidates?: StaleQueries;
  /** Stale queries that are refetched in the background. */
  refreshes?: StaleQueries;
  /** The toast to show on success. */
  done?: Toast | ((answer: Answer, payload: Payload) => Toast);
  onDone?: (answer: Answer, payload: Payload) => void;
  /** The title of the toast for failures. If there is no title, the page must show `problem` instead. */
  failed?: string;
  onError?: (error: unknown) => void;
};

export type EndpointMutation<Call extends ApiCall> = MutationOutcome<
  AnswerOf<Call>,
  PayloadOf<Call>
> & { parts?: PathParts };

/** Sends an endpoint's payloads. */
export function useEndpointMutation<Call extends ApiCall>(
  call: Call,
  fallback: string,
  { parts = {}, ...outcome }: EndpointMutation<Call>,
) {
  const mutate = (payload: PayloadOf<Call>) => callEndpoint(call, { parts, payload });
  return useRequestMutation(mutate, fallback, outcome);
}

/**
 * Sends payloads one at a time. Success updates the cache, then shows the toast. A 409 means that the page is stale, so
 * its data is refetched before the problem appears. `requestKey` is one idempotency key for all attempts.
 */
export function useRequestMutation<Payload, Answer>(
  mutate: (payload: Payload) => Promise<Answer>,
  fallback: string,
  outcome: MutationOutcome<Answer, Payload>,
) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [requestKey] = useState(newIdempotencyKey);
  const { answers, invalidates = [], refreshes = [], done, failed } = outcome;
  const refetch = (stale: StaleQueries) =>
    Promise.all(stale.map((query) => client.invalidateQueries(getFilters(query))));

  const send = async (payload: Payload): Promise<unknown> => {
    setPending(true);
    setProblem('');
    try {
      const answer = await mutate(payload);
      if (answers) client.setQueryData(answers.queryKey, answer);
      void refetch(refreshes);
      await refetch(invalidates);
      if (done) showToast(typeof done === 'function' ? done(answer, payload) : done);
      outcome.onDone?.(answer, payload);
      return null;
    } catch (error) {
      if (isConflict(error)) await refetch(answers ? [...invalidates, answers] : invalidates);
      outcome.onError?.(error);
      const description = getProblemText(error, fallback);
      if (failed) showToast({ title: failed, description, tone: 'destructive' });
      else if (Object.keys(fieldProblems(error)).length === 0) setProblem(description);
      return error;
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, problem, requestKey };
}

function getFilters(query: StaleQueries[number]): QueryFilters {
  return typeof query === 'string' ? { queryKey: [buildRequest(query).path] } : query;
}
