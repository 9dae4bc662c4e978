import { Hono, type Context } from 'hono';
import { noticePayload } from '#contract/admin-notice-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Outcome } from '#domain/problems.ts';
import { requireAdmin, type AdminEnv } from '../../admins/require-admin.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import type { Deps } from '../../dependencies.ts';
import { listBookings, listOperators, listTrips, readOperator } from './admin-operator-lists.ts';
import {
  reinstateOperator,
  suspendOperator,
  type OperatorOrder,
} from './change-operator-status.ts';

/** All operators. Whatever is done to one is answered with the operator, as they are then. */
export function adminOperatorRoutes(
  deps: Deps,
  addressOf: (context: Context) => string,
): Hono<AdminEnv> {
  const app = listRoutes(deps);
  const acting =
    (act: (deps: Deps, order: OperatorOrder) => Promise<Outcome<null>>) =>
    async (context: Context<AdminEnv>) => {
      const input = await readPayload(context.req.raw, noticePayload);
      if (!input.ok) return answerProblem(input.problem);
      const operatorId = idIn(context);
      const by = { admin: context.get('admin'), address: addressOf(context) };
      const acted = await act(deps, { operatorId, by, ...input.value });
      return answer(acted.ok ? await readOperator(deps, operatorId) : acted);
    };
  const { adminSuspendOperator, adminReinstateOperator } = endpoints;
  app.post(
    routePath(adminSuspendOperator.path),
    requireAdmin(deps, adminSuspendOperator),
    acting(suspendOperator),
  );
  app.post(
    routePath(adminReinstateOperator.path),
    requireAdmin(deps, adminReinstateOperator),
    acting(reinstateOperator),
  );
  return app;
}

function listRoutes(deps: Deps): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  const { adminOperators, adminOperator, adminOperatorBookings, adminOperatorTrips } = endpoints;
  app.get(adminOperators.path, requireAdmin(deps, adminOperators), async (context) =>
    answer(await listOperators(deps, context.req.raw)),
  );
  app.get(routePath(adminOperator.path), requireAdmin(deps, adminOperator), async (context) =>
    answer(await readOperator(deps, idIn(context))),
  );
  app.get(
    routePath(adminOperatorBookings.path),
    requireAdmin(deps, adminOperatorBookings),
    async (context) => answer(await listBookings(deps, idIn(context), context.req.raw)),
  );
  app.get(
    routePath(adminOperatorTrips.path),
    requireAdmin(deps, adminOperatorTrips),
    async (context) => answer(await listTrips(deps, idIn(context), context.req.raw)),
  );
  return app;
}

function idIn(context: Context): string {
  return context.req.param('id') ?? '';
}

function answer(found: Outcome<unknown>): Response {
  return found.ok ? Response.json(found.value) : answerProblem(found.problem);
}
