import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { listConflicts } from './conflict-queries.ts';
import { cancelTrip, keepTrip, moveTrip } from './settle-conflict.ts';

/** Where a calendar and a sale disagree, the operator who calls decides. */
export function conflictRoutes(deps: Deps) {
  const open = async (operatorId: string) => done(await listConflicts(deps, operatorId));
  return [
    serve(endpoints.calendarConflicts, ({ operator }) => open(operator.id)),

    serve(endpoints.keepTrip, async ({ operator, params }) => {
      const kept = await keepTrip(deps, { operatorId: operator.id, conflictId: params.id });
      return kept.ok ? open(operator.id) : kept;
    }),

    serve(endpoints.cancelTrip, async ({ operator, params }) => {
      const ended = await cancelTrip(deps, { operatorId: operator.id, conflictId: params.id });
      return ended.ok ? open(operator.id) : ended;
    }),

    serve(endpoints.moveTrip, async ({ operator, params, payload }) => {
      const order = { operatorId: operator.id, conflictId: params.id };
      const moved = await moveTrip(deps, order, payload);
      return moved.ok ? open(operator.id) : moved;
    }),
  ];
}
