import type { Endpoint } from './endpoint.ts';
import { ownImageListView, photoOrderPayload } from './photo-payloads.ts';

/** The photos of an operator's boat. Each answers all of them, as they are now. */
export const photoEndpoints = {
  addPhoto: {
    method: 'POST',
    path: '/api/operator/boats/{id}/photos',
    caller: 'operator',
    summary: 'Add one photo: JPEG, PNG, WebP, AVIF or GIF, at most 5 MB; at most 12 a boat',
    file: 'photo',
    answers: { 201: ownImageListView },
  },
  orderPhotos: {
    method: 'PUT',
    path: '/api/operator/boats/{id}/photos',
    caller: 'operator',
    summary: 'Order and caption the photos; the first is the cover. All of them have to be named',
    payload: photoOrderPayload,
    answers: { 200: ownImageListView },
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/operator/boats/{id}/photos/{photoId}',
    caller: 'operator',
    summary: 'Remove a photo for good',
    answers: { 200: ownImageListView },
  },
} as const satisfies Record<string, Endpoint>;
