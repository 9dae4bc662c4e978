import { isUuid } from '#domain/ids.ts';
import { featureRefundReturned, featureGivenBack, featureGiveBackFailed } from '#domain/ledger.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { postEntry, hasEntry } from '../../payouts/ledger-entries.ts';
import type { Deps } from '../../dependencies.ts';
import {
  findFeatureReceipt,
  lockFeature,
  setFeature,
  findFeatureOfPayment,
  type FeatureRow,
} from './feature-queries.ts';
import type { RefundReport } from '../../gateways/card-payments.ts';

/** Records that the operator's bank returned our refund for a deleted boat: it is due again. */
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

/**
 * Books a refund of a feature payment that was made at the payment provider, and reverses it when the
 * operator's bank returned it; the boat stays featured.
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

/** Null when there is nothing to book. */
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
