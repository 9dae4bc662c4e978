import type { DisputeReport } from '../../gateways/card-payments.ts';
import { findFeatureOfPayment } from '../featuring/feature-queries.ts';
import { findSessionOfPayment } from '../payment-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { recordFeatureDispute } from './record-feature-dispute.ts';
import { recordTripDispute } from './record-trip-dispute.ts';

/** Asks the provider how a dispute stands, and records that. */
export async function followDispute(deps: Deps, disputeId: string): Promise<void> {
  const report = await deps.payments.findDispute(disputeId);
  if (report) await recordDispute(deps, report);
}

/** Records how a dispute of one of our payments stands, as often as it is told; of another's, nothing. */
export async function recordDispute(deps: Deps, report: DisputeReport): Promise<void> {
  const { paymentIntent } = report;
  if (paymentIntent === null) return;
  const page = await findSessionOfPayment(deps.database, paymentIntent);
  if (page) return recordTripDispute(deps, page, { ...report, paymentIntent });
  const featureId = await findFeatureOfPayment(deps.database, paymentIntent);
  if (featureId !== null) await recordFeatureDispute(deps, featureId, { ...report, paymentIntent });
}
