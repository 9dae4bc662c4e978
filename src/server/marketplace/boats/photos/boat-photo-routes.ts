import { endpoints } from '#contract/endpoints.ts';
import { done, refused, type Outcome, type ProblemKind, type Refused } from '#domain/problems.ts';
import { refuseTooManyPhotos } from '#domain/boats/photo-rules.ts';
import { MAX_PHOTOS } from '#domain/boats/photos.ts';
import type { PhotoOrderPayload } from '#contract/operator/boats/operator-boat-api.ts';
import { presentOperatorImage } from '../../core/boats/boat-presenter.ts';
import { serve } from '../../../platform/http/serve.ts';
import { receiveUpload, inUploadFolder } from '../../core/uploads/receive-upload.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import {
  changePhoto,
  writePhotos,
  findOperatorPhotos,
  lockOperatorPhotos,
} from './boat-photo-queries.ts';
import { toPhotoRecord, type PhotoRecord } from '../../core/boats/photo-records.ts';
import { announceBoatChange } from '../../core/boats/boat-changes.ts';
import { noSuchOperatorBoat } from '../../core/boats/operator-boat-queries.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import {
  saveWithPhoto,
  storePhoto,
  refusedPhoto,
  type Original,
} from '../../core/uploads/store-photo.ts';

export function boatPhotoRoutes(deps: Deps) {
  const present = (photos: PhotoRecord[]) =>
    done(photos.map((photo) => presentOperatorImage(photo, deps.site)));
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

/** Appends a photo. */
async function addPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { original, folder }: { original: Outcome<Original, 'invalid'>; folder: string },
): Promise<
  Outcome<PhotoRecord[], 'invalid' | 'not-found' | 'conflict' | 'too-large' | 'too-many'>
> {
  const photos = await findOperatorPhotos(deps.database, operatorId, boatId);
  if (!photos) return noSuchOperatorBoat;
  const full = refuseIfFull(photos);
  if (full) return full;
  if (!original.ok) return original;
  const stored = await storePhoto(deps, operatorId, original.value, folder);
  if (!stored.ok) return stored;
  // Checks the limit again under the lock, because concurrent uploads may have reached it.
  return saveWithPhoto(deps, stored.value, () =>
    changePhotos(
      deps,
      operatorId,
      boatId,
      (before) => refuseIfFull(before) ?? done([...before, toPhotoRecord(stored.value)]),
    ),
  );
}

function refuseIfFull({ length }: PhotoRecord[]): Refused<'conflict'> | null {
  return length < MAX_PHOTOS ? null : refusedPhoto('conflict', refuseTooManyPhotos(length));
}

/** Sets the order and changes photos. Requires every photo in the list, so that an outdated list drops no photo. */
function orderPhotos(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { photos }: PhotoOrderPayload,
): Promise<Outcome<PhotoRecord[], 'not-found' | 'conflict'>> {
  return changePhotos(deps, operatorId, boatId, (before) => {
    const after = photos.flatMap(({ id, ...changes }) => {
      const photo = before.find((own) => own.id === id);
      return photo ? [changePhoto(photo, changes)] : [];
    });
    const named = new Set(after.map(({ id }) => id));
    const isAll = named.size === before.length && photos.length === before.length;
    return isAll ? done(after) : changedMeanwhile;
  });
}

const changedMeanwhile = refused('conflict', 'photos.changedElsewhere');

/** Removes a photo for good; if it was the cover, the next photo becomes the cover. */
function removePhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  photoId: string,
): Promise<Outcome<PhotoRecord[], 'not-found'>> {
  return changePhotos(deps, operatorId, boatId, (before) => {
    const after = before.filter(({ id }) => id !== photoId);
    return after.length < before.length ? done(after) : noSuchPhoto;
  });
}

const noSuchPhoto = refused('not-found', 'photo.unknown');

function changePhotos<Kind extends ProblemKind>(
  deps: Deps,
  operatorId: string,
  boatId: string,
  decide: (before: PhotoRecord[]) => Outcome<PhotoRecord[], Kind>,
): Promise<Outcome<PhotoRecord[], Kind | 'not-found'>> {
  return inTransaction<Outcome<PhotoRecord[], Kind | 'not-found'>>(deps.database, async (write) => {
    const before = await lockOperatorPhotos(write, operatorId, boatId);
    if (!before) return noSuchOperatorBoat;
    const decided = decide(before);
    if (!decided.ok) return decided;
    await writePhotos(deps, write, boatId, { before, after: decided.value });
    await announceBoatChange(write, boatId);
    return decided;
  });
}
