import {
  HEIC_ADVICE,
  notAPhoto,
  photoTooLarge,
  tooManyPhotos,
  type PhotoRefusal,
} from '#domain/photo-rules.ts';
import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '#domain/photos.ts';

type Picked = Pick<File, 'name' | 'type' | 'size'>;

/** Which of the picked files may be sent, and what to say of the others (spec 5: photos). */
export function checkPhotos<Photo extends Picked>(
  files: readonly Photo[],
  have: number,
): { accepted: Photo[]; refusals: PhotoRefusal[] } {
  if (have + files.length > MAX_PHOTOS) return { accepted: [], refusals: [tooManyPhotos(have)] };
  const found = files.map((file) => ({ file, refusal: refusalOf(file) }));
  return {
    accepted: found.filter(({ refusal }) => refusal === null).map(({ file }) => file),
    refusals: found.flatMap(({ refusal }) => refusal ?? []),
  };
}

function refusalOf({ name, type, size }: Picked): PhotoRefusal | null {
  // The format of some phones' cameras, which browsers cannot show.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return notAPhoto(name, HEIC_ADVICE);
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return notAPhoto(name);
  return size > MAX_PHOTO_BYTES ? photoTooLarge(name, size) : null;
}
