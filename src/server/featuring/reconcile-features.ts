import { featureRefunded } from '#domain/ledger.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { PaymentsUnavailable } from '../outside/card-payments.ts';
import type { Deps } from '../product-deps.ts';
import {
  claimFeature,
  findUnsettledFeatures,
  lockFeature,
  releaseFeature,
  setFeature,
  type FeatureRow,
} from './feature-queries.ts';
import { settleFeature } from './settle-feature.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Unsettled = Pick<
  FeatureRow,
  'id' | 'status' | 'payment_intent' | 'amount_cents' | 'claimed_at'
>;

/**
 * Finds out from the provider what became of feature payments that broke off: what was taken is recorded,
 * what was not is ended for good, so that nothing is charged behind a captain's back later.
 */
export async function reconcileFeatures(deps: Deps): Promise<void> {
  const begunBefore = new Date(deps.now() - MINUTE_MS);
  for (const feature of await findUnsettledFeatures(deps.database, begunBefore)) {
    try {
      if (feature.status === 'refund_due') await payBack(deps, feature);
      else await findOut(deps, feature);
    } catch (error) {
      deps.log.warn(`feature payment ${feature.id} could not be reconciled:`, error);
      if (error instanceof PaymentsUnavailable) return;
    }
  }
}

async function findOut(deps: Deps, feature: Unsettled): Promise<void> {
  if (!(await claimFeature(deps.database, feature.id, deps.now()))) return;
  try {
    const { payment_intent: chargeId } = feature;
    const state = chargeId === null ? 'refused' : await deps.payments.endCharge(chargeId);
    if (state !== 'open') await settleFeature(deps, feature.id, state);
  } finally {
    await releaseFeature(deps.database, feature.id);
  }
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
  await deps.database.transaction().execute(async (write) => {
    const { status, amount_cents: cents } = await lockFeature(write, feature.id);
    if (status !== 'refund_due') return;
    await setFeature(write, feature.id, { status: 'refunded' });
    const entry = featureRefunded(answer.providerRefund, { boatFeatureId: feature.id, cents });
    await postEntry(write, entry, new Date(deps.now()));
  });
}
