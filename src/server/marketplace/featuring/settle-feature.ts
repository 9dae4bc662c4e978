import { featurePeriod, featureTerm } from '#domain/search/featuring.ts';
import { islandNow } from '#domain/time/days.ts';
import { featureSold, featureUnwanted } from '#domain/payouts/ledger.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { lockFeature, setFeature, type FeatureRow, type FeatureStatus } from './feature-queries.ts';

/**
 * Records the outcome of a charge in one transaction, dated by the server: the only way to feature a boat for money.
 * Idempotent: returns what was recorded first.
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
    // Deleted while its operator paid.
    const paid = { boatFeatureId: featureId, cents: feature.amount_cents };
    if (boat.deleted_at !== null) {
      await postEntry(write, featureUnwanted(paid), at);
      return end(write, feature, 'refund_due', at);
    }
    await featureBoat(write, feature, boat, at);
    await postEntry(write, featureSold(paid), at);
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
  const today = islandNow(at.getTime()).day;
  const bought = featurePeriod({ today, currentEnd: boat.featured_until });
  const term = featureTerm(today, { from: boat.featured_from, until: boat.featured_until });
  // Keeps the boat's version: an open editor does not edit these columns.
  await write
    .updateTable('boats')
    .set({
      featured_from: term.from,
      featured_until: term.until,
      featured_payment_id: feature.payment_intent,
    })
    .where('id', '=', feature.boat_id)
    .execute();
  await setFeature(write, feature.id, {
    status: 'paid',
    from_day: bought.from,
    until_day: bought.until,
    settled_at: at,
  });
}

async function end(
  write: Transaction,
  feature: FeatureRow,
  status: 'refused' | 'refund_due',
  at: Date,
): Promise<FeatureStatus> {
  await setFeature(write, feature.id, { status, settled_at: at });
  return status;
}

/** Locks the boat of a payment. Always lock the boat before its payment. */
export function lockFeaturedBoat(write: Transaction, featureId: string) {
  return write
    .selectFrom('boats')
    .select(['id', 'featured_from', 'featured_until', 'deleted_at'])
    .where('id', '=', (of) =>
      of.selectFrom('boat_features').select('boat_id').where('id', '=', featureId),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
