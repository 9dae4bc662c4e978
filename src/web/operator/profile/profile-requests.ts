import type { CaptainProfileView } from '#contract/operator/captain-profile-api.ts';
import { buildRequest, readAnswer } from '../../api.ts';
import { buildOperatorHeaders } from '../documents/document-requests.ts';
import { createQuery } from '../session/operator-requests.ts';

export const captainProfileQuery = () => createQuery('GET /api/operator/profile');

/** Sends a picture. Throws an ApiError if the server rejects it, a TypeError if the network fails. */
export async function sendPicture(picture: File): Promise<CaptainProfileView> {
  const { method, path } = buildRequest('POST /api/operator/profile/picture');
  const body = new FormData();
  body.append('picture', picture);
  const answer = await fetch(path, { method, body, headers: await buildOperatorHeaders() });
  return (await readAnswer(answer)) as CaptainProfileView;
}
