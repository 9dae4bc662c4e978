import { featureGivenBack } from '#domain/ledger.ts';
import { postEntry } from '../ledger/post-entry.ts';
import type { Deps } from '../product-deps.ts';
import { findFeatureOfPayment, lockFeature, setFeature } from './feature-queries.ts';

/** What somebody gave back at the payment provider of a feature payment leaves the books; the boat stays featured. */
export async function adoptFeatureRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (report?.state !== 'sent' || report.refundId !== null || !report.paymentIntent) return;
  const featureId = await findFeatureOfPayment(deps.database, report.paymentIntent);
  if (featureId === null) return;
  await deps.database.transaction().execute(async (write) => {
    const feature = await lockFeature(write, featureId);
    if (feature.status !== 'paid') return;
    const entry = featureGivenBack(providerRefund, {
      boatFeatureId: featureId,
      cents: report.cents,
    });
    if (!(await postEntry(write, entry, new Date(deps.now())))) return;
    const refundedCents = feature.refunded_cents + report.cents;
    await setFeature(write, featureId, { refunded_cents: refundedCents });
  });
}
