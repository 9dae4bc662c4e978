import { isUuid } from '#domain/fields/ids.ts';
import type { BoatChangesPayload } from '#contract/operator/boats/boat-payloads.ts';
import { tidyCaption } from '#domain/boats/photo-rules.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { BoatRecord } from '../../core/boats/boat-queries.ts';
import { queuePhotoRemoval } from '../../core/uploads/store-photo.ts';

export type BoatPhoto = { id: string; caption: string; path: string };

/** Finds an operator's photos of a boat in order; null without such a boat. */
export function findOperatorPhotos(reader: Queryable, operatorId: string, boatId: string) {
  return listPhotos(reader, boatId, operatorBoatQuery(reader, operatorId, boatId));
}

/** Locks the boat, so that changes of its photos serialize. */
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
): Promise<BoatPhoto[] | null> {
  if (!isUuid(boatId) || !(await boat.executeTakeFirst())) return null;
  return reader
    .selectFrom('boatPhotos')
    .select(['id', 'caption', 'path'])
    .where('boatId', '=', boatId)
    .orderBy('position')
    .execute();
}

type OrderedImages = NonNullable<BoatChangesPayload['images']>;
type Photo = BoatRecord['photos'][number];

/** Orders the boat's photos and sets captions as listed; drops photos not listed. */
export function arrangePhotos(
  photos: readonly Photo[],
  images: OrderedImages,
): Outcome<Photo[], 'invalid'> {
  const arranged = new Map<string, Photo>();
  for (const [place, { path, url, caption }] of images.entries()) {
    const photo = photos.find((own) => own.path === path || url?.includes(`${own.path}-`));
    if (!photo)
      return refused('invalid', NOT_ITS_OWN, { fields: { [`images.${place}`]: NOT_ITS_OWN } });
    const named = caption === undefined ? photo.caption : tidyCaption(caption);
    arranged.set(photo.path, { ...photo, caption: named });
  }
  return done([...arranged.values()]);
}

const NOT_ITS_OWN = 'photo.foreign';

/** Sets the photos of a locked boat. Queues the removal of dropped files for after the commit. */
export async function writePhotos(
  deps: Pick<Deps, 'jobs'>,
  write: Transaction,
  boatId: string,
  { before, after }: { before: readonly Photo[]; after: readonly Photo[] },
): Promise<void> {
  await write.deleteFrom('boatPhotos').where('boatId', '=', boatId).execute();
  const rows = after.map(({ id, path, caption }, position) => ({
    id,
    boatId,
    position,
    path,
    caption,
  }));
  if (rows.length > 0) await write.insertInto('boatPhotos').values(rows).execute();
  for (const { path } of before) {
    if (!rows.some((row) => row.path === path)) await queuePhotoRemoval(deps, write, path);
  }
}
