import { useState } from 'react';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast, type Toast } from '../../ui/toasts.ts';

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
