import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { photoOrderPayload } from '#contract/photo-payloads.ts';
import type { Outcome } from '#domain/problems.ts';
import { presentOwnImage } from '../boat-presenter.ts';
import { requireOperator, type OperatorEnv } from '../../operators/require-operator.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { readPayload } from '../../http/read-payload.ts';
import { routePath } from '../../http/route-path.ts';
import { receiveUpload } from './receive-upload.ts';
import { inUploadFolder } from './upload-folder.ts';
import type { Deps } from '../../dependencies.ts';
import { addPhoto } from './add-photo.ts';
import type { BoatPhoto } from './boat-photo-queries.ts';
import { orderPhotos } from './order-photos.ts';
import { removePhoto } from './remove-photo.ts';

const UPLOADS = { name: 'photo-uploads', most: 240, withinSeconds: 600 };

/** The photos of an operator's own boats. */
export function boatPhotoRoutes(deps: Deps, limit: RateLimiter): Hono<OperatorEnv> {
  const app = new Hono<OperatorEnv>();
  const operator = requireOperator(deps);
  const answer = (photos: Outcome<BoatPhoto[]>, status: number) =>
    photos.ok
      ? Response.json(
          photos.value.map((photo) => presentOwnImage(photo, deps.site)),
          { status },
        )
      : answerProblem(photos.problem);

  app.post(routePath(endpoints.addPhoto.path), operator, limit(UPLOADS), async (context) => {
    const { id } = context.get('operator');
    const added = await inUploadFolder(async (folder) => {
      const original = await receiveUpload(context.req.raw, endpoints.addPhoto.file, folder);
      return addPhoto(deps, id, context.req.param('id') ?? '', { original, folder });
    });
    return answer(added, 201);
  });

  app.put(routePath(endpoints.orderPhotos.path), operator, async (context) => {
    const { id } = context.get('operator');
    const input = await readPayload(context.req.raw, photoOrderPayload);
    if (!input.ok) return answerProblem(input.problem);
    const boatId = context.req.param('id') ?? '';
    return answer(await orderPhotos(deps, id, boatId, input.value), 200);
  });

  app.delete(routePath(endpoints.removePhoto.path), operator, async (context) => {
    const { id } = context.get('operator');
    const boatId = context.req.param('id') ?? '';
    const photoId = context.req.param('photoId') ?? '';
    return answer(await removePhoto(deps, id, boatId, photoId), 200);
  });
  return app;
}
