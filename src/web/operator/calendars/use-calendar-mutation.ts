import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { connectionQuery, forgetWhatCalendarsChange } from './calendar-queries.ts';

type Words = {
  /** The toast's title when it worked, and when it did not. */
  done?: string;
  failed: string;
  /** When the server says nothing more. */
  fallback: string;
  /** What was asked about is not as it was shown: settled elsewhere, say. */
  onOutdated?: () => void;
};

/** Acts on calendars: one at a time, with a toast for what came of it. */
export function useCalendarMutation() {
  const client = useQueryClient();
  const [running, setRunning] = useState<string | null>(null);
  const act = async <Result>(
    name: string,
    words: Words,
    ask: () => Promise<Result>,
    /** Waited for, when it gives a promise. */
    onDone: (result: Result) => unknown,
  ): Promise<boolean> => {
    setRunning(name);
    try {
      await onDone(await ask());
      forgetWhatCalendarsChange(client);
      if (words.done) showToast({ title: words.done });
      return true;
    } catch (error) {
      const description = problemWords(error, words.fallback);
      showToast({ title: words.failed, description, tone: 'destructive' });
      if (isOutdated(error)) {
        forgetWhatCalendarsChange(client);
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
