import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { connectionQuery, invalidateCalendarData } from './calendar-queries.ts';

type Words = {
  /** The toast's title on success, and on failure. */
  done?: string;
  failed: string;
  /** The description when the server has no message. */
  fallback: string;
  /** Called when the subject is stale, such as settled elsewhere. */
  onOutdated?: () => void;
};

/** Runs calendar mutations, one at a time, with a toast for the outcome. */
export function useCalendarMutation() {
  const client = useQueryClient();
  const [running, setRunning] = useState<string | null>(null);
  const act = async <Result>(
    name: string,
    words: Words,
    ask: () => Promise<Result>,
    /** Awaited when it returns a promise. */
    onDone: (result: Result) => unknown,
  ): Promise<boolean> => {
    setRunning(name);
    try {
      await onDone(await ask());
      invalidateCalendarData(client);
      if (words.done) showToast({ title: words.done });
      return true;
    } catch (error) {
      const description = problemWords(error, words.fallback);
      showToast({ title: words.failed, description, tone: 'destructive' });
      if (isOutdated(error)) {
        invalidateCalendarData(client);
        void client.invalidateQueries({ queryKey: connectionQuery().queryKey });
        words.onOutdated?.();
      }
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { act, running };
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
