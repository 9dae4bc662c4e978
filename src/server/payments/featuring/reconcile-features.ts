import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { CHALLENGE_MINUTES } from '#domain/featuring.ts';
import { featureRefunded } from '#domain/ledger.ts';
import { inTransaction } from '../../database/database.ts';
import { postEntry } from '../../payouts/ledger-entries.ts';
import { PaymentsUnavailable } from '../../gateways/card-payments.ts';
import type { Deps } from '../../dependencies.ts';
import { endFeature, lookAtFeature, tryFeature, type FeatureState } from './claimed-feature.ts';
import {
  findUnsettledFeatures,
  lockFeature,
  setFeature,
  type FeatureRow,
  findPendingOf,
} from './feature-queries.ts';

type Unsettled = Pick<
  FeatureRow,
  'id' | 'status' | 'payment_intent' | 'amount_cents' | 'claimed_at'
>;

/**
 * Finds out from the provider what became of feature payments that broke off: what was taken is recorded,
 * what was not is ended for good, so that nothing is charged behind an operator's back later.
 */
export async function reconcileFeatures(deps: Deps): Promise<void> {
  const begunBefore = new Date(deps.now() - MINUTE_MS);
  for (const feature of await findUnsettledFeatures(deps.database, begunBefore)) {
    try {
      if (feature.status === 'refund_due') await payBack(deps, feature);
      else await tryFeature(deps, feature.id, findOut);
    } catch (error) {
      deps.log.warn(`feature payment ${feature.id} could not be reconciled:`, error);
      if (error instanceof PaymentsUnavailable) return;
    }
  }
}

/** While the card's bank asks its holder, a payment has its time; all others are over. */
function findOut(deps: Deps, feature: FeatureRow): Promise<FeatureState> {
  const askedAt = feature.challenged_at?.getTime() ?? 0;
  const isOver = deps.now() >= askedAt + CHALLENGE_MINUTES * MINUTE_MS;
  return isOver ? endFeature(deps, feature) : lookAtFeature(deps, feature);
}

async function payBack(deps: Deps, feature: Unsettled): Promise<void> {
  if (feature.payment_intent === null) return;
  const answer = await deps.payments.refundPayment({
    paymentIntent: feature.payment_intent,
    cents: feature.amount_cents,
    refundId: feature.id,
    // The provider repeats its answer to a key for a day, failures too: after one, it is another question.
    key: `refund-${feature.id}-${Math.floor(deps.now() / HOUR_MS)}-${feature.claimed_at?.getTime() ?? 0}`,
  });
  if (answer.state === 'refused') throw new Error(answer.why);
  await inTransaction(deps.database, async (write) => {
    const { status, amount_cents: cents } = await lockFeature(write, feature.id);
    if (status !== 'refund_due') return;
    await setFeature(write, feature.id, { status: 'refunded' });
    const entry = featureRefunded(answer.providerRefund, { boatFeatureId: feature.id, cents });
    await postEntry(write, entry, new Date(deps.now()));
  });
}

/**
 * Something became of a payment at the provider. Where it is one for featuring that waits, it is settled,
 * also when nobody comes back from the bank's page. Whoever is at it right now sees to it without us.
 */
export async function followFeaturePayment(deps: Deps, paymentIntent: string): Promise<void> {
  const id = await findPendingOf(deps.database, paymentIntent);
  if (id !== null) await tryFeature(deps, id, lookAtFeature);
}
