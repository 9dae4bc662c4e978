import { isSameMeetingPoint } from '#domain/boats/trip-facts.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { readMeetingPoint } from '../../core/boats/trip-fact-columns.ts';
import type { OperatorBoatRecord } from '../../core/boats/operator-boat-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';

/** Lets a captain correct a change before guests read it. */
const DELAY_MS = 10 * MINUTE_MS;

/**
 * Queues mails to the guests of a boat whose meeting point has changed. Several changes within the delay share a job,
 * which compares the latest meeting point with the one before the first change.
 */
export async function queueMeetingPointMails(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  write: Transaction,
  boat: { before: OperatorBoatRecord; after: OperatorBoatRecord },
): Promise<void> {
  const before = readMeetingPoint(boat.before);
  if (isSameMeetingPoint(before, readMeetingPoint(boat.after))) return;
  const change = { boatId: boat.after.id, before };
  const notBefore = new Date(now() + DELAY_MS);
  await jobs.queue(write, 'mail-meeting-point', change, { notBefore });
}
