import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../forms/idempotency-key.ts';
import { isAnswered, problemWords } from '../../forms/request-problem.ts';

type Sent<Answer> = { isDone: true; answer: Answer } | { isDone: false; error: unknown };

/**
 * Sends acts. The same one sent again because no answer came has the same idempotency key. Before a refusal is
 * shown, `onRefused` looks again at what is on screen: it may have changed.
 */
export function useSentOnce(
  onRefused: () => Promise<unknown>,
  /** Said where nobody knows whether it was done. */
  noAnswer: string,
) {
  const attempt = useRef<{ act: string; requestKey: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async <Answer>(
    /** What tells it from another one. */
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
      setProblem(problemWords(error, noAnswer));
      return { isDone: false, error };
    } finally {
      setPending(false);
    }
  };
  return { send, isPending, problem };
}
