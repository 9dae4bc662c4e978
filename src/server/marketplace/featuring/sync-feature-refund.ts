import { updateRow } from '../../platform/database/update-row.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { removePaidTerm, restorePaidTerm } from '#domain/search/featuring.ts';
import { isUuid } from '#domain/fields/ids.ts';
import {
  buildFeatureRefundReturnedEntry,
  buildExternalFeatureRefundEntry,
  buildFailedFeatureRefundEntry,
} from '#domain/payouts/ledger.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { postEntry, hasEntry } from '../core/money/ledger-entries.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  findFeatureReceipt,
  lockFeature,
  findFeatureOfPayment,
  type FeatureRow,
} from './feature-queries.ts';
import { lockFeaturedBoat } from './settle-feature.ts';
import type { RefundReport } from '../../platform/gateways/card-payments.ts';

/** Marks the refund for a deleted boat as due again after the operator's bank returned it. */
export async function syncFeatureRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (report?.state !== 'refused' || report.refundId === null || !isUuid(report.refundId)) return;
  const { refundId } = report;
  if (!(await findFeatureReceipt(deps.database, refundId))) return;
  await inTransaction(deps.database, async (write) => {
    const feature = await lockFeature(write, refundId);
    if (feature.status !== 'refunded') return;
    const at = new Date(deps.now());
    await updateRow(write, 'boatFeatures', feature.id, { status: 'refund_due', claimedAt: at });
    const paid = { boatFeatureId: feature.id, cents: feature.amountCents };
    await postEntry(write, buildFeatureRefundReturnedEntry(providerRefund, paid), at);
  });
}

/**
 * Books a refund that was made in the provider's dashboard for a feature payment, and reverses the entry if the bank
 * returned the refund. A full refund ends the featuring. Mails the operator.
 */
export async function importExternalFeatureRefund(
  deps: Deps,
  providerRefund: string,
): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (!report || report.refundId !== null || !report.paymentIntent) return;
  const featureId = await findFeatureOfPayment(deps.database, report.paymentIntent);
  if (featureId === null) return;
  await inTransaction(deps.database, async (write) => {
    const boat = await lockFeaturedBoat(write, featureId);
    const feature = await lockFeature(write, featureId);
    const entry = await buildEntry(write, feature, providerRefund, report);
    const at = new Date(deps.now());
    if (!entry || !(await postEntry(write, entry, at))) return;
    const moved = report.state === 'sent' ? report.cents : -report.cents;
    const refundedCents = feature.refundedCents + moved;
    await updateRow(write, 'boatFeatures', featureId, { refundedCents });
    await changeTerm(write, { boat, feature, refundedCents, today: toIslandNow(at.getTime()).day });
    await queueMail(deps.jobs, write, {
      kind: 'feature-refunded',
      recipient: 'operator',
      subjectId: featureId,
      dedupeId: entry.key,
      at,
    });
  });
}

type Refunded = {
  boat: Awaited<ReturnType<typeof lockFeaturedBoat>>;
  feature: FeatureRow;
  /** Refunded total of the payment, including this refund unless it failed. */
  refundedCents: number;
  today: Day;
};

/** Removes the days of a fully refunded payment from its boat, and restores them if a refund failed. */
async function changeTerm(write: Transaction, { boat, feature, refundedCents, today }: Refunded) {
  const { fromDay: from, untilDay: until, amountCents: paidCents } = feature;
  if (from === null || until === null || boat.deletedAt !== null) return;
  const isAll = refundedCents === paidCents;
  const wasAll = feature.refundedCents === paidCents;
  if (isAll === wasAll) return;
  const change = isAll ? removePaidTerm : restorePaidTerm;
  const current = { from: boat.featuredFrom, until: boat.featuredUntil };
  const term = change(today, current, { from, until });
  await updateRow(write, 'boats', boat.id, {
    featuredFrom: term.from,
    featuredUntil: term.until,
  });
  await announceBoatChange(write, boat.id);
}

/** Null if nothing needs booking. */
async function buildEntry(
  write: Transaction,
  { id: boatFeatureId, status }: FeatureRow,
  providerRefund: string,
  { state, cents }: RefundReport,
) {
  const given = buildExternalFeatureRefundEntry(providerRefund, { boatFeatureId, cents });
  if (state === 'sent') return status === 'paid' ? given : null;
  const isKnown = await hasEntry(write, given.key);
  return isKnown ? buildFailedFeatureRefundEntry(providerRefund, { boatFeatureId, cents }) : null;
}
