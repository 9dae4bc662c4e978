import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { isAnswered, getProblemText } from '../../forms/request-problem.ts';

type Sent<Answer> = { isDone: true; answer: Answer } | { isDone: false; error: unknown };

/**
 * Sends actions. A retry after a lost response reuses the idempotency key. After a rejection, `onRefused` refetches the
 * shown data before the error appears.
 */
export function useSentOnce(
  onRefused: () => Promise<unknown>,
  /** The message if the outcome is unknown. */
  noAnswer: string,
) {
  const attempt = useRef<{ act: string; requestKey: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async <Answer>(
    /** Identifies the action: another value gets a new idempotency key. */
    act: string,
    call: (requestKey: string) => Promise<Answer>,
  ): Promise<Sent<Answer>> => {
    if (attempt.current?.act !== act) attempt.current = { act, requestKey: newIdempotencyKey() };
    setPending(true);
    setProblem(null);
    try {
      const answer = await call(attempt.current.requestKey);
      attempt.current = null;
      return { isDone: true, answer };
    } catch (error) {
      if (isAnswered(error)) {
        attempt.current = null;
        await onRefused();
      }
      setProblem(getProblemText(error, noAnswer));
      return { isDone: false, error };
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, problem };
}
