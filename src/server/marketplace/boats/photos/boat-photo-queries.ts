import { isUuid } from '#domain/fields/ids.ts';
import type { BoatChangesPayload } from '#contract/operator/boats/boat-payloads.ts';
import { tidyCaption } from '#domain/boats/photo-rules.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { photoJson, type PhotoRecord } from '../../core/boats/photo-records.ts';
import { queuePhotoRemoval } from '../../core/uploads/store-photo.ts';

/** Finds the photos of an operator's boat in order; null if the operator has no such boat. */
export function findOperatorPhotos(reader: Queryable, operatorId: string, boatId: string) {
  return listPhotos(reader, boatId, operatorBoatQuery(reader, operatorId, boatId));
}

/** Locks the boat, which serializes changes to its photos. */
export function lockOperatorPhotos(write: Transaction, operatorId: string, boatId: string) {
  return listPhotos(write, boatId, operatorBoatQuery(write, operatorId, boatId).forNoKeyUpdate());
}

function operatorBoatQuery(reader: Queryable, operatorId: string, boatId: string) {
  return reader
    .selectFrom('boats')
    .select('id')
    .where('id', '=', boatId)
    .where('operatorId', '=', operatorId)
    .where('deletedAt', 'is', null);
}

async function listPhotos(
  reader: Queryable,
  boatId: string,
  boat: ReturnType<typeof operatorBoatQuery>,
): Promise<PhotoRecord[] | null> {
  if (!isUuid(boatId) || !(await boat.executeTakeFirst())) return null;
  const rows = await reader
    .selectFrom('boatPhotos')
    .select(photoJson.as('photo'))
    .where('boatId', '=', boatId)
    .orderBy('position')
    .execute();
  return rows.map(({ photo }) => photo);
}

type OrderedImages = NonNullable<BoatChangesPayload['images']>;

/** Fields of a photo that its operator can change; omitted fields keep their values. */
type PhotoChanges = Pick<OrderedImages[number], 'caption' | 'focus' | 'shows'>;

/** Orders the boat's photos and changes them as listed; drops photos not listed. */
export function arrangePhotos(
  photos: readonly PhotoRecord[],
  images: OrderedImages,
): Outcome<PhotoRecord[], 'invalid'> {
  const arranged = new Map<string, PhotoRecord>();
  for (const [place, { path, url, ...changes }] of images.entries()) {
    const photo = photos.find((own) => own.path === path || url?.includes(`${own.path}-`));
    if (!photo)
      return refused('invalid', NOT_ITS_OWN, { fields: { [`images.${place}`]: NOT_ITS_OWN } });
    arranged.set(photo.path, changePhoto(photo, changes));
  }
  return done([...arranged.values()]);
}

export function changePhoto(
  photo: PhotoRecord,
  { caption, focus = photo.focus, shows = photo.shows }: PhotoChanges,
): PhotoRecord {
  return {
    ...photo,
    caption: caption === undefined ? photo.caption : tidyCaption(caption),
    focus,
    shows,
  };
}

const NOT_ITS_OWN = 'photo.foreign';

/** Sets the photos of a locked boat. Queues the removal of dropped files for after the commit. */
export async function writePhotos(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  boatId: string,
  { before, after }: { before: readonly PhotoRecord[]; after: readonly PhotoRecord[] },
): Promise<void> {
  await write.deleteFrom('boatPhotos').where('boatId', '=', boatId).execute();
  const rows = after.map(({ focus, ...photo }, position) => ({
    ...photo,
    boatId,
    position,
    focusX: focus.x,
    focusY: focus.y,
  }));
  if (rows.length > 0) await write.insertInto('boatPhotos').values(rows).execute();
  for (const { path } of before) {
    if (!rows.some((row) => row.path === path)) await queuePhotoRemoval(deps, write, path);
  }
}
