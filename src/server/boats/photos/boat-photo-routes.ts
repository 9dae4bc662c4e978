import { endpoints } from '#contract/endpoints.ts';
import { done, type Outcome, refused } from '#domain/problems.ts';
import { tooManyPhotos, tidyCaption } from '#domain/photo-rules.ts';
import { MAX_PHOTOS } from '#domain/photos.ts';
import type { PhotoOrderPayload } from '#contract/operator-boat-api.ts';
import { presentOwnImage } from '../boat-presenter.ts';
import { serve } from '../../http/serve.ts';
import { receiveUpload, inUploadFolder } from './receive-upload.ts';
import type { Deps } from '../../dependencies.ts';
import { type BoatPhoto, writePhotos, findOwnPhotos, lockOwnPhotos } from './boat-photo-queries.ts';
import { announceBoatChange } from '../boat-changes.ts';
import { noSuchOwnBoat } from '../edit-boat.ts';
import { inTransaction } from '../../database/database.ts';
import {
  dropPhotos,
  keepPhoto,
  refusedPhoto,
  type KeptPhoto,
  type Original,
} from './keep-photo.ts';

/** The photos of an operator's own boats. */
export function boatPhotoRoutes(deps: Deps) {
  const present = (photos: BoatPhoto[]) =>
    done(photos.map((photo) => presentOwnImage(photo, deps.site)));
  return [
    serve(endpoints.addPhoto, async ({ operator, params, context }) => {
      const added = await inUploadFolder(async (folder) => {
        const original = await receiveUpload(context.req.raw, endpoints.addPhoto.file, folder);
        return addPhoto(deps, operator.id, params.id, { original, folder });
      });
      return added.ok ? present(added.value) : added;
    }),

    serve(endpoints.orderPhotos, async ({ operator, params, payload }) => {
      const ordered = await orderPhotos(deps, operator.id, params.id, payload);
      return ordered.ok ? present(ordered.value) : ordered;
    }),

    serve(endpoints.removePhoto, async ({ operator, params }) => {
      const left = await removePhoto(deps, operator.id, params.id, params.photoId);
      return left.ok ? present(left.value) : left;
    }),
  ];
}

/** Adds a photo as the last of an operator's boat. Its files are kept first: the database never names what is not there. */
async function addPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { original, folder }: { original: Outcome<Original, 'invalid'>; folder: string },
): Promise<Outcome<BoatPhoto[], 'invalid' | 'not-found' | 'conflict' | 'too-large' | 'too-many'>> {
  const room = roomIn(await findOwnPhotos(deps.database, operatorId, boatId));
  if (!room.ok) return room;
  if (!original.ok) return original;
  const kept = await keepPhoto(deps, operatorId, original.value, folder);
  if (!kept.ok) return kept;
  let isHung = false;
  try {
    const hung = await hangPhoto(deps, operatorId, boatId, kept.value);
    isHung = hung.ok;
    return hung;
  } finally {
    if (!isHung) await dropPhotos(deps, [kept.value.id]);
  }
}

/** Counts again with the boat locked: of two photos for the last place one gets it. */
function hangPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  photo: KeptPhoto,
): Promise<Outcome<BoatPhoto[], 'not-found' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const room = roomIn(await lockOwnPhotos(write, operatorId, boatId));
    if (!room.ok) return room;
    const after = [...room.value, photo];
    await writePhotos(deps, write, boatId, { before: room.value, after });
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

function roomIn(photos: BoatPhoto[] | null): Outcome<BoatPhoto[], 'not-found' | 'conflict'> {
  if (!photos) return noSuchOwnBoat;
  if (photos.length < MAX_PHOTOS) return done(photos);
  return refusedPhoto('conflict', tooManyPhotos(photos.length));
}

/** Puts a boat's photos in a new order with new captions. All are named, none besides: nothing is lost by an old list. */
function orderPhotos(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { photos }: PhotoOrderPayload,
): Promise<Outcome<BoatPhoto[], 'not-found' | 'conflict'>> {
  return inTransaction(deps.database, async (write) => {
    const before = await lockOwnPhotos(write, operatorId, boatId);
    if (!before) return noSuchOwnBoat;
    const after = photos.flatMap(({ id, caption }) => {
      const photo = before.find((own) => own.id === id);
      return photo ? [{ ...photo, caption: tidyCaption(caption) }] : [];
    });
    const named = new Set(after.map(({ id }) => id));
    const isAll = named.size === before.length && photos.length === before.length;
    if (!isAll) return changedMeanwhile;
    await writePhotos(deps, write, boatId, { before, after });
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

const changedMeanwhile = refused(
  'conflict',
  'The photos of this boat have changed since you opened them. Load them again and order those.',
);

/** Removes a photo for good; the next one moves up, and is the cover if this one was. */
function removePhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  photoId: string,
): Promise<Outcome<BoatPhoto[], 'not-found'>> {
  return inTransaction(deps.database, async (write) => {
    const before = await lockOwnPhotos(write, operatorId, boatId);
    if (!before) return noSuchOwnBoat;
    const after = before.filter(({ id }) => id !== photoId);
    if (after.length === before.length) return noSuchPhoto;
    await writePhotos(deps, write, boatId, { before, after });
    await announceBoatChange(write, boatId);
    return done(after);
  });
}

const noSuchPhoto = refused('not-found', 'There is no such photo.');
