import { Hono, type Context } from 'hono';
import { moveTripPayload } from '#contract/calendar-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Outcome } from '#domain/problems.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { listConflicts } from './conflict-queries.ts';
import { cancelTrip, keepTrip, moveTrip } from './settle-conflict.ts';

/** Where a calendar and a sale disagree, the operator who calls decides. */
export function conflictRoutes(deps: Deps): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);
  type Asked = Context<OperatorEnv>;
  const orderOf = (context: Asked) => ({
    operatorId: context.get('operator').id,
    conflictId: context.req.param('id') ?? '',
  });
  const answer = async (context: Asked, settled: Outcome<null>) =>
    settled.ok
      ? context.json(await listConflicts(deps, context.get('operator').id))
      : answerProblem(settled.problem);

  app.get(endpoints.calendarConflicts.path, operator, async (context) =>
    context.json(await listConflicts(deps, context.get('operator').id)),
  );
  app.post(routePath(endpoints.keepTrip.path), operator, async (context) =>
    answer(context, await keepTrip(deps, orderOf(context))),
  );
  app.post(routePath(endpoints.cancelTrip.path), operator, async (context) =>
    answer(context, await cancelTrip(deps, orderOf(context))),
  );
  app.post(routePath(endpoints.moveTrip.path), operator, async (context) => {
    const to = await readPayload(context.req.raw, moveTripPayload);
    if (!to.ok) return answerProblem(to.problem);
    return answer(context, await moveTrip(deps, orderOf(context), to.value));
  });
  return app;
}
