import { featureDisputed } from '#domain/ledger.ts';
import { inTransaction } from '../../database/database.ts';
import { lockFeature } from '../featuring/feature-queries.ts';
import { hasEntry } from '../../payouts/ledger/has-entry.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import type { Deps } from '../../dependencies.ts';
import { keepDispute, takeMore, type OurDispute } from './dispute-queries.ts';

/** Records a dispute of what an operator paid to have a boat featured: it is taken from what was sold. */
export async function recordFeatureDispute(
  deps: Deps,
  featureId: string,
  report: OurDispute,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    await lockFeature(write, featureId);
    const about = { session_id: null, booking_id: null, boat_feature_id: featureId };
    const { dispute } = await keepDispute(write, report, about);
    for (const { id, cents } of report.moves) {
      const taken = { disputeId: dispute.id, takenCents: 0 - cents };
      const entry = featureDisputed(id, featureId, taken);
      if (await hasEntry(write, entry.key)) continue;
      await postEntry(write, entry, new Date(deps.now()));
      await takeMore(write, dispute, taken.takenCents, 0);
    }
  });
}
