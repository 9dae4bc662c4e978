import type * as z from 'zod/mini';
import { fieldProblems } from '../../forms/request-problem.ts';
import { useCheckedForm } from '../../forms/use-checked-form.ts';
import type { Mutation } from './use-endpoint-mutation.ts';

export type MutationForm = ReturnType<typeof useMutationForm>;

/** Validates a form and sends it. `read` maps the fields; `field` returns a field's name and error. */
export function useMutationForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  { send, isPending, problem }: Mutation<z.output<Schema>>,
  read: (fields: FormData) => unknown = Object.fromEntries,
) {
  const form = useCheckedForm(schema, read, async (values) => fieldProblems(await send(values)));
  return { ...form, isPending, problem };
}
