import { isSameMeetingPoint } from '#domain/boats/trip-facts.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { readMeetingPoint } from '../../core/boats/trip-fact-columns.ts';
import { inTransaction, type Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { JobPayloads } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

/** Trips per transaction; few enough to keep transactions short. */
const BATCH = 100;

type Change = JobPayloads['mail-meeting-point'];

/** Mails a boat's new meeting point to its guests, unless it has been changed back. */
export async function mailMeetingPoint(deps: Deps, change: Change): Promise<void> {
  const mailAfter = (last: string | null) =>
    inTransaction(deps.database, (write) => mailBatch(deps, write, change, last));
  let last = await mailAfter(null);
  while (last !== null) last = await mailAfter(last);
}

/** Returns the id of the last booking if the batch was full, because more bookings may follow; else null. */
async function mailBatch(
  deps: Deps,
  write: Transaction,
  { boatId, before }: Change,
  last: string | null,
): Promise<string | null> {
  const boat = await lockBoat(write, boatId);
  if (!boat || isSameMeetingPoint(before, readMeetingPoint(boat))) return null;
  const at = new Date(deps.now());
  const trips = await findSoldTrips(write, boat, { from: toIslandNow(deps.now()).day, last });
  // The version prevents a second mail about the same change if the job runs twice.
  const mail = { kind: 'meeting-point-changed', dedupeId: String(boat.version) } as const;
  for (const { id: subjectId } of trips) {
    await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor', subjectId, at });
  }
  return trips.length < BATCH ? null : (trips.at(-1)?.id ?? null);
}

/**
 * Locks the boat, and so waits for an edit in progress, which queued no job because this one was already queued.
 * Null if the boat was deleted or its operator is suspended.
 */
function lockBoat(write: Transaction, boatId: string) {
  return write
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select(['boats.id', 'boats.version', 'boats.updatedAt', 'meetingPoint'])
    .select(['pinLatitude', 'pinLongitude', 'port', 'customPort'])
    .where('boats.id', '=', boatId)
    .where('boats.deletedAt', 'is', null)
    .where('operators.status', '=', 'active')
    .forNoKeyUpdate('boats')
    .executeTakeFirst();
}

/**
 * Finds paid trips from a day on. Skips guests who paid after the boat was last saved, because their confirmation
 * contains the new meeting point.
 */
function findSoldTrips(
  write: Transaction,
  boat: { id: string; updatedAt: Date },
  { from, last }: { from: Day; last: string | null },
) {
  return write
    .selectFrom('bookings')
    .select('id')
    .where('boatId', '=', boat.id)
    .where('status', '=', 'paid')
    .where('paidAt', '<', boat.updatedAt)
    .where('startDate', '>=', from)
    .$if(last !== null, (query) => query.where('id', '>', last ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute();
}
