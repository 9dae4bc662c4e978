import { updateRow } from '../../platform/database/update-row.ts';
import { computeFeaturePeriod, computeFeatureTerm } from '#domain/search/featuring.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { buildFeatureSoldEntry, buildUnwantedFeatureEntry } from '#domain/payouts/ledger.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockFeature, type FeatureRow, type FeatureStatus } from './feature-queries.ts';

/**
 * Records the outcome of a charge in one transaction, dated by the server. This is the only way to feature a boat for
 * money. Idempotent: returns the outcome that was recorded first.
 */
export function settleFeature(
  deps: Deps,
  featureId: string,
  charge: 'paid' | 'refused',
): Promise<FeatureStatus> {
  return inTransaction(deps.database, async (write) => {
    const boat = await lockFeaturedBoat(write, featureId);
    const feature = await lockFeature(write, featureId);
    if (feature.status !== 'pending') return feature.status;
    const at = new Date(deps.now());
    if (charge === 'refused') return end(write, feature, 'refused', at);
    // The boat may have been deleted while its operator paid.
    const paid = { boatFeatureId: featureId, cents: feature.amountCents };
    if (boat.deletedAt !== null) {
      await postEntry(write, buildUnwantedFeatureEntry(paid), at);
      return end(write, feature, 'refund_due', at);
    }
    await featureBoat(write, feature, boat, at);
    await postEntry(write, buildFeatureSoldEntry(paid), at);
    const mail = { kind: 'featured', recipient: 'operator', subjectId: featureId, at } as const;
    await queueMail(deps.jobs, write, mail);
    await announceBoatChange(write, boat.id);
    return 'paid';
  });
}

async function featureBoat(
  write: Transaction,
  feature: FeatureRow,
  boat: Awaited<ReturnType<typeof lockFeaturedBoat>>,
  at: Date,
): Promise<void> {
  const today = toIslandNow(at.getTime()).day;
  const bought = computeFeaturePeriod({ today, currentEnd: boat.featuredUntil });
  const term = computeFeatureTerm(today, { from: boat.featuredFrom, until: boat.featuredUntil });
  // Keeps the boat's version, so that an open editor can still save: it does not edit these columns.
  await updateRow(write, 'boats', feature.boatId, {
    featuredFrom: term.from,
    featuredUntil: term.until,
    featuredPaymentId: feature.paymentIntent,
  });
  await updateRow(write, 'boatFeatures', feature.id, {
    status: 'paid',
    fromDay: bought.from,
    untilDay: bought.until,
    settledAt: at,
  });
}

async function end(
  write: Transaction,
  feature: FeatureRow,
  status: 'refused' | 'refund_due',
  at: Date,
): Promise<FeatureStatus> {
  await updateRow(write, 'boatFeatures', feature.id, { status, settledAt: at });
  return status;
}

/** Locks the boat of a payment. The caller must lock the boat before its payment. */
export function lockFeaturedBoat(write: Transaction, featureId: string) {
  return write
    .selectFrom('boats')
    .select(['id', 'featuredFrom', 'featuredUntil', 'deletedAt'])
    .where('id', '=', (of) =>
      of.selectFrom('boatFeatures').select('boatId').where('id', '=', featureId),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
