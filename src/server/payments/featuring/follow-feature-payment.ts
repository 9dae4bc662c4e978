import type { Deps } from '../../dependencies.ts';
import { lookAtFeature, tryFeature } from './claimed-feature.ts';
import { findPendingOf } from './feature-queries.ts';

/**
 * Something became of a payment at the provider. Where it is one for featuring that waits, it is settled,
 * also when nobody comes back from the bank's page. Whoever is at it right now sees to it without us.
 */
export async function followFeaturePayment(deps: Deps, paymentIntent: string): Promise<void> {
  const id = await findPendingOf(deps.database, paymentIntent);
  if (id !== null) await tryFeature(deps, id, lookAtFeature);
}
