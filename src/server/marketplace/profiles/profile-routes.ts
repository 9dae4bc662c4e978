import { endpoints } from '#contract/endpoints.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Operator } from '../../identity/operators/require-operator.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { readCaptain } from '../core/operators/captain-queries.ts';
import { createRecordReader } from '../core/operators/captain-record.ts';
import { inUploadFolder, receiveUpload } from '../core/uploads/receive-upload.ts';
import {
  saveWithPhoto,
  storePhoto,
  type Original,
  type PhotoProblem,
} from '../core/uploads/store-photo.ts';
import { savePicture, saveProfile } from './save-profile.ts';

/** Endpoints for an operator's own profile. Each returns the whole profile. */
export function profileRoutes(deps: Deps) {
  const present = async ({ id, name }: Operator) =>
    done({ ...(await readCaptain(deps.database, id, createRecordReader(deps))), name });
  return [
    serve(endpoints.captainProfile, ({ operator }) => present(operator)),

    serve(endpoints.saveCaptainProfile, async ({ operator, payload }) => {
      const saved = await saveProfile(deps, operator.id, payload);
      return saved.ok ? present(operator) : saved;
    }),

    serve(endpoints.sendCaptainPicture, async ({ operator, context }) => {
      const sent = await inUploadFolder(async (folder) => {
        const { file } = endpoints.sendCaptainPicture;
        const original = await receiveUpload(context.req.raw, file, folder);
        return original.ok ? addPicture(deps, operator.id, original.value, folder) : original;
      });
      return sent.ok ? present(operator) : sent;
    }),

    serve(endpoints.removeCaptainPicture, async ({ operator }) => {
      await savePicture(deps, operator.id, null);
      return present(operator);
    }),
  ];
}

async function addPicture(
  deps: Deps,
  operatorId: string,
  original: Original,
  folder: string,
): Promise<Outcome<null, PhotoProblem>> {
  const stored = await storePhoto(deps, operatorId, original, folder);
  if (!stored.ok) return stored;
  return saveWithPhoto(deps, stored.value, async () => {
    await savePicture(deps, operatorId, stored.value.path);
    return done(null);
  });
}
