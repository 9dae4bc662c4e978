import type * as z from 'zod/mini';
import { useState } from 'react';
import { fieldProblems, getProblemText } from './request-problem.ts';
import { useCheckedForm } from './use-checked-form.ts';

/**
 * Validates a form and sends it. `problem` is the error that does not belong to a field: the server's message, or
 * `failed` if the server sent no message.
 */
export function useSentForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  read: (fields: FormData) => unknown,
  send: (values: z.output<Schema>) => Promise<void>,
  failed: string,
) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useCheckedForm(schema, read, async (values) => {
    setPending(true);
    setProblem('');
    try {
      await send(values);
      return {};
    } catch (error) {
      const fields = fieldProblems(error);
      if (Object.keys(fields).length === 0) setProblem(getProblemText(error, failed));
      return fields;
    } finally {
      setPending(false);
    }
  });
  return { ...form, isPending, problem };
}
