import { Hono, type Context } from 'hono';
import { recordPayoutPayload, takeBackPayoutPayload } from '#contract/admin-payout-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Outcome } from '#domain/problems.ts';
import { requireAdmin, type AdminEnv } from '../admins/require-admin.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { readPayload } from '../http/read-payload.ts';
import { routePath } from '../http/route-path.ts';
import type { Deps } from '../dependencies.ts';
import { readAdminStatement } from './admin-statement.ts';
import { recordPayout } from './record-payout.ts';
import { takeBackPayout } from './take-back-payout.ts';
import { tellAccountNumber } from './tell-account-number.ts';

/** Paying operators out. What was recorded is answered with the statement of its month, as it is then. */
export function adminPayoutRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { adminRecordPayout, adminTakeBackPayout, adminAccountNumber } = endpoints;
  const byWhom = (context: Context<AdminEnv>) => ({
    admin: context.get('admin'),
    address: addressOf(context),
  });
  const answer = (outcome: Outcome<object>) =>
    outcome.ok ? Response.json(outcome.value) : answerProblem(outcome.problem);

  app.post(adminRecordPayout.path, requireAdmin(deps, adminRecordPayout), async (context) => {
    const input = await readPayload(context.req.raw, recordPayoutPayload);
    if (!input.ok) return answerProblem(input.problem);
    const recorded = await recordPayout(deps, { ...input.value, by: byWhom(context) });
    if (!recorded.ok) return answerProblem(recorded.problem);
    return answer(await readAdminStatement(deps, input.value.operatorId, input.value.month));
  });

  const backPath = routePath(adminTakeBackPayout.path);
  app.post(backPath, requireAdmin(deps, adminTakeBackPayout), async (context) => {
    const input = await readPayload(context.req.raw, takeBackPayoutPayload);
    if (!input.ok) return answerProblem(input.problem);
    const order = { payoutId: context.req.param('id'), ...input.value, by: byWhom(context) };
    const taken = await takeBackPayout(deps, order);
    if (!taken.ok) return answerProblem(taken.problem);
    return answer(await readAdminStatement(deps, taken.value.operator_id, taken.value.month));
  });

  const numberPath = routePath(adminAccountNumber.path);
  app.post(numberPath, requireAdmin(deps, adminAccountNumber), async (context) =>
    answer(await tellAccountNumber(deps, context.req.param('id'), byWhom(context))),
  );
  return app;
}
