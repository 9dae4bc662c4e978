import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Outcome } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import { readAdminToken } from './admin-cookie.ts';
import type { AdminContext } from './admin-context.ts';
import type { Self } from './own-account.ts';
import type { AdminEnv } from './require-admin.ts';

type SelfContext = Context<AdminEnv>;

/** How a request becomes an act of an admin on their own account, and its outcome an answer. */
export function selfActs({ site }: { site: { publicUrl: string } }, sessions: AdminContext) {
  const selfOf = (context: SelfContext): Self => ({
    admin: context.get('admin'),
    token: readAdminToken(context, site.publicUrl),
    address: sessions.originOf(context).address,
  });
  const act =
    <Schema extends z.ZodMiniType, T>(
      schema: Schema,
      run: (self: Self, input: z.infer<Schema>) => Promise<Outcome<T>>,
      present: (value: T) => object,
    ) =>
    async (context: SelfContext) => {
      const input = await readPayload(context.req.raw, schema);
      if (!input.ok) return answerProblem(input.problem);
      return answerOutcome(await run(selfOf(context), input.value), present);
    };
  return { selfOf, act };
}

export function answerOutcome<T>(
  outcome: Outcome<T>,
  present: (value: T) => object,
  status = 200,
): Response {
  if (!outcome.ok) return answerProblem(outcome.problem);
  return Response.json(present(outcome.value), { status });
}
