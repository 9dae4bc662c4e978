import { isUuid } from '#domain/ids.ts';
import { featureRefundReturned } from '#domain/ledger.ts';
import { inTransaction } from '../../database/database.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import type { Deps } from '../../dependencies.ts';
import { findFeatureReceipt, lockFeature, setFeature } from './feature-queries.ts';

/** What was given back for a boat that was gone, and that the operator's bank sent back: it is owed again. */
export async function followFeatureRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (report?.state !== 'refused' || report.refundId === null || !isUuid(report.refundId)) return;
  const { refundId } = report;
  if (!(await findFeatureReceipt(deps.database, refundId))) return;
  await inTransaction(deps.database, async (write) => {
    const feature = await lockFeature(write, refundId);
    if (feature.status !== 'refunded') return;
    const at = new Date(deps.now());
    await setFeature(write, feature.id, { status: 'refund_due', claimed_at: at });
    const paid = { boatFeatureId: feature.id, cents: feature.amount_cents };
    await postEntry(write, featureRefundReturned(providerRefund, paid), at);
  });
}
