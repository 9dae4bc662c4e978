import { endpoints } from '#contract/endpoints.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { listBookings, listOperators, listTrips, readOperator } from './admin-operator-lists.ts';
import { reinstateOperator, suspendOperator } from './change-operator-status.ts';

/** All operators. Whatever is done to one is answered with the operator, as they are then. */
export function adminOperatorRoutes(deps: Deps) {
  return [
    serve(endpoints.adminOperators, ({ query }) => listOperators(deps, query)),

    serve(endpoints.adminOperator, ({ params }) => readOperator(deps, params.id)),

    serve(endpoints.adminOperatorBookings, ({ params, query }) =>
      listBookings(deps, params.id, query.after),
    ),

    serve(endpoints.adminOperatorTrips, ({ params, query }) =>
      listTrips(deps, params.id, query.after),
    ),

    serve(endpoints.adminSuspendOperator, async ({ params: { id }, payload, admin, address }) => {
      const order = { ...payload, operatorId: id, by: { admin, address } };
      const suspended = await suspendOperator(deps, order);
      return suspended.ok ? readOperator(deps, id) : suspended;
    }),

    serve(endpoints.adminReinstateOperator, async ({ params: { id }, payload, admin, address }) => {
      const order = { ...payload, operatorId: id, by: { admin, address } };
      const reinstated = await reinstateOperator(deps, order);
      return reinstated.ok ? readOperator(deps, id) : reinstated;
    }),
  ];
}
