import { endpoints } from '#contract/endpoints.ts';
import { islandNow } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { noSuchOwnBoat } from '../../boats/delete-boat.ts';
import { presentOne } from '../../boats/operator-boat-routes.ts';
import { findOwnBoat } from '../../boats/operator-boat-queries.ts';
import { serve } from '../../http/serve.ts';
import type { Deps } from '../../dependencies.ts';
import { findFeaturePayment } from './feature-payment.ts';
import { payFeature } from './pay-feature.ts';

/** What operators pay to have a boat featured. The answer is the boat, as it is now, or where the bank asks first. */
export function featureRoutes(deps: Deps) {
  return [
    serve(endpoints.featureBoat, async ({ operator, params, payload }) => {
      const paid = await payFeature(deps, operator.id, params.id, payload);
      if (!paid.ok) return paid;
      if (paid.value !== null) return done({ status: 202, body: { challengeUrl: paid.value } });
      const today = islandNow(deps.now()).day;
      const boat = await findOwnBoat(deps.database, operator.id, params.id, today);
      if (!boat) return noSuchOwnBoat;
      return done({ status: 200, body: await presentOne(deps, operator.id, boat) });
    }),

    serve(endpoints.featurePayment, ({ operator, params }) =>
      findFeaturePayment(deps, operator.id, params.id, params.requestKey),
    ),
  ];
}
