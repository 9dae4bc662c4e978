import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Outcome } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import { readAdminToken } from './admin-cookie.ts';
import type { AdminDoor } from './admin-door.ts';
import type { Self } from './own-account.ts';
import type { AdminEnv } from './require-admin.ts';

type SelfContext = Context<AdminEnv>;

/** How a request becomes an act of an admin on their own account, and its outcome an answer. */
export function selfActs({ site }: { site: { publicUrl: string } }, door: AdminDoor) {
  const selfOf = (context: SelfContext): Self => ({
    admin: context.get('admin'),
    token: readAdminToken(context, site.publicUrl),
    address: door.originOf(context).address,
  });
  const act =
    <Schema extends z.ZodMiniType, T>(
      schema: Schema,
      run: (self: Self, wish: z.infer<Schema>) => Promise<Outcome<T>>,
      present: (value: T) => object,
    ) =>
    async (context: SelfContext) => {
      const wish = await readPayload(context.req.raw, schema);
      if (!wish.ok) return answerProblem(wish.problem);
      return answerOutcome(await run(selfOf(context), wish.value), present);
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
