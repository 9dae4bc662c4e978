import { useState } from 'react';
import type { FieldErrors } from '../../layout/use-checked-form.ts';
import { fieldProblems, problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';

/** Saves what a form holds, and says how that went. */
export function useSaving<Values>(put: (values: Values) => Promise<void>, savedTitle: string) {
  const [isSending, setSending] = useState(false);
  const save = async (values: Values): Promise<FieldErrors> => {
    setSending(true);
    try {
      await put(values);
      showToast({ title: savedTitle });
      return {};
    } catch (error) {
      const description = problemWords(error, 'Please try again.');
      showToast({ title: 'Save failed', description, tone: 'destructive' });
      return fieldProblems(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, save };
}
