import type { PhotoRefusal } from '#domain/photo-rules.ts';
import { ApiError } from '../../api.ts';
import { problemWords } from '../../layout/request-problem.ts';
import { showToast } from '../../ui/toasts.ts';
import type { PhotoUpload, UploadEvent } from './photo-uploads.ts';
import { sendPhoto } from './send-photo.ts';

type Sending = {
  dispatch: (event: UploadEvent) => void;
  /** Whether a photo is still meant to be sent. */
  isWanted: (id: number) => boolean;
};

/** Sends photos one after the other, and says whether all arrived that were not dropped meanwhile. */
export async function sendPhotos(
  boatId: string,
  photos: readonly PhotoUpload[],
  { dispatch, isWanted }: Sending,
): Promise<boolean> {
  let arrived = 0;
  let failed = 0;
  for (const { id, file } of photos) {
    if (!isWanted(id)) continue;
    const progress = (sent: number) => dispatch({ event: 'photo under way', id, sent });
    progress(0);
    try {
      const images = await sendPhoto(boatId, file, progress);
      arrived += 1;
      dispatch({ event: 'photo arrived', id, file, images });
    } catch (error) {
      failed += 1;
      const refusal = refusalIn(error);
      dispatch({ event: 'photo refused', id, refusal, isFinal: isFinal(error) });
      tellRefusal(refusal);
    }
  }
  if (arrived > 0 && failed === 0) {
    const description = arrived === 1 ? '1 photo added.' : `${arrived} photos added.`;
    showToast({ title: 'Photos Uploaded', description });
  }
  return failed === 0;
}

export function tellRefusal({ title, message: description }: PhotoRefusal): void {
  showToast({ title, description, tone: 'destructive' });
}

/** What the server says of a photo, under its own title where it has one. */
function refusalIn(error: unknown): PhotoRefusal {
  const title = error instanceof ApiError ? error.facts.title : undefined;
  const message = problemWords(error, 'Please try again.');
  return { title: typeof title === 'string' ? title : 'Upload Failed', message };
}

/** The same photo would be refused again: it is no photo, it is too large, or there is no room. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 415].includes(error.status);
}
