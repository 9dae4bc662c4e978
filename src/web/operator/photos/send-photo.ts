import { readAnswer, type AnswerOf, callOf } from '../../api.ts';
import { accessToken } from '../session/operator-auth.ts';

/**
 * Sends one photo of a boat, and answers all that the boat then has. `onProgress` hears how much is
 * sent, from 0 to 1. A refusal is thrown as an ApiError, a dead network as a TypeError.
 */
export async function sendPhoto(
  boatId: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<AnswerOf<'POST /api/operator/boats/{id}/photos'>> {
  const token = await accessToken();
  const body = new FormData();
  body.append('photo', file);
  // Only XMLHttpRequest tells how much has been sent.
  const request = new XMLHttpRequest();
  const { method, path } = callOf('POST /api/operator/boats/{id}/photos', { id: boatId });
  request.open(method, path);
  request.setRequestHeader('accept', 'application/json');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total);
  });
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(new TypeError('The photo was not sent.')));
    request.send(body);
  });
  const { status, statusText, responseText } = request;
  return (await readAnswer({
    status,
    statusText,
    text: async () => responseText,
  })) as AnswerOf<'POST /api/operator/boats/{id}/photos'>;
}
