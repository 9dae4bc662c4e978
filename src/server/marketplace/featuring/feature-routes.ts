import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { FeaturePaymentView } from '#contract/operator/boats/operator-boat-api.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { presentWithTrips } from '../core/boats/operator-boat-presenter.ts';
import { findOperatorBoat, noSuchOperatorBoat } from '../core/boats/operator-boat-queries.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { payFeature, boatDeleted } from './pay-feature.ts';
import { withFeatureLock, readFeatureState } from './claimed-feature.ts';
import { findFeature } from './feature-queries.ts';

/** Endpoints to pay for featuring. They return the boat, or the 3-D Secure page. */
export function featureRoutes(deps: Deps) {
  return [
    serve(endpoints.featureBoat, async ({ operator, params, payload }) => {
      const paid = await payFeature(deps, operator.id, params.id, payload);
      if (!paid.ok) return paid;
      if (paid.value !== null) return done({ status: 202, body: { challengeUrl: paid.value } });
      const today = toIslandNow(deps.now()).day;
      const boat = await findOperatorBoat(deps.database, operator.id, params.id, today);
      if (!boat) return noSuchOperatorBoat;
      return done({ status: 200, body: await presentWithTrips(deps, operator.id, boat) });
    }),

    serve(endpoints.featurePayment, ({ operator, params }) =>
      findFeaturePayment(deps, operator.id, params.id, params.requestKey),
    ),
  ];
}

/** Returns a payment's status after recording the provider's state. */
async function findFeaturePayment(
  deps: Deps,
  operatorId: string,
  boatId: string,
  requestKey: string,
): Promise<Outcome<FeaturePaymentView, 'not-found' | 'conflict'>> {
  if (!isUuid(boatId) || !isUuid(requestKey)) return noSuchPayment;
  const feature = await findFeature(deps.database, operatorId, boatId, requestKey);
  if (!feature) return noSuchPayment;
  const { status } = await withFeatureLock(deps, feature.id, readFeatureState);
  if (status === 'pending') return done({ status: 'open' });
  return status === 'paid' || status === 'refused' ? done({ status }) : boatDeleted;
}

const noSuchPayment = refused('not-found', 'feature.paymentUnknown');
