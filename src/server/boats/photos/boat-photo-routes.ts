import { endpoints } from '#contract/endpoints.ts';
import { done } from '#domain/problems.ts';
import { presentOwnImage } from '../boat-presenter.ts';
import { serve } from '../../http/serve.ts';
import { receiveUpload } from './receive-upload.ts';
import { inUploadFolder } from './upload-folder.ts';
import type { Deps } from '../../dependencies.ts';
import { addPhoto } from './add-photo.ts';
import type { BoatPhoto } from './boat-photo-queries.ts';
import { orderPhotos } from './order-photos.ts';
import { removePhoto } from './remove-photo.ts';

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
