import type { FeaturePaymentView } from '#contract/operator-boat-api.ts';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../dependencies.ts';
import { atFeature, lookAtFeature } from './claimed-feature.ts';
import { findFeature } from './feature-queries.ts';
import { boatGone } from './pay-feature.ts';

/** What became of an operator's payment. What the provider knows of it is recorded first. */
export async function findFeaturePayment(
  deps: Deps,
  operatorId: string,
  boatId: string,
  requestKey: string,
): Promise<Outcome<FeaturePaymentView, 'not-found' | 'conflict'>> {
  if (!isUuid(boatId) || !isUuid(requestKey)) return noSuchPayment;
  const feature = await findFeature(deps.database, operatorId, boatId, requestKey);
  if (!feature) return noSuchPayment;
  const { status } = await atFeature(deps, feature.id, lookAtFeature);
  if (status === 'pending') return done({ status: 'open' });
  return status === 'paid' || status === 'refused' ? done({ status }) : boatGone;
}

const noSuchPayment = refused('not-found', 'There is no such payment.');
