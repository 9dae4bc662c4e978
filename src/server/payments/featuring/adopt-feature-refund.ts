import { featureGivenBack, featureGiveBackFailed } from '#domain/ledger.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { hasEntry } from '../../payouts/ledger/has-entry.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import type { RefundReport } from '../../gateways/card-payments.ts';
import type { Deps } from '../../dependencies.ts';
import {
  findFeatureOfPayment,
  lockFeature,
  setFeature,
  type FeatureRow,
} from './feature-queries.ts';

/**
 * What somebody gave back at the payment provider of a feature payment leaves the books, and is back on them
 * when the operator's bank did not take it; the boat stays featured.
 */
export async function adoptFeatureRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (!report || report.refundId !== null || !report.paymentIntent) return;
  const featureId = await findFeatureOfPayment(deps.database, report.paymentIntent);
  if (featureId === null) return;
  await inTransaction(deps.database, async (write) => {
    const feature = await lockFeature(write, featureId);
    const entry = await entryOf(write, feature, providerRefund, report);
    if (!entry || !(await postEntry(write, entry, new Date(deps.now())))) return;
    const moved = report.state === 'sent' ? report.cents : -report.cents;
    await setFeature(write, featureId, { refunded_cents: feature.refunded_cents + moved });
  });
}

/** Null where nothing of it is for the books. */
async function entryOf(
  write: Write,
  { id: boatFeatureId, status }: FeatureRow,
  providerRefund: string,
  { state, cents }: RefundReport,
) {
  const given = featureGivenBack(providerRefund, { boatFeatureId, cents });
  if (state === 'sent') return status === 'paid' ? given : null;
  const isKnown = await hasEntry(write, given.key);
  return isKnown ? featureGiveBackFailed(providerRefund, { boatFeatureId, cents }) : null;
}
