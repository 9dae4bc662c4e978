import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiCall } from '#contract/endpoints.ts';
import { callEndpoint } from '../api.ts';
import { newIdempotencyKey } from '../layout/idempotency-key.ts';
import { fieldProblems, isAnswered, problemWords } from '../layout/request-problem.ts';
import type { FieldErrors } from '../layout/use-checked-form.ts';
import { tripQuery } from '../queries.ts';

/** Everything that a guest does to their trip is sent to an address below its own. */
export type TripCall = Extract<ApiCall, `POST /api/trips/{token}/${string}`>;

type Outcome = { isDone: boolean; fields: FieldErrors };

/**
 * Does something to a trip. The same act sent again because no answer came has the same idempotency key. After a
 * refusal the trip is looked at again: what was shown may have changed.
 */
export function useTripAct(token: string) {
  const client = useQueryClient();
  const attempt = useRef<{ act: string; requestKey: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (call: TripCall, payload: object = {}): Promise<Outcome> => {
    const { queryKey } = tripQuery(token);
    const act = call + JSON.stringify(payload);
    if (attempt.current?.act !== act) attempt.current = { act, requestKey: newIdempotencyKey() };
    const { requestKey } = attempt.current;
    setPending(true);
    setProblem(null);
    try {
      const parts = { token };
      const answer = await callEndpoint(call, { parts, payload: { ...payload, requestKey } });
      attempt.current = null;
      if ('booking' in answer) client.setQueryData(queryKey, answer);
      return { isDone: true, fields: {} };
    } catch (error) {
      if (isAnswered(error)) {
        attempt.current = null;
        await client.refetchQueries({ queryKey });
      }
      setProblem(problemWords(error, NO_ANSWER));
      return { isDone: false, fields: fieldProblems(error) };
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, problem };
}

const NO_ANSWER =
  'No answer came, so we do not know whether it was done. Please check your connection and press again: it is done only once.';

export type TripAct = ReturnType<typeof useTripAct>;
