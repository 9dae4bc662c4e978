import { updateRow } from '../../platform/database/update-row.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import { CHALLENGE_MINUTES } from '#domain/search/featuring.ts';
import { buildFeatureRefundedEntry } from '#domain/payouts/ledger.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { endFeature, readFeatureState, tryFeature, type FeatureState } from './claimed-feature.ts';
import {
  findUnsettledFeatures,
  lockFeature,
  type FeatureRow,
  findPendingFeature,
} from './feature-queries.ts';

/**
 * Settles interrupted feature payments by the provider's state: records charged ones and cancels the others for good,
 * so that they cannot be charged later without the operator.
 */
export async function reconcileFeatures(deps: Deps): Promise<void> {
  const begunBefore = new Date(deps.now() - MINUTE_MS);
  for (const feature of await findUnsettledFeatures(deps.database, begunBefore)) {
    try {
      if (feature.status === 'refund_due') await refundFeature(deps, feature);
      else await tryFeature(deps, feature.id, settleOverdue);
    } catch (error) {
      deps.log.warn(`feature payment ${feature.id} could not be reconciled:`, error);
      if (error instanceof PaymentsUnavailable) return;
    }
  }
}

/** Cancels a pending payment, but only reads its state while the operator still has time for 3-D Secure. */
function settleOverdue(deps: Deps, feature: FeatureRow): Promise<FeatureState> {
  const askedAt = feature.challengedAt?.getTime() ?? 0;
  const isOver = deps.now() >= askedAt + CHALLENGE_MINUTES * MINUTE_MS;
  return isOver ? endFeature(deps, feature) : readFeatureState(deps, feature);
}

async function refundFeature(deps: Deps, feature: FeatureRow): Promise<void> {
  if (feature.paymentIntent === null) return;
  const answer = await deps.payments.refundPayment({
    paymentIntent: feature.paymentIntent,
    cents: feature.amountCents,
    refundId: feature.id,
    // The provider repeats its answer to an idempotency key for a day, even a failure: a retry needs a new key.
    key: `refund-${feature.id}-${Math.floor(deps.now() / HOUR_MS)}-${feature.claimedAt?.getTime() ?? 0}`,
  });
  if (answer.state === 'refused') throw new Error(answer.why);
  await inTransaction(deps.database, async (write) => {
    const { status, amountCents: cents } = await lockFeature(write, feature.id);
    if (status !== 'refund_due') return;
    await updateRow(write, 'boatFeatures', feature.id, { status: 'refunded' });
    const entry = buildFeatureRefundedEntry(answer.providerRefund, {
      boatFeatureId: feature.id,
      cents,
    });
    await postEntry(write, entry, new Date(deps.now()));
  });
}

/**
 * Settles the pending payment of a changed charge, even if the operator does not return from 3-D Secure. Does nothing
 * while another request has claimed it.
 */
export async function followFeaturePayment(deps: Deps, paymentIntent: string): Promise<void> {
  const id = await findPendingFeature(deps.database, paymentIntent);
  if (id !== null) await tryFeature(deps, id, readFeatureState);
}
