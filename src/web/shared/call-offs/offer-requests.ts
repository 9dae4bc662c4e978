import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { OfferChoice, TripOfferView } from '#contract/operator/call-off-api.ts';
import { ApiError, callEndpoint, buildRequest } from '../../api.ts';
import { useMessages } from '../language/use-messages.ts';
import { useSentOnce } from '../acts/use-sent-once.ts';
import { getProblemText } from '../../forms/request-problem.ts';

/** Refetches on every visit, because other guests may have taken what was offered. */
export const tripOfferQuery = (token: string) =>
  queryOptions<TripOfferView>({
    queryKey: [buildRequest('GET /api/trips/{token}/offer', { token }).path],
    staleTime: 0,
    refetchOnMount: 'always',
    retryOnMount: true,
  });

type ChoiceEnds = { onDone: () => void; onRefused: (reason: string) => void };

/** Sends a choice; a retry has no second effect. After a rejection, refetches the offer before the error appears. */
export function useOfferChoice(token: string, { onDone, onRefused }: ChoiceEnds) {
  const t = useMessages('offer');
  const client = useQueryClient();
  const { queryKey } = tripOfferQuery(token);
  const refetch = () => client.invalidateQueries({ queryKey });
  const { send, isPending, problem } = useSentOnce(refetch, t.unreachable);
  const choose = async (choice: OfferChoice) => {
    const parts = { token };
    const sent = await send(JSON.stringify(choice), (requestKey) =>
      callEndpoint('POST /api/trips/{token}/offer', { parts, payload: { requestKey, choice } }),
    );
    if (sent.isDone) {
      client.setQueryData(queryKey, sent.answer);
      const trip = buildRequest('GET /api/trips/{token}', parts).path;
      void client.invalidateQueries({ queryKey: [trip] });
      onDone();
    } else if (sent.error instanceof ApiError && sent.error.status === 409) {
      onRefused(getProblemText(sent.error, t.noLonger));
    }
  };
  return { choose, isPending, problem };
}
