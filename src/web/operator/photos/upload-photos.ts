import type { OperatorPhotosMessages } from '#i18n/catalogues/messages.ts';
import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PhotoUpload, UploadEvent } from './photo-uploads.ts';
import { isPermanentRejection, readRefusal, sendPhoto } from './send-photo.ts';

type Uploading = {
  dispatch: (event: UploadEvent) => void;
  /** True unless the photo has been removed meanwhile. */
  isWanted: (id: number) => boolean;
  t: OperatorPhotosMessages;
  showRefusal: (refusal: PhotoRefusal) => void;
};

/** Uploads photos one after the other; resolves to true if all succeed. */
export async function uploadPhotos(
  boatId: string,
  photos: readonly PhotoUpload[],
  { dispatch, isWanted, t, showRefusal }: Uploading,
): Promise<boolean> {
  let arrived = 0;
  let failed = 0;
  for (const { id, file } of photos) {
    if (!isWanted(id)) continue;
    const progress = (sent: number) => dispatch({ event: 'photo under way', id, sent });
    progress(0);
    try {
      const call = 'POST /api/operator/boats/{id}/photos';
      const images = await sendPhoto(call, boatId, file, progress);
      arrived += 1;
      dispatch({ event: 'photo arrived', id, file, images });
    } catch (error) {
      failed += 1;
      const refusal = readRefusal(error);
      dispatch({ event: 'photo refused', id, refusal, isFinal: isPermanentRejection(error) });
      showRefusal(refusal);
    }
  }
  if (arrived > 0 && failed === 0) {
    showToast({ title: t.uploaded, description: t.added(arrived) });
  }
  return failed === 0;
}
