import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferChoice, TripOfferView } from '#contract/operator/call-off-api.ts';
import { ApiError, callEndpoint, buildRequest } from '../../api.ts';
import { useMessages } from '../language/use-messages.ts';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { getProblemText } from '../../forms/request-problem.ts';

/** Refetches on every visit, because other guests take what is offered. */
export const tripOfferQuery = (token: string) =>
  queryOptions<TripOfferView>({
    queryKey: [buildRequest('GET /api/trips/{token}/offer', { token }).path],
    staleTime: 0,
    refetchOnMount: 'always',
    retryOnMount: true,
  });

type ChoiceEnds = { onDone: () => void; onRefused: (words: string) => void };

/**
 * Sends one choice under one idempotency key, even if it is sent repeatedly. After a rejection, refetches the offer
 * before the error appears; after a lost response, the choice can be sent again.
 */
export function useOfferChoice(token: string, { onDone, onRefused }: ChoiceEnds) {
  const t = useMessages('offer');
  const client = useQueryClient();
  const [requestKey] = useState(newIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const { queryKey } = tripOfferQuery(token);
  const choose = async (choice: OfferChoice) => {
    setPending(true);
    setProblem('');
    try {
      const payload = { requestKey, choice };
      const parts = { token };
      const answer = await callEndpoint('POST /api/trips/{token}/offer', { parts, payload });
      client.setQueryData(queryKey, answer);
      const trip = buildRequest('GET /api/trips/{token}', parts).path;
      void client.invalidateQueries({ queryKey: [trip] });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        await client.invalidateQueries({ queryKey });
        onRefused(getProblemText(error, t.noLonger));
      } else {
        setProblem(getProblemText(error, t.unreachable));
      }
    } finally {
      setPending(false);
    }
  };
  return { choose, isPending, problem };
}
