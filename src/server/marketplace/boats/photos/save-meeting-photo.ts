import { isUuid } from '#domain/fields/ids.ts';
import { done, type Outcome } from '#domain/problems.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../../platform/database/database.ts';
import { updateRow } from '../../../platform/database/update-row.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { announceBoatChange } from '../../core/boats/boat-changes.ts';
import { noSuchOperatorBoat } from '../../core/boats/operator-boat-queries.ts';
import { queuePhotoRemoval } from '../../core/uploads/store-photo.ts';

/** A null path means that the boat has no photo of its meeting point. */
export type MeetingPhoto = { meetingPhotoPath: string | null; meetingPhotoCaption: string };

/** Finds the meeting-point photo of an operator's boat; null if the operator has no such boat. */
export async function findMeetingPhoto(
  reader: Queryable,
  operatorId: string,
  boatId: string,
): Promise<MeetingPhoto | null> {
  if (!isUuid(boatId)) return null;
  return (await meetingPhotoQuery(reader, operatorId, boatId).executeTakeFirst()) ?? null;
}

function meetingPhotoQuery(reader: Queryable, operatorId: string, boatId: string) {
  return reader
    .selectFrom('boats')
    .select(['meetingPhotoPath', 'meetingPhotoCaption'])
    .where('id', '=', boatId)
    .where('operatorId', '=', operatorId)
    .where('deletedAt', 'is', null);
}

/** Replaces the meeting-point photo of an operator's boat, or removes it if the path is null. */
export function saveMeetingPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  path: string | null,
): Promise<Outcome<MeetingPhoto, 'not-found'>> {
  return inTransaction<Outcome<MeetingPhoto, 'not-found'>>(deps.database, async (write) => {
    if (!isUuid(boatId)) return noSuchOperatorBoat;
    const query = meetingPhotoQuery(write, operatorId, boatId).forNoKeyUpdate();
    const before = await query.executeTakeFirst();
    if (!before) return noSuchOperatorBoat;
    const after = await replaceMeetingPhoto(deps, write, { ...before, boatId }, path);
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

/**
 * Replaces the meeting-point photo of a locked boat and queues the removal of the former files. Removing the photo also
 * removes its caption.
 */
export async function replaceMeetingPhoto(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  before: MeetingPhoto & { boatId: string },
  path: string | null,
): Promise<MeetingPhoto> {
  const caption = path === null ? '' : before.meetingPhotoCaption;
  const after = { meetingPhotoPath: path, meetingPhotoCaption: caption };
  await updateRow(write, 'boats', before.boatId, after);
  await queuePhotoRemoval(deps, write, before.meetingPhotoPath);
  return after;
}
