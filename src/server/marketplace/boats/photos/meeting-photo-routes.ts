import { endpoints } from '#contract/endpoints.ts';
import { MIN_MEETING_PHOTO_WIDTH } from '#domain/boats/photos.ts';
import { done, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { presentMeetingPhoto } from '../../core/boats/boat-presenter.ts';
import { noSuchOperatorBoat } from '../../core/boats/operator-boat-queries.ts';
import { inUploadFolder, receiveUpload } from '../../core/uploads/receive-upload.ts';
import {
  saveWithPhoto,
  storePhoto,
  type Original,
  type PhotoProblem,
} from '../../core/uploads/store-photo.ts';
import { findMeetingPhoto, saveMeetingPhoto, type MeetingPhoto } from './save-meeting-photo.ts';

/** Endpoints for the photo of a boat's meeting point. Each returns the current photo. */
export function meetingPhotoRoutes(deps: Deps) {
  const present = (photo: MeetingPhoto) =>
    done({ meetingPhoto: presentMeetingPhoto(photo, deps.site) });
  return [
    serve(endpoints.sendMeetingPhoto, async ({ operator, params, context }) => {
      const { file } = endpoints.sendMeetingPhoto;
      const sent = await inUploadFolder(async (folder) => {
        const original = await receiveUpload(context.req.raw, file, folder);
        return addMeetingPhoto(deps, operator.id, params.id, { original, folder });
      });
      return sent.ok ? present(sent.value) : sent;
    }),

    serve(endpoints.removeMeetingPhoto, async ({ operator, params }) => {
      const removed = await saveMeetingPhoto(deps, operator.id, params.id, null);
      return removed.ok ? present(removed.value) : removed;
    }),
  ];
}

async function addMeetingPhoto(
  deps: Deps,
  operatorId: string,
  boatId: string,
  { original, folder }: { original: Outcome<Original, 'invalid'>; folder: string },
): Promise<Outcome<MeetingPhoto, PhotoProblem | 'not-found'>> {
  if (!(await findMeetingPhoto(deps.database, operatorId, boatId))) return noSuchOperatorBoat;
  if (!original.ok) return original;
  const minWidth = MIN_MEETING_PHOTO_WIDTH;
  const stored = await storePhoto(deps, operatorId, original.value, folder, minWidth);
  if (!stored.ok) return stored;
  const { path } = stored.value;
  return saveWithPhoto(deps, stored.value, () => saveMeetingPhoto(deps, operatorId, boatId, path));
}
