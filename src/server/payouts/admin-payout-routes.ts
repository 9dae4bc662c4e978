import { endpoints } from '#contract/endpoints.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { readAdminStatement } from './admin-statement.ts';
import { recordPayout } from './record-payout.ts';
import { takeBackPayout } from './take-back-payout.ts';
import { tellAccountNumber } from './tell-account-number.ts';

/** Paying operators out. What was recorded is answered with the statement of its month, as it is then. */
export function adminPayoutRoutes(deps: Deps) {
  return [
    serve(endpoints.adminRecordPayout, async ({ payload, admin, address }) => {
      const recorded = await recordPayout(deps, { ...payload, by: { admin, address } });
      if (!recorded.ok) return recorded;
      return readAdminStatement(deps, payload.operatorId, payload.month);
    }),

    serve(endpoints.adminTakeBackPayout, async ({ params, payload, admin, address }) => {
      const order = { ...payload, payoutId: params.id, by: { admin, address } };
      const taken = await takeBackPayout(deps, order);
      if (!taken.ok) return taken;
      return readAdminStatement(deps, taken.value.operator_id, taken.value.month);
    }),

    serve(endpoints.adminAccountNumber, ({ params, admin, address }) =>
      tellAccountNumber(deps, params.id, { admin, address }),
    ),
  ];
}
