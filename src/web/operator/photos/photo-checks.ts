import {
  HEIC_ADVICE,
  notAPhoto,
  photoTooLarge,
  tooManyPhotos,
  type PhotoRefusal,
} from '#domain/photo-rules.ts';
import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '#domain/photos.ts';

type Picked = Pick<File, 'name' | 'type' | 'size'>;

/** Which of the picked files may be sent, the first ones that there is room for, and what to say of the others (spec 5: photos). */
export function checkPhotos<Photo extends Picked>(
  files: readonly Photo[],
  have: number,
): { accepted: Photo[]; refusals: PhotoRefusal[] } {
  const found = files.map((file) => ({ file, refusal: refusalOf(file) }));
  const photos = found.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const refusals = found.flatMap(({ refusal }) => refusal ?? []);
  const room = Math.max(0, MAX_PHOTOS - have);
  if (photos.length <= room) return { accepted: photos, refusals };
  return { accepted: photos.slice(0, room), refusals: [tooManyPhotos(have), ...refusals] };
}

function refusalOf({ name, type, size }: Picked): PhotoRefusal | null {
  // The format of some phones' cameras, which browsers cannot show.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return notAPhoto(name, HEIC_ADVICE);
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return notAPhoto(name);
  return size > MAX_PHOTO_BYTES ? photoTooLarge(name, size) : null;
}
