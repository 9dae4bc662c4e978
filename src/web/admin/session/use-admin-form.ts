import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { type FieldErrors, useCheckedForm } from '../../forms/use-checked-form.ts';
import { fieldProblems, getProblemText } from '../../forms/request-problem.ts';
import { adminMeQuery, isSignedOut } from './use-admin.ts';

export type AdminFormState = ReturnType<typeof useAdminForm>;

/**
 * Validates a form and sends it as an admin, with pending state and errors. `read` maps the fields; `field` returns a
 * field's name and error.
 */
export function useAdminForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  send: (values: z.output<Schema>) => Promise<void>,
  read: (fields: FormData) => unknown = Object.fromEntries,
) {
  const { isPending, problem, act } = useAdminMutation();
  const { errors, formProps } = useCheckedForm(schema, read, (values) => act(() => send(values)));
  const field = (name: string) => ({ name, error: errors[name] });
  return { field, errors, formProps, isPending, problem };
}

/** Runs one mutation at a time and keeps its error message. A 401 rechecks the session. */
export function useAdminMutation() {
  const t = useMessages('admin-layout');
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const act = useCallback(
    async (run: () => Promise<void>): Promise<FieldErrors> => {
      setPending(true);
      setProblem('');
      try {
        await run();
        return {};
      } catch (error) {
        if (isSignedOut(error)) void client.invalidateQueries(adminMeQuery());
        const fields = fieldProblems(error);
        const isOfFields = Object.keys(fields).length > 0;
        if (!isOfFields) setProblem(getProblemText(error, t.didNotWork));
        return fields;
      } finally {
        setPending(false);
      }
    },
    [client, t],
  );
  return { isPending, problem, act };
}

/** Refetches on 409, because the screen is stale, before the error is shown. */
export async function refetchOnConflict<Result>(
  act: () => Promise<Result>,
  refetch: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await refetch();
    throw error;
  }
}
