import { findUncoveredTrips } from '#domain/operators/document-cover.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { findDocuments } from './document-queries.ts';

type SoldTrip = { operatorId: string; start: Day; end: Day };

/** Queues a warning within the sale's transaction if a document of the operator expires before the trip. */
export async function warnIfUncovered(
  { documentsGraceDays, jobs, now }: Deps,
  write: Transaction,
  { operatorId, start, end }: SoldTrip,
): Promise<void> {
  if (documentsGraceDays === null) return;
  const documents = await findDocuments(write, operatorId);
  const today = toIslandNow(now()).day;
  if (findUncoveredTrips(documents, [{ start, end, trips: 1 }], today).length === 0) return;
  await jobs.queue(write, 'warn-of-uncovered-trips', { operatorId });
}
