import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES, MIN_MEETING_PHOTO_WIDTH } from '#domain/boats/photos.ts';
import type { Endpoint } from '../../endpoint.ts';
import { imageView } from '../../public/boat-views.ts';
import { PHOTO_UPLOAD_CODES } from './photo-upload-codes.ts';

/** Photo of a boat's meeting point; null if there is none. */
export const meetingPhotoView = z.object({ meetingPhoto: z.nullable(imageView) });
export type MeetingPhotoView = z.infer<typeof meetingPhotoView>;

/** Endpoints for the photo of a boat's meeting point. Each returns the photo after the change. */
export const meetingPhotoEndpoints = {
  sendMeetingPhoto: {
    method: 'POST',
    path: '/api/operator/boats/{id}/meeting-photo',
    caller: 'operator',
    limit: { name: 'meeting-photos', max: 60, withinSeconds: 600 },
    summary: `Upload a photo of the boat’s meeting point: JPEG, PNG, WebP, AVIF or GIF, at least ${MIN_MEETING_PHOTO_WIDTH} pixels wide, at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB. It replaces an earlier one`,
    file: 'photo',
    raw: 'body',
    answers: { 200: meetingPhotoView },
    problems: ['not-found', 'too-many'],
    codes: ['boat.unknown', 'photo.tooSmall', ...PHOTO_UPLOAD_CODES],
  },
  removeMeetingPhoto: {
    method: 'DELETE',
    path: '/api/operator/boats/{id}/meeting-photo',
    caller: 'operator',
    summary: 'Permanently remove the photo of the boat’s meeting point, with its caption',
    answers: { 200: meetingPhotoView },
    problems: ['not-found'],
    codes: ['boat.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
