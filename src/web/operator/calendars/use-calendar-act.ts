import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemWords } from '../../frame/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import { forgetWhatCalendarsChange } from './calendar-queries.ts';

type Words = {
  /** The toast's title when it worked, and when it did not. */
  done?: string;
  failed: string;
  /** When the server says nothing more. */
  fallback: string;
};

/** Acts on calendars: one at a time, with a toast for what came of it. */
export function useCalendarAct() {
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
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { act, running };
}
