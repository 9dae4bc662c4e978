import type * as z from 'zod/mini';
import type { Outcome } from '#domain/problems.ts';
import { checkPayload } from './read-payload.ts';

/** What an address asks for, checked by its schema; what is left empty is not asked for. */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Outcome<z.infer<Schema>, 'invalid'> {
  const asked = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return checkPayload(Object.fromEntries(asked), schema);
}
