import type { ErrorMessage, readError } from '#domain/errors/error-message.ts';
import type { PhotoRefusal } from '#domain/boats/photo-rules.ts';
import { buildRequest, type AnswerOf } from '../../api.ts';
import { accessToken } from '../session/operator-auth.ts';

type UploadProblem = { facts?: Readonly<Record<string, unknown>> } & Partial<
  ReturnType<typeof readError>
>;
const noProblem: UploadProblem = {};

class UploadRefused extends Error {
  readonly status: number;
  /** Empty if a proxy responded instead of the server. */
  readonly problem: UploadProblem;

  constructor(status: number, text: string) {
    super(`The upload was refused with ${status}.`);
    this.status = status;
    this.problem = text.startsWith('{') ? (JSON.parse(text) as UploadProblem) : noProblem;
  }
}

/** Returns the server's error, under the error's own title if it has one. */
export function readRefusal(error: unknown): PhotoRefusal {
  const { facts, code, values = {} } = error instanceof UploadRefused ? error.problem : noProblem;
  const title = facts?.['title'];
  return {
    title: typeof title === 'string' ? title : 'Upload Failed',
    message: code === undefined ? 'photo.notSent' : ({ code, values } as ErrorMessage),
  };
}

/** True if a retry would be rejected too: the file is not a photo or is too large, or the photo limit is reached. */
export function isPermanentRejection(error: unknown): boolean {
  return error instanceof UploadRefused && [400, 409, 413, 415].includes(error.status);
}

type PhotoCall =
  | 'POST /api/operator/boats/{id}/photos'
  | 'POST /api/operator/boats/{id}/meeting-photo';

/**
 * Uploads one photo of a boat. `onProgress` gets the fraction sent, from 0 to 1. Rejects with an UploadRefused if the
 * server rejects the photo, or with a TypeError if the network fails.
 */
export async function sendPhoto<Call extends PhotoCall>(
  call: Call,
  boatId: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<AnswerOf<Call>> {
  const token = await accessToken();
  const body = new FormData();
  body.append('photo', file);
  // Uses XMLHttpRequest, which unlike fetch reports upload progress.
  const request = new XMLHttpRequest();
  const { method, path } = buildRequest(call, { id: boatId });
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
  return JSON.parse(request.responseText) as AnswerOf<Call>;
}
