import type { OwnImageView } from '#contract/operator/boats/operator-boat-api.ts';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import {
  type PhotoRefusal,
  HEIC_ADVICE,
  refuseNotAPhoto,
  refuseLargePhoto,
  refuseTooManyPhotos,
} from '#domain/boats/photo-rules.ts';
import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';

/** A photo that is not on the server yet. */
export type PhotoUpload = {
  id: number;
  file: File;
  /** The fraction sent, from 0 to 1; null while queued. */
  sent: number | null;
  /** The reason for a failure that a retry may fix. */
  problem: ErrorMessage | null;
};

/**
 * A boat's uploads, and the reasons why other files were rejected. A new boat's uploads wait until the boat is saved.
 */
export type PhotoUploads = {
  uploads: readonly PhotoUpload[];
  refusals: readonly PhotoRefusal[];
  lastId: number;
};

export const noUploads: PhotoUploads = { uploads: [], refusals: [], lastId: 0 };

export type UploadEvent =
  /** `have` is the number of photos that the boat already has. */
  | { event: 'photos picked'; files: readonly File[]; have: number }
  | { event: 'photo under way'; id: number; sent: number }
  | { event: 'photo arrived'; id: number; file: File; images: readonly OwnImageView[] }
  /** `isFinal` is true if a retry would be rejected too. */
  | { event: 'photo refused'; id: number; refusal: PhotoRefusal; isFinal: boolean }
  | { event: 'photo dropped'; id: number };

export function changeUploads(before: PhotoUploads, change: UploadEvent): PhotoUploads {
  switch (change.event) {
    case 'photos picked':
      return withPicked(before, change.files, change.have);
    case 'photo under way':
      return withPart(before, change.id, { sent: change.sent, problem: null });
    case 'photo arrived':
    case 'photo dropped':
      return without(before, change.id);
    case 'photo refused':
      return withRefused(before, change);
  }
}

function withPicked(
  { uploads, lastId }: PhotoUploads,
  files: readonly File[],
  have: number,
): PhotoUploads {
  const { accepted, refusals } = checkPhotos(files, have + uploads.length);
  const added = accepted.map((file, index) => {
    return { id: lastId + index + 1, file, sent: null, problem: null };
  });
  return { uploads: [...uploads, ...added], refusals, lastId: lastId + added.length };
}

/** Keeps a failed upload for a retry; drops a photo that would be rejected again, and lists the reason. */
function withRefused(
  before: PhotoUploads,
  { id, refusal, isFinal }: UploadEvent & { event: 'photo refused' },
): PhotoUploads {
  if (!isFinal) return withPart(before, id, { sent: null, problem: refusal.message });
  const others = before.refusals.filter((each) => !isSameRefusal(each, refusal));
  return { ...without(before, id), refusals: [...others, refusal] };
}

function isSameRefusal(one: PhotoRefusal, other: PhotoRefusal): boolean {
  return JSON.stringify(one.message) === JSON.stringify(other.message);
}

function withPart(before: PhotoUploads, id: number, part: Partial<PhotoUpload>): PhotoUploads {
  const uploads = before.uploads.map((each) => (each.id === id ? { ...each, ...part } : each));
  return { ...before, uploads };
}

function without(before: PhotoUploads, id: number): PhotoUploads {
  return { ...before, uploads: before.uploads.filter((each) => each.id !== id) };
}

type Picked = Pick<File, 'name' | 'type' | 'size'>;

/** Returns the files to upload, up to the limit, and the reasons for rejecting the others (spec 5: photos). */
export function checkPhotos<Photo extends Picked>(
  files: readonly Photo[],
  have: number,
): { accepted: Photo[]; refusals: PhotoRefusal[] } {
  const photos = files.filter((file) => findRefusal(file) === null);
  const refusals = files.flatMap((file) => findRefusal(file) ?? []);
  const room = Math.max(0, MAX_PHOTOS - have);
  if (photos.length <= room) return { accepted: photos, refusals };
  return { accepted: photos.slice(0, room), refusals: [refuseTooManyPhotos(have), ...refusals] };
}

/** Returns why a file cannot be a photo; null if it may be one. */
export function findRefusal({ name, type, size }: Picked): PhotoRefusal | null {
  // HEIC, the format of some phone cameras, which browsers cannot display.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return refuseNotAPhoto(name, HEIC_ADVICE);
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return refuseNotAPhoto(name);
  return size > MAX_PHOTO_BYTES ? refuseLargePhoto(name, size) : null;
}
