import type { ErrorMessage, readError } from '#domain/errors/error-message.ts';
import type { OperatorPhotosMessages } from '#i18n/catalogues/messages.ts';
import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { buildRequest, type AnswerOf } from '../../api.ts';
import { showToast } from '../../ui/toasts.ts';
import { accessToken } from '../session/operator-auth.ts';
import type { PhotoUpload, UploadEvent } from './photo-uploads.ts';

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
      const images = await uploadPhoto(boatId, file, progress);
      arrived += 1;
      dispatch({ event: 'photo arrived', id, file, images });
    } catch (error) {
      failed += 1;
      const refusal = readRefusal(error);
      dispatch({ event: 'photo refused', id, refusal, isFinal: isFinal(error) });
      showRefusal(refusal);
    }
  }
  if (arrived > 0 && failed === 0) {
    showToast({ title: t.uploaded, description: t.added(arrived) });
  }
  return failed === 0;
}

type UploadProblem = { facts?: Readonly<Record<string, unknown>> } & Partial<
  ReturnType<typeof readError>
>;
const noProblem: UploadProblem = {};

class UploadRefused extends Error {
  readonly status: number;
  /** Empty if a proxy answered instead of the server. */
  readonly problem: UploadProblem;

  constructor(status: number, text: string) {
    super(`The upload was refused with ${status}.`);
    this.status = status;
    this.problem = text.startsWith('{') ? (JSON.parse(text) as UploadProblem) : noProblem;
  }
}

/** Returns the server's error, under its own title if it has one. */
function readRefusal(error: unknown): PhotoRefusal {
  const { facts, code, values = {} } = error instanceof UploadRefused ? error.problem : noProblem;
  const title = facts?.['title'];
  return {
    title: typeof title === 'string' ? title : 'Upload Failed',
    message: code === undefined ? 'photo.notSent' : ({ code, values } as ErrorMessage),
  };
}

/** True if a retry would be rejected too: the file is no photo, it is too large, or the limit is reached. */
function isFinal(error: unknown): boolean {
  return error instanceof UploadRefused && [400, 409, 413, 415].includes(error.status);
}

type AllPhotos = AnswerOf<'POST /api/operator/boats/{id}/photos'>;

/**
 * Uploads one photo; resolves to all photos of the boat. `onProgress` gets the fraction sent, from 0 to 1. Rejects with
 * an UploadRefused if the server rejects it, a TypeError if the network fails.
 */
async function uploadPhoto(
  boatId: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<AllPhotos> {
  const token = await accessToken();
  const body = new FormData();
  body.append('photo', file);
  // Uses XMLHttpRequest, which unlike fetch reports upload progress.
  const request = new XMLHttpRequest();
  const { method, path } = buildRequest('POST /api/operator/boats/{id}/photos', { id: boatId });
  request.open(method, path);
  request.setRequestHeader('accept', 'application/json');
  // Asks for errors in the page's language.
  request.setRequestHeader('accept-language', document.documentElement.lang);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total);
  });
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(new TypeError('The photo was not sent.')));
    request.send(body);
  });
  if (request.status >= 400) throw new UploadRefused(request.status, request.responseText);
  return JSON.parse(request.responseText) as AllPhotos;
}
